/** The face of somebody's verified photo, for those to whom a household shows it. */
import type { Db } from "#server/platform/database/database.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { recordOnceADay } from "#server/platform/records/audit.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import { openAnalysis } from "../stored/analysis.ts";
import { findPortrait, type PortraitOf } from "./portrait.repository.ts";

/** Null where no verified photo can be used. Who may see it, the caller has decided; that somebody else did is recorded. */
export async function portraitOf(
  { db, keys }: { readonly db: Db; readonly keys: MasterKeys },
  readerId: string,
  person: PortraitOf,
): Promise<(FileAnswer & { readonly content: Buffer }) | null> {
  const found = await findPortrait(db, person);
  const photo = found?.sealedAnalysis && openAnalysis(keys, found.id, found.sealedAnalysis).nusukPhoto;
  if (photo && found.userId !== readerId) {
    await recordOnceADay(db, { actorId: readerId, action: "document.portrait_seen", subjectType: "document" }, [
      found.id,
    ]);
  }
  return photo ? { contentType: "image/jpeg", content: Buffer.from(photo.jpeg, "base64"), inline: true } : null;
}
