/** What a short turn takes over from the one before: its matter, its people and conditions, the list and the sums that were shown. */

import type { Locale } from "#i18n/locales.ts";
import { featuresOf } from "../../classifier/features.ts";
import { likelihoods, type Model } from "../../classifier/model.ts";
import { conceptsIn } from "../../concepts/concepts.ts";
import { type Act, asAct } from "../../intents/acts.ts";
import type { Known } from "../../known.ts";
import { wordsIn } from "../../normalise/fold.ts";
import { languageOf } from "../../normalise/language.ts";
import { currencyOf, foreignCurrencyIn } from "../../reading/numbers.ts";
import { type Reading, readingOf } from "../../reading/reading.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { countedAll, deskTurn, heardOfShown, noPlaceCame, recordTurn, shownTurn } from "../acts/account-acts.ts";
import { asksHowLongKept } from "../acts/line-acts.ts";
import type { ShownSum } from "../reply.ts";
import { asksHowLong, matterTurn } from "./matter-turns.ts";
import { defined, mergedWishes, settled } from "./merged-wishes.ts";
import { onwardTurn, sameTurn, toldAgain } from "./onward-turns.ts";
import {
  asksOfFlights,
  chosenOf,
  countedAnew,
  isOfPackages,
  ofShortList,
  orderOf,
  packageTurn,
} from "./package-turns.ts";
import { LONGEST_NAMING, ofPaper, ofSamePaper, ofSelf, paperAct, restOfPapers, samePerson } from "./paper-turns.ts";
import { personTurn } from "./person-turns.ts";

/** As it is kept beside an answer. */
export interface Dialogue {
  /** In which it was answered: a short turn in letters of several languages is in the same. */
  readonly locale: Locale;
  readonly act: Act;
  /** What was asked of this matter, the oldest first: read one over the other they are what is meant. */
  readonly texts: readonly string[];
  /** Ids of the packages that were told, in their order. */
  readonly shown: readonly string[];
  /** Where one of a list was told of since: all of that list; left out: `shown` is it. */
  readonly listed?: readonly string[];
  readonly sums: readonly ShownSum[];
  /** Ids of the facts that were told; left out: none. */
  readonly facts?: readonly string[];
  /** The number of the one booking that was told of; left out: of none or of several. */
  readonly booking?: string | null;
  /** The acts that were offered beside the answer. */
  readonly offered: readonly Act[];
  /** A question that was not understood: a pressed choice is the answer to it. */
  readonly pending: string | null;
}

/** What was kept, if it has still this form: a version before may have kept another. */
export function asDialogue(kept: unknown): Dialogue | null {
  return isDialogue(kept) && asAct(kept.act) !== null ? kept : null;
}

function isDialogue(kept: unknown): kept is Dialogue {
  const lists = ["texts", "shown", "sums", "offered"] as const;
  return (
    typeof kept === "object" &&
    kept !== null &&
    "act" in kept &&
    typeof kept.act === "string" &&
    lists.every((name) => Array.isArray(Reflect.get(kept, name)))
  );
}

/** So many turns are read together. */
const MOST_TEXTS = 5;
const LONGEST_TURN = 9;
/** Longer ones go on only where they say so: by a currency, or by a word for the packages that were told. */
const LONGEST_OF_MONEY = 12;
const LONGEST_OF_PACKAGES = 16;
const FEW_WORDS = 3;
/** What is done with somebody, not asked of their papers. */
const DONE = ["invite", "add", "delete", "alert", "change", "cancel"];
const LONGEST_NO = 5;
/** After these a "no" is about what would be done, whatever else the words may mean. */
const UNDONE = /^(?:pay\.refund|booking\.|meta\.account|queue\.leave|fact\.found|doc\.privacy)/;
/** A "yes" to what comes next leads to how it is done. */
const NEXT = /^(?:journey\.|meta\.calm|doc\.needed|family\.ready)/;

export interface DialogueTurn {
  readonly act: Act;
  readonly reading: Reading;
  readonly factId?: string;
  /** It was taken to ask the same again, and no word of it says so. */
  readonly isSame?: true;
  /** What follows is asked of the first that is told. */
  readonly isOfFirst?: boolean;
  /** The first sentence of a rule is told alone. */
  readonly isBrief?: true;
}

