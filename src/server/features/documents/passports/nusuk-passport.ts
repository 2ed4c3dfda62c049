/** A verified passport's page as Nusuk takes it. */
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { DocumentRow } from "../repository.ts";
import { readPageImage } from "../stored/read-page.ts";

const WORKER = new URL("./nusuk-passport.worker.ts", import.meta.url);

type Kept = Parameters<typeof readPageImage>[1] & Pick<DocumentRow, "type" | "status">;

/** Throws AppError `not_found` for other documents, and for a passport that is not verified. */
export async function nusukPassport(platform: Pick<Platform, "keys" | "files" | "cpu">, row: Kept): Promise<Buffer> {
  if (row.type !== "passport" || row.status !== "verified") throw new AppError("not_found");
  const { content } = await readPageImage(platform, row);
  const fitted = await platform.cpu.run(WORKER, new Uint8Array(content));
  if (!(fitted instanceof Uint8Array)) throw new AppError("not_found");
  return Buffer.from(fitted);
}
