/** Looks at a file of which nobody has said what it is: lines before faces, faces before words, and a small picture to know it by. */
import sharp from "sharp";
import { typeOfText } from "#domain/documents/rules/kind.ts";
import { showsOnePerson } from "#domain/documents/rules/photo.ts";
import type { DocumentFacts, PortraitFacts, TextLine } from "#domain/documents/seen/facts.ts";
import { saysSomething } from "#domain/documents/seen/unread.ts";
import { workClock } from "./limits/work-clock.ts";
import { type OpenFile, openFile } from "./picture/open.ts";
import { answeringRefusals } from "./picture/refusal.ts";
import { ownText, portraitInFile, readPageWords, WORDS_MS } from "./see.ts";
import type { CleanPicture, Recognised, RecogniseInput, Refused } from "./types.ts";
import { factsOf, findZone, NOT_SEARCHED } from "./verify.ts";

/** Pixels of the longer side: a name can be made out on a phone, a number hardly. */
const PREVIEW_SIDE = 420;
const PREVIEW_QUALITY = 68;

/** Never throws for anything a file can contain; what cannot be opened is refused with a code. */
export function recogniseDocument({ bytes }: RecogniseInput): Promise<Refused | Recognised> {
  return answeringRefusals(async () => {
    const file = await openFile(bytes);
    const facts = await look(file);
    const page = file.read[(facts.zone?.page ?? 1) - 1] ?? file.read[0];
    return { facts, preview: await previewOf(page.clean) };
  });
}

/** The same for the same bytes: budgets are in work, not in seconds. A model that breaks has seen nothing. */
async function look(file: OpenFile): Promise<DocumentFacts> {
  // A text that says what it is has no lines to search for.
  const lines = typeOfText(ownText(file)) ? NOT_SEARCHED : findZone(file, "passport");
  if (lines.found?.zone.doubts.length === 0) return factsOf(file, { ...lines, words: null, portrait: null });
  const { seen: portrait } = await portraitInFile(file, "photo", null);
  const words = await wordsBeside(file, portrait);
  return factsOf(file, { ...lines, words, portrait });
}

/** Of a portrait a glance is enough to see that nothing is written on it. */
async function wordsBeside(file: OpenFile, portrait: PortraitFacts | null): Promise<readonly TextLine[] | null> {
  const worked = workClock(() => process.cpuUsage());
  const left = () => WORDS_MS - worked();
  const glance = showsOnePerson(portrait) ? (await readPageWords(file, "photo", left)).seen : null;
  return glance && !glance.some(saysSomething) ? glance : (await readPageWords(file, "health_certificate", left)).seen;
}

async function previewOf({ bytes }: CleanPicture): Promise<Recognised["preview"]> {
  const { data, info } = await sharp(bytes)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: PREVIEW_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
