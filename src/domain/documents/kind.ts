/** What a document looks like, against the type that was chosen for it. */
import type { DocumentType } from "./document.ts";
import type { DocumentFacts, TextLine } from "./facts.ts";
import type { Finding } from "./finding.ts";
import type { MrzFormat } from "./mrz-format.ts";
import { showsOnePerson } from "./photo.ts";
import { saysSomething } from "./unread.ts";
import { found } from "./weights.ts";

export type LooksLike = DocumentType | "identity_card";

/** The type of document that trusted lines belong to. */
export function typeOfFormat(format: MrzFormat): LooksLike {
  if (format === "TD3") return "passport";
  return format.startsWith("MRV") ? "visa" : "identity_card";
}

type KindFacts = Pick<DocumentFacts, "text" | "textFrom" | "portrait" | "file">;

/** Trusted lines settle it; words of a text and a portrait only where nothing speaks for the type that was chosen. */
export function checkKind(chosen: DocumentType, format: MrzFormat | null, facts: KindFacts): Finding {
  if (format) return settledBy(chosen, typeOfFormat(format));
  const named = typeOfText(facts.text);
  if (named === chosen) return found("document_kind", "pass", { chosen, looksLike: chosen });
  if (named) return chosen === "photo" && showsNobody(facts) ? settledBy(chosen, named) : likely(chosen, named);
  const portrait = looksLikePortrait(facts);
  if (chosen === "photo" && (portrait || showsPortrait(facts))) return settledBy(chosen, "photo");
  if (chosen !== "photo" && portrait)
    return showsPortrait(facts) ? settledBy(chosen, "photo") : likely(chosen, "photo");
  return found("document_kind", "not_checked", { chosen, reason: "unread" }, "person_reviews");
}

function likely(chosen: DocumentType, looksLike: LooksLike): Finding {
  return found("document_kind", "warning", { chosen, looksLike }, "choose_right_type");
}

function settledBy(chosen: DocumentType, looksLike: LooksLike): Finding {
  return looksLike === chosen
    ? found("document_kind", "pass", { chosen, looksLike })
    : found("document_kind", "fail", { chosen, looksLike }, "choose_right_type");
}

type NamedType = Extract<DocumentType, "visa" | "health_certificate" | "vaccination">;

const WORDS: Readonly<Record<NamedType, RegExp>> = {
  visa: /\be?-?visa\b|تأشيرة/giu,
  vaccination: /vaccin\w*|immuni[sz]ation|\bACWY\b|\bdose\b|تطعيم|تحصين|لقاح/giu,
  health_certificate:
    /health certificate|medical certificate|certificate of (?:good )?health|fitness certificate|\bfit (?:to|for)\b|examined|medically fit|شهادة صحية|لائق|الكشف الطبي|certificat (?:m[ée]dical|de (?:bonne )?sant[ée])|gesundheitszeugnis|certificado m[ée]dico|sağlık raporu|surat keterangan sehat/giu,
};

/** A short line among the first is a title; a word there counts so many times. */
const TITLE_LINES = 2;
const TITLE_WORDS = 6;
const TITLE_WEIGHT = 3;
/** How far the first must be ahead of the second. */
const LEAST_LEAD = 2;

/** The type that a text names plainly; null when it names none, or two alike. */
export function typeOfText(lines: readonly TextLine[]): NamedType | null {
  const scored = (Object.keys(WORDS) as NamedType[])
    .map((type) => ({ type, score: lines.reduce((sum, line, at) => sum + scoreOf(line, at, WORDS[type]), 0) }))
    .toSorted((a, b) => b.score - a.score);
  const [first, second] = scored;
  return first && second && first.score - second.score >= LEAST_LEAD ? first.type : null;
}

function scoreOf({ text }: TextLine, at: number, words: RegExp): number {
  const isTitle = at < TITLE_LINES && text.trim().split(/\s+/).length <= TITLE_WORDS;
  return (text.match(words)?.length ?? 0) * (isTitle ? TITLE_WEIGHT : 1);
}

/** A bust before a light, even ground; measured on drawn portraits and pages (docs/documents.md). */
const PORTRAIT = { ground: 205, deviation: 22, leastHeight: 0.45, mostHeight: 0.97, foot: 0.97 } as const;

function looksLikePortrait({ portrait, text, file }: KindFacts): boolean {
  if (!portrait?.figure || text.some(saysSomething) || file.height < file.width) return false;
  const { ground, figure } = portrait;
  const even = ground.brightness >= PORTRAIT.ground && ground.deviation <= PORTRAIT.deviation;
  const bust = figure.height >= PORTRAIT.leastHeight && figure.height <= PORTRAIT.mostHeight;
  return even && bust && figure.y + figure.height >= PORTRAIT.foot;
}

/** Looked for both, found one face and no text. */
function showsPortrait({ portrait, text, textFrom }: KindFacts): boolean {
  return textFrom === "picture" && showsOnePerson(portrait) && !text.some(saysSomething);
}

function showsNobody({ portrait }: KindFacts): boolean {
  return portrait?.faces?.length === 0;
}