interface HeardAlone {
  readonly reading: Reading;
  readonly known: Known;
  /** The turn alone was understood, not as a fact. */
  readonly isClear: boolean;
  /** What the fact is of that questions like it have taught; nothing: there is none. */
  readonly taught: readonly Act[];
  readonly own: Act | null;
}

/** What a turn means after the one before; null where it stands for itself. */
export function turnAfter(
  last: Dialogue,
  { reading: heard, known, isClear, taught, own }: HeardAlone,
): DialogueTurn | null {
  const goneOn = (before: Reading | null, later: Reading) => merged(before && settled(before, later, known), later);
  // What was asked of somebody and not understood still says whom "theirs" means.
  const isOfThat = heard.tokens.some(({ text }) => turns.isThatPerson(text));
  const spoken = last.pending !== null && isOfThat ? [...last.texts, last.pending] : last.texts;
  const earlier = spoken.reduce<Reading | null>(
    (before, one) => goneOn(before, asTurn(readingOf(one, known), before, known)),
    null,
  );
  const reading = isOfPackages(last.act) ? heardOfShown(countedAll(countedAnew(heard, earlier, own), known)) : heard;
  const words = reading.tokens.map((token) => token.text);
  const isOfLastPart = last.act.startsWith("pay.") && words.some(turns.isLast);
  // Whoever has booked nothing asks of the departure of what was shown.
  const isOfJourney = own === "trip.departure" && !isOfLastPart && (reading.hasBookings || !isOfPackages(last.act));
  // What these pages are is asked of nothing that was told.
  if (own === "meta.rihla" || isOfJourney) return null;
  if (words.length === 0 || words.length > longestAfter(last, reading, known, own)) return null;
  const together = goneOn(earlier, reading);
  const isPackages = isOfPackages(last.act);
  const concepts = new Set(conceptsIn(wordsIn(words.join(" "))));
  const alone = isClear && own !== null ? [own] : taught;
  const isAside = isPackages && ASIDE_OF_OFFERS.some((one) => concepts.has(one));
  const isElse =
    own === "safety.other_person" ||
    reading.people.strangers.length > 0 ||
    isAside ||
    (alone.length > 0 && !alone.some((one) => isNear(one, last.act, words.length)));
  const asked = { words, reading, concepts, isClear, own, isElse, document: together.slots.document };
  const instead = noPlaceCame(last, asked);
  if (instead) return { ...instead, reading: forAll(reading, known) };
  const ofDesk = deskTurn(last, { ...asked, together, known });
  if (ofDesk) return ofDesk;
  const ofRecord = isElse ? null : recordTurn(last, asked);
  // Whose papers are complete is asked of no one paper.
  const ofAll = own === "family.ready" ? { ...together, slots: { ...together.slots, document: null } } : together;
  if (ofRecord) return { ...ofRecord, reading: ofAll };
  const ofPerson = isPackages ? null : personTurn(last, { words, reading, together, known });
  if (ofPerson) return ofPerson;
  const isOfOffers = isPackages || last.act === "queue.waitlist";
  const onward = { words, reading, together, earlier, isClear, own, known };
  const ofShown = isOfOffers && !isElse ? shownTurn(last, onward) : null;
  if (ofShown) return ofShown;
  const chosen = chosenOf(reading, last.listed ?? last.shown, known);
  // Of a list that is shorter all of it is told again, and that it is.
  const isOfList = isOfListOnly(own);
  if (chosen && !chosen.offer && isOfList) return { act: "pkg.named", reading: ofShortList(together, chosen.shown) };
  if (chosen?.offer)
    return {
      act: own === "pkg.discount" ? own : "pkg.named",
      reading: { ...together, titled: [chosen.offer, ...(chosen.also ?? [])].map((one) => [one]) },
    };
  const again = restOfPapers(last, onward) ?? toldAgain(last, onward);
  if (again) return again;
  const isNo =
    !words.some((word, at) => turns.isIf(word) || (turns.isWhy(word) && !turns.isForNothing(words, at))) &&
    words.length <= LONGEST_NO &&
    (words.some(turns.saysNo) || turns.isLeftAlone(words));
  // "No, the nearest": another of the packages is wanted.
  const isOfOther = isPackages && (orderOf(words) !== null || reading.wishes.count > 0);
  if (isNo && !isOfOther && (!isClear || UNDONE.test(last.act))) return { act: "turn.no", reading };
  if (words.length <= 2 && words.some(turns.isYes)) {
    const [offered] = last.offered;
    if (NEXT.test(last.act)) return { act: "doc.upload", reading: together };
    if (offered) return { act: offered, reading: readingOfChoice(last, together, known) };
  }
  const isMoney = namesCurrency(reading);
  // "For three in pounds" asks for another sum.
  const isOfParty = isPackages && reading.wishes.people !== null;
  if (isMoney && !isOfParty && reading.numbers.sums.length === 0 && last.sums.length > 0)
    return { act: "turn.convert", reading: together };
  const isShared = last.sums.length > 0 && reading.numbers.sums.length === 0 && concepts.has("each_person");
  if (isShared && !isPackages && words.length <= FEW_WORDS + 1) return { act: "pay.split", reading: together };
  const isOfReview = /^doc\.(?:status|needed|why|review_time)$/.test(last.act) && reading.slots.document === null;
  if (isOfReview && asksHowLong(words, concepts)) return { act: "doc.review_time", reading: together };
  const ofSame = samePerson(last, onward) ?? ofSamePaper(last, onward);
  if (ofSame) return ofSame;
  const further = isPackages ? null : onwardTurn(last, onward);
  if (further) return further;
  const ofMatter = isPackages ? null : matterTurn(last, asked);
  if (ofMatter) return { ...ofMatter, reading: ofMatter.act === "doc.fix" ? ofThatOne(together, earlier) : together };
  if (isAside && concepts.has("medicine")) return null;
  if (isPackages) return packageTurn(last, onward);
  const isPaper = last.act.startsWith("doc.") || last.act.startsWith("family.");
  const isContinued = words[0] !== undefined && turns.isAnd(words[0]) && !(isClear && own === "journey.next");
  const { people, slots } = reading;
  const names = people.named.length > 0 || people.missing.length > 0 || slots.document !== null || people.isEverybody;
  // "And that of my mother" says nothing of packages.
  const isOfThem = isContinued && people.named.length > 0 && words.length <= LONGEST_NAMING;
  const isGuessedOfThem = isOfThem && (/^pkg\./.test(own ?? "") || concepts.size <= people.named.length);
  const isOther = isClear && own !== null && /^(?:booking|pay|queue|pkg)\./.test(own) && !isGuessedOfThem;
  // The size of a photo is asked of every photo.
  const isBare = words.length === 1 && last.act === "doc.needed" && slots.document !== "visa";
  const isOfRule = own === "fact.found" && people.named.length + people.missing.length === 0 && !isBare;
  if (
    isPaper &&
    names &&
    !isOther &&
    !(isOfRule && !isContinued) &&
    (isContinued || isBare || (!isClear && words.length <= LONGEST_NAMING))
  )
    return ofPaper(paperAct(last.act, slots.document), together);
  const isOfSomebody = people.named.length > 0 && words.length <= FEW_WORDS && !DONE.some((one) => concepts.has(one));
  if (isPaper && isOfSomebody && !isOther) return { act: paperAct(last.act), reading: together };
  if (isPaper && people.isSelf && words.length <= FEW_WORDS)
    return { act: paperAct(last.act), reading: ofSelf(together, known) };
  return sameTurn(last, onward);
}

