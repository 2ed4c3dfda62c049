/** What a document looks like, against the type that was chosen for it. */
import { foldPrinted } from "../certificates/fold.ts";
import type { DocumentType } from "../document.ts";
import type { MrzFormat } from "../lines/mrz-format.ts";
import type { DocumentFacts, TextLine } from "../seen/facts.ts";
import { saysSomething } from "../seen/unread.ts";
import type { Finding } from "../verdicts/finding.ts";
import { found } from "../verdicts/weights.ts";
import { noPaper } from "./no-paper.ts";
import { showsOnePerson } from "./photo.ts";

export type LooksLike = DocumentType | "identity_card";

/** The type of document that trusted lines belong to. */
export function typeOfFormat(format: MrzFormat): LooksLike {
  if (format === "TD3") return "passport";
  return format.startsWith("MRV") ? "visa" : "identity_card";
}

type KindFacts = Pick<DocumentFacts, "text" | "textFrom" | "portrait" | "file"> &
  Partial<Pick<DocumentFacts, "zone" | "capture">>;

/** Trusted lines settle it; words of a text and a portrait only where nothing speaks for the type that was chosen. */
export function checkKind(chosen: DocumentType, format: MrzFormat | null, facts: KindFacts): Finding {
  if (format) return settledBy(chosen, typeOfFormat(format));
  const named = typeOfText(facts.text);
  if (named === chosen) return found("document_kind", "pass", { chosen, looksLike: chosen });
  if (named) return chosen === "photo" && showsNobody(facts) ? settledBy(chosen, named) : likely(chosen, named);
  const portrait = looksLikePortrait(chosen, facts);
  if (chosen === "photo" && (portrait || showsPortrait(facts))) return settledBy(chosen, "photo");
  if (chosen === "passport" && isFaceAlone(facts)) return settledBy(chosen, "photo");
  if (chosen !== "photo" && portrait)
    return showsPortrait(facts) ? settledBy(chosen, "photo") : likely(chosen, "photo");
  const none = chosen === "photo" ? null : noPaper(chosen, { zone: null, ...facts });
  if (none) return found("document_kind", "fail", { chosen, looksLike: none }, "send_paper");
  const remedy = chosen === "passport" ? "retake_page" : "person_reviews";
  return found("document_kind", "not_checked", { chosen, reason: "unread" }, remedy);
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

/** On folded texts. */
const WORDS: Readonly<Record<NamedType, RegExp>> = {
  visa: /\be?-?visa\b|\be?-?vize(?:si|niz|leri)?\b|تاشيره|ويزا|رواديد|(?<!\p{L})виз[аыуе](?!\p{L})|वीजा|ভিসা/gu,
  vaccination:
    /vac+in\p{L}*|immuni[sz]\p{L}*|\bACWY\b|\bmenacwy\b|\bdose\b|تطعيم|تحصين|تلقيح|لقاح|\bvaksin\p{L}*|imunisasi|pelalian|pemvaksinan|\basi(?:si|lama)?\b|вакцин\p{L}*|привив\p{L}*|टीका\p{L}*|वैक्सीन|টিকা\p{L}*|ভ্যাকসিন|ويكسين\p{L}*|ٹيك\p{L}*|واكسن|واكسين\p{L}*|مطعوم|حفاظتي ٹيك\p{L}*|مننژيت|مننگوك\p{L}*|মেনিন\p{L}*|मेनि[\p{L}\p{M}]*|টিকা|meningo\p{L}*|meningitis/giu,
  health_certificate:
    /health (?:certificate|report|profile)|medical (?:certificate|report|examination|screening|check|statement|fitness)|certificate of (?:good )?(?:health|fitness)|fitness (?:certificate|to travel|for)|\bfit (?:to|for)\b|\bexamined|medically fit|statement of fitness|general practi\p{L}+|family (?:medicine|physicians?)|medical (?:practice|centre|center)|blood pressure|\bfit for (?:the )?haj|pilgrims? (?:health|medical)|اللياقه|لياقه|قادر\p{L}* صحيا|شهاده (?:صحيه|طبيه|لياقه)|لايق\p{L}*|الكشف الطبي|لياقه|تسمح ل\p{L}+ بالسفر|certificat (?:medical|de (?:bonne )?sante)|gesundheitszeugnis|certificado medico|saglik raporu|surat keterangan sehat|istitha'?ah/gu,
};

/** A short line among the first is a title; a word there counts so many times. */
const TITLE_LINES = 4;
const TITLE_WORDS = 8;
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
  return (foldPrinted(text).match(words)?.length ?? 0) * (isTitle ? TITLE_WEIGHT : 1);
}

/** A bust before a light, even ground; measured on drawn portraits and pages (docs/documents.md). */
const PORTRAIT = { ground: 205, deviation: 22, leastHeight: 0.45, mostHeight: 0.97, foot: 0.97 } as const;

function looksLikePortrait(chosen: DocumentType, { portrait, text, file }: KindFacts): boolean {
  // A blurred or cropped page stands before its ground like a bust, so that of a passport only a large face tells.
  if (chosen === "passport" && !isFilledByFace(portrait)) return false;
  if (!portrait?.figure || text.some(saysSomething) || file.height < file.width) return false;
  const { ground, figure } = portrait;
  const even = ground.brightness >= PORTRAIT.ground && ground.deviation <= PORTRAIT.deviation;
  const bust = figure.height >= PORTRAIT.leastHeight && figure.height <= PORTRAIT.mostHeight;
  return even && bust && figure.y + figure.height >= PORTRAIT.foot;
}

/** On the page of a passport a face takes less than a quarter of the height. */
const FILLING_FACE = 0.3;

function isFilledByFace(portrait: DocumentFacts["portrait"]): boolean {
  return showsOnePerson(portrait) && (portrait?.faces?.[0]?.box.height ?? 0) >= FILLING_FACE;
}

/** One face that fills an upright picture, and nothing like a zone: no page of a passport, whatever is behind the face. */
function isFaceAlone({ portrait, text, file, zone }: KindFacts): boolean {
  return zone === null && file.height > file.width && isFilledByFace(portrait) && !text.some(saysSomething);
}

/** Looked for both, found one face and no text. */
function showsPortrait({ portrait, text, textFrom }: KindFacts): boolean {
  return textFrom === "picture" && showsOnePerson(portrait) && !text.some(saysSomething);
}

function showsNobody({ portrait }: KindFacts): boolean {
  return portrait?.faces?.length === 0;
}
