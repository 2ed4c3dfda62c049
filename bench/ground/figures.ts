/** The figures of a bench in docs/: between two marks that name it, with the day and the machine they were taken on. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";

const DOCS = join(import.meta.dirname, "../../docs");

interface Figures {
  readonly name: string;
  readonly said: string;
  /** Of the machine as the bench began, in processes that wanted to run. */
  readonly load: number;
  readonly at: Date;
}

/** Throws where no page has a place for them. */
export async function writeFigures({ name, said, load, at }: Figures): Promise<void> {
  const machine = `${availableParallelism()} cores at a load of ${load.toFixed(1)}, Node ${process.versions.node}`;
  const block = [
    `<!-- bench ${name} -->`,
    `\`npm run bench -- ${name}\`, ${at.toISOString().slice(0, 10)}, ${machine}:`,
    "",
    "```text",
    said.trim(),
    "```",
    `<!-- end ${name} -->`,
  ].join("\n");
  const place = new RegExp(`<!-- bench ${name} -->.*?<!-- end ${name} -->`, "s");
  for (const page of (await readdir(DOCS)).filter((file) => file.endsWith(".md"))) {
    const text = await readFile(join(DOCS, page), "utf8");
    if (!place.test(text)) continue;
    await writeFile(
      join(DOCS, page),
      text.replace(place, () => block),
    );
    return;
  }
  throw new Error(`no page in docs/ has a place for the figures of ${name}`);
}