function namesCurrency({ tokens }: Reading): boolean {
  return tokens.some(({ text }) => currencyOf(text) !== null) || foreignCurrencyIn(tokens) !== null;
}

/** Of the same matter, of none, or in few words asked of what was shown. */
function isNear(own: Act, last: Act, length: number): boolean {
  const [of, before] = [matterOf(own), matterOf(last)];
  const isOfShown = own === "queue.chance" || (OF_SHOWN.has(own) && length <= FEW_OF_SHOWN);
  const isOnFoot = own === "pkg.distance" && (before === "fact" || before === "hajj");
  const isOfRite = isOnFoot || (before === "fact" && of === "hajj" && own !== "hajj.health");
  const isOfCard = before === "pay" && own === "doc.visa" && length <= FEW_OF_CARD;
  return of === before || OF_NONE.has(own) || isOfRite || isOfCard || (before === "pkg" && isOfShown);
}

const OF_NONE: ReadonlySet<Act> = new Set(["journey.next", "meta.capabilities", "meta.language"]);
const ASIDE_OF_OFFERS = ["medicine", "vaccine", "document", "emergency"];
const FEW_OF_CARD = 3;
const OF_SHOWN: ReadonlySet<Act> = new Set(["trip.contact", "trip.tickets", "booking.status"]);
const FEW_OF_SHOWN = 4;

