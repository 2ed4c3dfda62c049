/** The data folder: made where it is missing, and tried before anything is put into it. */
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export class UnusableDataFolder extends Error {
  constructor(folder: string, cause: string) {
    super(
      `The data folder ${folder} cannot be written (${cause}); ` +
        "give this user the rights or set DATA_DIR to another folder.",
    );
  }
}

/** Throws UnusableDataFolder where nothing can be written, or the system's own error on a full disk. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, "", { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error);
    throw code === "ENOSPC" ? error : new UnusableDataFolder(folder, code);
  }
}

/** Not by mkdir's own `recursive`: it never ends where a folder that is there takes no other, as in /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process of ours may have been first.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
