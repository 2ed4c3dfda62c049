/**
 * Lines of a visa that are told whole in closed words: each word is one of a visa's own, each day, number, name and year
 * stands where it belongs. They are taken apart into fields, which the rules compare as any other.
 */
import { foldPrinted } from "../certificates/fold.ts";
import type { HolderFacts } from "../certificates/holder/about.ts";
import type { CertificatePage, LabelledValue } from "../certificates/layout/parts.ts";
import { isInstruction } from "../certificates/sentences/instructions.ts";
import type { DateStyle } from "../certificates/words/dates.ts";
import type { Language } from "../certificates/words/risks.ts";
import type { TextLine } from "../seen/facts.ts";
import { UNREAD } from "../seen/unread.ts";
import { isAgainst } from "./against.ts";
import { withoutHouses } from "./houses.ts";
import { noticeOf } from "./notices.ts";
import { type Awaited, Reading, type Told } from "./reading.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Cue } from "./words.ts";

export interface ToldLine {
  readonly entries: readonly Told[];
  /** It names the Hajj as what the visa is for. */
  readonly isHajj: boolean;
}

interface Reader {
  readonly about: HolderFacts;
  readonly style: DateStyle;
  readonly languages: readonly Language[];
}

/** With what a label alone announces for the line below it. */
interface Read extends ToldLine {
  readonly awaited: Awaited | null;
}

/** A text whole in closed words, as what was announced above it goes on. */
function readWhole(text: string, { about, style }: Reader, awaited: Awaited | null): Read | null {
  const tokens = tokensOf(text, { about, style });
  if (!tokens || tokens.every(({ kind }) => kind === "sign" || kind === "gap")) return null;
  // A label of its own ends what a label above announced.
  const [first] = tokens.filter(isMeant);
  const reading = new Reading(about, first?.kind === "cue" ? null : awaited);
  if (!tokens.every((token, at) => reading.take(token, tokens[at + 1], tokens.slice(at + 1).find(isMeant))))
    return null;
  const isLabel = isLabelAlone(tokens) && !(reading.isDue() || reading.isHajj || /[:：]\s*$/u.test(text));
  if (!reading.isWhole() && !isLabel) return null;
  return { entries: reading.entries, isHajj: reading.isHajj, awaited: isLabel ? reading.awaited : null };
}

const isMeant = ({ kind }: Token) => kind !== "sign" && kind !== "gap";

/** One label, perhaps in several languages: two that follow each other say something. */
function isLabelAlone(tokens: readonly Token[]): boolean {
  const announced = tokens.flatMap((token) =>
    token.kind === "cue" && !OF_LABELS.includes(token.cue) ? [token.cue] : [],
  );
  return tokens.every(({ kind }) => kind === "cue" || kind === "sign") && new Set(announced).size <= 1;
}
/** Cues that may stand within any label. */
const OF_LABELS: readonly Cue[] = ["plain", "office", "visa", "number", "day", "type", "place"];

/** Where one text may end and the next begin. */
const ENDS = /(?<=\p{L}{2}[.!۔।])\s+|\s+[-–—|•]\s+|\t| {3,}|\s+\/\s+|;\s+/u;

/** No visa has longer lines; those are read by the rules on prose. */
const LONGEST = 400;

function readLine(text: string, reader: Reader, awaited: Awaited | null): Read | null {
  if (text.includes(UNREAD) || text.length > LONGEST) return null;
  const { left, entries } = withoutHouses(text);
  const read = left.trim() === "" ? { entries: [], isHajj: false, awaited: null } : readLeft(left, reader, awaited);
  return read && { ...read, entries: [...entries, ...read.entries] };
}

function readLeft(text: string, reader: Reader, awaited: Awaited | null): Read | null {
  const whole = readWhole(text, reader, awaited) ?? ofNotice(text, reader);
  if (whole) return whole;
  const parts = text.split(ENDS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const told = parts.map((part) => readWhole(part, reader, null) ?? ofNotice(part, reader));
  const known = told.filter((part) => part !== null);
  if (parts.length < 2 || known.length < parts.length) return null;
  return {
    entries: known.flatMap(({ entries }) => entries),
    isHajj: known.some(({ isHajj }) => isHajj),
    awaited: null,
  };
}

/** A number in one is a day or a time, which has rules of its own. */
const isAnInstruction = (text: string, languages: readonly Language[]) =>
  isInstruction(text, languages, true) && !/\p{Nd}/u.test(text) && !isAgainst(text);

function ofNotice(text: string, { languages }: Reader): Read | null {
  const notice = noticeOf(text) ?? (isAnInstruction(text, languages) ? "notice" : null);
  return notice === null ? null : { entries: [], isHajj: notice === "hajj", awaited: null };
}

/** Words in which no sentence ends: what follows belongs to them. */
const OPEN =
  /(?:^|[^\p{L}\p{M}])(?:not?|non|never|is|are|be|been|if|unless|until|without|except|only|or|and|but|pas|ne|si|sauf|sans|tidak|bukan|belum|jika|tanpa|kecuali|не|если|без|кроме|لا|لم|لن|غير|ليس|ليست|اذا|الا|بدون|قبل|ان|كه|تا|اگر)[\s:,-]*$/u;

/** The lines that are told whole, each with its fields. */
export function toldLines(lines: readonly TextLine[], reader: Reader): ReadonlyMap<TextLine, ToldLine> {
  const told = new Map<TextLine, ToldLine>();
  let awaited: Awaited | null = null;
  let before: string | null = null;
  for (const line of lines) {
    const isGoingOn: boolean = before !== null && (OPEN.test(foldPrinted(before)) || /^\s*\p{Ll}/u.test(line.text));
    const read: Read | null = isGoingOn ? null : readLine(line.text, reader, awaited);
    if (read) told.set(line, read);
    [awaited, before] = [read?.awaited ?? null, read ? null : line.text];
  }
  return told;
}

/** The page with what closed words tell, from top to bottom; the other lines are read as those of every paper. */
export function withTold(
  told: ReadonlyMap<TextLine, ToldLine>,
  lines: readonly TextLine[],
  read: (left: readonly TextLine[]) => CertificatePage,
): CertificatePage {
  const page = read(lines.filter((line) => !told.has(line)));
  if (told.size === 0) return page;
  const more = [...told].flatMap(([line, { entries }]) => entries.map((entry) => ({ ...entry, line })));
  const order = new Map(lines.map((line, at) => [line, at] as const));
  const at = ({ line }: LabelledValue) => order.get(line) ?? 0;
  return { ...page, entries: [...page.entries, ...more].toSorted((one, other) => at(one) - at(other)) };
}