function matterOf(act: Act): string {
  const [matter = ""] = act.split(".");
  return matter === "family" || matter === "person" ? "doc" : matter;
}

/** Whether a flight was in the price was asked of what had been told: it is no condition of what follows. */
function asTurn(reading: Reading, before: Reading | null, known: Known): Reading {
  if (!before) return reading;
  const counted = heardOfShown(countedAll(countedAnew(reading, before), known));
  return asksOfFlights(counted) ? { ...counted, wishes: { ...counted.wishes, flights: false } } : counted;
}

function isOfListOnly(own: Act | null): boolean {
  return own === null || /^(?:pkg|meta)\./.test(own);
}

function longestAfter(last: Dialogue, reading: Reading, known: Known, own: Act | null): number {
  const isOfShown = turns.isOfShown(reading.tokens.map(({ text }) => text));
  // Of the terms of what was shown one speaks at length too.
  const isOfTerms = (own === "pay.refund" || own === "booking.cancel") && !reading.hasBookings;
  const isChosen = isOfListOnly(own) && Boolean(chosenOf(reading, last.listed ?? last.shown, known)?.offer);
  const isOfSteps = reading.wishes.search.accessible !== undefined;
  if (isOfPackages(last.act) && (isOfShown || isChosen || isOfTerms || isOfSteps)) return LONGEST_OF_PACKAGES;
  const isOfKeeping = asksHowLongKept(new Set(conceptsIn(reading.tokens.map(({ text }) => text))));
  const isOfOffer = last.act === "queue.waitlist" && (own !== null || isOfKeeping);
  const isOfDesk = last.act.startsWith("operator.");
  return isOfOffer || isOfDesk || (namesCurrency(reading) && last.sums.length > 0) ? LONGEST_OF_MONEY : LONGEST_TURN;
}

/** "Can I take it at home?": the picture is still that of the one of whom was asked. */
function ofThatOne(reading: Reading, earlier: Reading | null): Reading {
  const { people } = reading;
  const isAsker = people.isSelf && people.missing.length + people.others.length === 0;
  return isAsker && earlier && earlier.people.named.length > 0 ? { ...reading, people: earlier.people } : reading;
}

/** What has room for the whole household. */
function forAll(reading: Reading, { travellers }: Known): Reading {
  const { wishes } = reading;
  const minSeats = wishes.people ?? (travellers?.length || undefined);
  return { ...reading, wishes: { ...wishes, people: minSeats ?? null, search: { ...wishes.search, minSeats } } };
}

/** The later says what it says, the earlier the rest. */
function merged(earlier: Reading | null, later: Reading): Reading {
  if (!earlier) return later;
  const { people, numbers, titled } = later;
  const isAbout = [people.named, people.missing, people.doubtful, people.others].some(({ length }) => length > 0);
  return {
    tokens: later.tokens,
    booked: later.booked.length > 0 ? later.booked : earlier.booked,
    steps: earlier.steps + later.steps,
    hasTravellers: later.hasTravellers,
    hasBookings: later.hasBookings,
    desk: mergedDesk(earlier.desk, later.desk),
    when: later.when.length > 0 ? later.when : earlier.when,
    operators: later.operators.length > 0 ? later.operators : earlier.operators,
    numbers: {
      ...defined(earlier.numbers),
      ...defined(numbers),
      sums: numbers.sums.length > 0 ? numbers.sums : earlier.numbers.sums,
    } as Reading["numbers"],
    people: isAbout || people.isSelf || people.isEverybody ? people : earlier.people,
    slots: mergedSlots(earlier, later),
    wishes: mergedWishes(earlier.wishes, later.wishes),
    titled: titled.length > 0 ? titled : earlier.titled,
  };
}

/** "Anything else?" asks of no paper that was named before. */
function mergedSlots(earlier: Reading, { slots, tokens }: Reading): Reading["slots"] {
  const kept = tokens.some(({ text }) => turns.isElse(text)) ? { ...earlier.slots, document: null } : earlier.slots;
  return { ...kept, ...defined(slots) } as Reading["slots"];
}

function mergedDesk(earlier: Reading["desk"], later: Reading["desk"]): Reading["desk"] {
  if (!earlier || !later) return later ?? earlier;
  return {
    named: later.named ?? earlier.named,
    unfound: later.unfound,
    titles: later.titles.length > 0 ? later.titles : earlier.titles,
    state: later.state ?? earlier.state,
  };
}

/** What is kept for the next turn; `last` where this one goes on with it. */
export function dialogueAfter(
  text: string,
  {
    act,
    locale,
    last,
    shown,
    sums,
    facts,
    offered,
    booking,
    isOfFirst,
  }: {
    act: Act;
    booking: string | null;
    locale: Locale;
    last: Dialogue | null;
    shown: readonly string[];
    sums: readonly ShownSum[];
    facts: readonly string[];
    offered: readonly Act[];
    isOfFirst: boolean;
  },
): Dialogue {
  if (last && act.startsWith("turn.")) return { ...last, offered: [], pending: null };
  const texts = [...(last?.texts ?? []), text].slice(-MOST_TEXTS);
  const listed = isOfFirst ? shown : (last?.listed ?? last?.shown ?? []);
  const told = isOfFirst ? shown.slice(0, 1) : shown;
  const isOfList =
    (act === "pkg.named" || isOfFirst) && told.length < listed.length && told.every((id) => listed.includes(id));
  return {
    act,
    locale,
    texts,
    shown: told.length > 0 ? told : (last?.shown ?? []),
    ...(isOfList ? { listed } : {}),
    sums: sums.length > 0 ? sums : (last?.sums ?? []),
    facts,
    offered,
    booking: booking ?? last?.booking ?? null,
    pending: null,
  };
}

/** After a question that was asked back, or not known. */
export function dialogueBeside(
  text: string,
  { last, locale, offered }: { last: Dialogue | null; locale: Locale; offered: readonly Act[] },
): Dialogue {
  const nothing = { act: "none", texts: [], shown: [], sums: [] } as const;
  return { ...(last ?? nothing), locale, offered, pending: text };
}

interface Spoken {
  readonly text: string;
  /** The account's. */
  readonly locale: Locale;
  readonly dialogue?: Dialogue | null;
  /** Where it is told already. */
  readonly spoken?: Locale;
}

/** Short turns that no word places are in the language of the turn before; a screen that is asked from has said nothing. */
export function spokenIn({ text, locale, dialogue, spoken }: Spoken, { languages }: Pick<Model, "languages">): Locale {
  if (spoken) return spoken;
  const isTurn = dialogue != null && (dialogue.texts.length > 0 || dialogue.pending !== null);
  return languageOf(text, dialogue?.locale ?? locale, {
    ...{ isSpoken: isTurn, earlier: dialogue?.texts.join(" ") ?? "" },
    likely: (said) => likelihoods(languages, featuresOf(said)),
  });
}

/** What a pressed choice means: its own words, and the question that it answers. */
export function readingOfChoice({ pending }: Dialogue, reading: Reading, known: Known): Reading {
  return pending === null ? reading : merged(readingOf(pending, known), reading);
}
