/** Answers about papers: how they stand, why, what is missing. */

import { dateOf } from "#domain/calendar.ts";
import { requiredProgress } from "#domain/documents/document.ts";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import { isOwedByHousehold } from "#domain/obligations/told/moment.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung, MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import type { Known, KnownDocument, KnownTraveller } from "../../known.ts";
import { asksWhose } from "../../reading/asks-there.ts";
import { asksIfHeldUp, asksWithout } from "../../reading/words/thread-words.ts";
import { isElse } from "../../reading/words/turn-words.ts";
import { areNotAccepted, asksIfNotInTime, asksIfNotThere, isAgain } from "../acts/account-acts.ts";
import { ACTIONS, type Asked, type Composer, type Reply, reply, type Sentence, say } from "../reply.ts";
import {
  certificateAgain,
  countOf,
  dayTold,
  expiryOf,
  isPaper,
  journeyFor,
  lineOf,
  openPaper,
  reasonOf,
  reasonsOf,
  remedyOf,
  TO_BE_MADE,
} from "./document-lines.ts";
import { ofMember, othersLacking, whoElse } from "./members.ts";

/** So many papers are told one by one; the page has them all. */
export const MOST_LINES = 6;
/** Of what is missing: three papers of each of four people. */
const MOST_MISSING = 12;
/** A question of so few words names a paper for its own sake. */
const SHORTEST_FILE = 6;
/** So few are told with all that is known of them. */
const FEW = 2;

const NOT_READ = reply([say("documents.notRead")], [ACTIONS.documents]);

export const documentStatus: Composer = (asked) => {
  // Of all of one kind whoever has given none is told of too.
  const isOfMany =
    asked.reading.people.isEverybody ||
    (asked.reading.people.named.length === 0 && asksWhose(asked.reading.tokens.map(({ text }) => text)));
  const isOfAll = isOfMany && asked.slots.document !== null && chosen(asked).length > 0;
  const words = asked.reading.tokens.map(({ text }) => text);
  const open = areNotAccepted(words) ? notAccepted(asked) : [];
  if (open.length > 0) return withDocuments(asked, () => open);
  return withDocuments(
    asked,
    (found) =>
      refusedOf(found, asked) ?? [
        ...found.slice(0, MOST_LINES).map((document) => say("documents.line", lineOf(document, asked.known))),
        ...(found.length > MOST_LINES ? [say("documents.more", { count: found.length - MOST_LINES })] : []),
        ...(found.length <= FEW ? found.flatMap((document) => expiryOf(document, asked)) : []),
        ...laterOf(found, asked),
      ],
    isOfAll,
  );
};

/** Of the one refused paper of somebody who is named: why, what mends it and by when. */
function refusedOf([only, ...others]: readonly KnownDocument[], asked: Asked): Sentence[] | null {
  if (only?.status !== "rejected" || others.length > 0 || !personOf(asked)) return null;
  return [...reasonsOf(only, asked.known, true), ...openPapers(asked, only.type)];
}

/** What was refused, what a person still looks at, and what nobody has given. */
function notAccepted(asked: Asked): Sentence[] {
  const missing = openPapers(asked, asked.slots.document ?? undefined).filter(({ key }) => key !== TO_BE_MADE);
  const held = chosen(asked).filter(({ status }) => status === "pending");
  return [...missing, ...held.map((document) => say("documents.line", lineOf(document, asked.known)))].slice(
    0,
    MOST_MISSING,
  );
}

/** Of few what comes of them: whoever waits for a check has nothing to do, and a certificate is made once more before the visa. */
function laterOf(found: readonly KnownDocument[], asked: Asked): Sentence[] {
  if (found.length > FEW) return [];
  const waits = found.some(({ status, needsReview }) => status === "pending" && needsReview);
  const isOfCertificate = found.some(({ type }) => type === "health_certificate");
  const again = isOfCertificate ? openPapers(asked, "health_certificate") : [];
  return [...(waits ? [say("documents.nothingToDo")] : []), ...again];
}

/** Why, and how it is mended. */
export const documentReason: Composer = (asked) => {
  // Why one is asked for again that was accepted: it would be too old by then.
  const isOfCertificate = asked.slots.document === "health_certificate";
  const told = withDocuments(asked, (found) => {
    const refused = found.filter(({ status }) => status === "rejected");
    const isOfRefused = refused.length > 0 && asked.concepts.includes("refused");
    // Of whom nobody is named, what is still being looked at is no reason to make one anew.
    const isOfRule = isOfCertificate && asked.reading.people.named.length === 0;
    const troubled = isOfRefused || isOfRule ? refused : found.filter(({ status }) => status !== "verified");
    if (troubled.length > 0)
      return troubled
        .slice(0, MOST_LINES)
        .flatMap((document) => reasonsOf(document, asked.known, troubled.length <= FEW));
    const nothing = isOfCertificate ? [] : [say("documents.nothingWrong")];
    const lines = isOfCertificate ? found.map((document) => say("documents.line", lineOf(document, asked.known))) : [];
    const open = openPapers(asked, asked.slots.document ?? undefined);
    return isOfRule ? [...open, ...lines] : [...nothing, ...lines, ...open].slice(0, MOST_LINES);
  });
  const isAccepted = isOfCertificate && chosen(asked).every(({ status }) => status !== "rejected");
  return isAccepted ? { ...told, facts: ["healthCertificateRules"] } : told;
};

export const documentRemedy: Composer = (asked) => {
  const answer = withDocuments(asked, (found) => {
    const told = found.filter((document) => remedyOf(document, asked.known).length > 0).slice(0, MOST_LINES);
    if (told.length === 0) return [say("documents.nothingWrong")];
    return told.flatMap((document) => [reasonOf(document, asked.known), ...remedyOf(document, asked.known)]);
  });
  const asksPhoto = asked.slots.document === "photo" || chosen(asked).some(isRefusedPhoto);
  return { ...answer, actions: [ACTIONS.upload], facts: asksPhoto ? ["photoRules"] : 1 };
};

function isRefusedPhoto({ type, status }: KnownDocument): boolean {
  return type === "photo" && status === "rejected";
}

/** The household's, what presses most first, and what else comes next: the dashboard's next action is the first of them. */
export const documentsNeeded: Composer = (asked) => {
  const { journey } = asked.known;
  if (!journey) return reply([say("documents.notRead")], [ACTIONS.documents], 1);
  const unknown = unknownPerson(asked);
  if (unknown) return unknown;
  const person = personOf(asked);
  if (person && isTooYoung(person.birthDate, dateOf(asked.now))) {
    const values = { name: fullName(person), age: MIN_AGE_YEARS };
    return reply([say("documents.nothingAsked", values)], [ACTIONS.documents], 1);
  }
  if (person && !person.isSelf && journey.withoutPlace?.includes(person.id))
    return reply([say("documents.noPlace", { name: fullName(person) })], [ACTIONS.documents], 1);
  const type = asked.slots.document ?? undefined;
  const open = openPapers(asked, type);
  const given = person && type ? chosen(asked) : [];
  const words = asked.reading.tokens.map(({ text }) => text);
  // Nothing of it is missing: how it stands is told to who asks of nothing else.
  const isOfIt = words.length <= SHORTEST_FILE && !words.some(isElse);
  if (isOfIt && open.length === 0 && given.some(({ status }) => status === "verified")) return documentStatus(asked);
  const counts = type && !person ? lackedBy(type, asked) : countsOf(asked, journey);
  const refused = given.filter(({ status }) => status === "rejected");
  const checked = [
    ...(person || type ? beingChecked(asked) : []),
    ...refused.flatMap((document) => reasonsOf(document, asked.known, true)),
  ];
  const elsewhere = person ? [] : lackedElsewhere(asked);
  // What is still looked at may be made anew too: how old it may be at travel is told.
  if (open.length === 0 && type === "health_certificate" && isAgain(words) && checked.length > 0)
    return reply([...checked, say("documents.nothingToDo")], [ACTIONS.documents], ["healthCertificateVisa"]);
  if (open.length === 0) {
    const others = personOf(asked) ? [] : toDoNext(journey);
    return reply([...counts, ...checked, say(noneOpen(journey)), ...elsewhere, ...others], [ACTIONS.documents], 1);
  }
  // What comes of it if they are not there in time.
  const isOfLack = asksIfNotThere(words, new Set(asked.concepts)) || asksWithout(words) || asksIfHeldUp(words);
  if ((asksIfNotInTime(words) || isOfLack) && open.length > 0)
    return reply(
      [say("documents.heldUp"), ...open],
      [ACTIONS.upload],
      type === "passport" ? ["passportRenewEarly"] : 0,
    );
  if (type === "health_certificate" && isAgain(words) && open.some(({ key }) => key === TO_BE_MADE))
    return reply([say("answers.yes"), ...open, ...checked], [ACTIONS.documents], ["healthCertificateRules"]);
  // A certificate that cannot be made yet is not missing: the documents page does not count it either.
  const more = open.slice(MOST_MISSING).filter(({ key }) => key !== TO_BE_MADE).length;
  const told = [
    ...open.slice(0, MOST_MISSING),
    ...(more > 0 ? [say("documents.more", { count: more })] : []),
    ...elsewhere,
    ...checked,
  ];
  if (refused.length > 0) return reply([...counts, ...told], [ACTIONS.upload]);
  // Of everybody's papers those that are open are asked for first, then how many each has.
  return reply(person || type ? [...counts, ...told] : [...told, ...counts], [ACTIONS.upload], 1);
};

/** What those of the household lack who keep their own papers: first what seats of a turn wait for. */
function lackedElsewhere(asked: Asked): Sentence[] {
  const { document: type } = asked.slots;
  const hurried = (asked.known.journey?.obligations ?? []).flatMap(({ act }) =>
    act.kind === "remind_passport" && (!type || type === "passport") ? [act.member] : [],
  );
  const told = hurried.map((name) => say("documents.othersPassport", { name }));
  return [...told, ...othersLacking(asked, hurried)].slice(0, MOST_LINES);
}

/** Of one kind of paper: how many of the whole household have none that holds, and who. */
function lackedBy(type: KnownDocument["type"], { known: { journey, travellers }, reading }: Asked): Sentence[] {
  if (reading.people.named.length > 0) return [];
  const lacking = (journey?.obligations ?? []).flatMap(({ act }) =>
    "type" in act && act.type === type ? [act.traveller?.name ?? { word: "you" }] : [],
  );
  const all = travellers?.length ?? 0;
  if (lacking.length < 2 || all < lacking.length) return [];
  const values = { type: { word: `types.${type}` }, count: lacking.length, all, list: { list: lacking } };
  return [say("documents.lackedBy", values)];
}

/** What has been given and is not judged yet: nothing is missing there. */
function beingChecked(asked: Asked): Sentence[] {
  return chosen(asked)
    .filter(({ status }) => status === "pending")
    .slice(0, MOST_LINES)
    .map((document) => say("documents.line", lineOf(document, asked.known)));
}

/** Whose papers are how far: of the person that the question names, else of the asker and of everybody who still has to give one. */
function countsOf(asked: Asked, { documents, obligations, withoutPlace }: NonNullable<Known["journey"]>): Sentence[] {
  const person = personOf(asked);
  const own = withoutPlace?.includes(null) ? say("documents.noPlaceOwn") : countOf({ word: "you" }, documents);
  if (person?.isSelf) return [own];
  const owed = obligations.flatMap(({ act }) => (isPaper(act) && act.traveller ? [act.traveller] : []));
  const owing = isOnTheWay(obligations) ? lackingAway(asked) : owed;
  const named = person
    ? [owing.find(({ id }) => id === person.id) ?? { id: person.id, name: person.givenNames }]
    : owing;
  const others = [...new Map(named.map(({ id, name }) => [id, name]))].flatMap(([id, name]) => {
    const progress = progressOf(asked.known, id);
    return progress ? [countOf(name, progress)] : [];
  });
  return (person ? others : [own, ...others]).slice(0, MOST_LINES);
}

/** On the way nobody owes a paper: those who have left, whom the account has entered, and of whom not all is recorded. */
function lackingAway({ known, now }: Asked) {
  const left = known.journey?.paperJourneys.filter(({ departsOn }) => departsOn <= dateOf(now)) ?? [];
  return (known.travellers ?? []).flatMap((person) => {
    const progress = left.some(({ travellerId }) => travellerId === person.id) && progressOf(known, person.id);
    return progress && progress.verified < progress.required ? [{ id: person.id, name: fullName(person) }] : [];
  });
}

/** Of somebody whom the account has entered; null where papers were not read. */
function progressOf({ documents }: Known, id: string) {
  const files = documents?.filter(({ travellerId, replacedBy }) => travellerId === id && !replacedBy);
  return files ? requiredProgress(files) : null;
}

/** On the way a visa that never came is asked for no more; once home what is there was counted for the journey behind. */
function noneOpen({ obligations }: NonNullable<Known["journey"]>) {
  if (isOnTheWay(obligations)) return "documents.noneAway";
  return obligations.some(({ act }) => act.kind === "home") ? "documents.nonePast" : "documents.noneMissing";
}

function isOnTheWay(obligations: NonNullable<Known["journey"]>["obligations"]): boolean {
  return obligations.some(({ act }) => act.kind === "travel");
}

/** No paper, but something that somebody of the household has to do. */
function toDoNext({ obligations: [first] }: NonNullable<Known["journey"]>): Sentence[] {
  return first && isOwedByHousehold(first) ? [say("journey.next", { step: { word: `next.${first.act.kind}` } })] : [];
}

/** Of everybody, or of the person that the question names; of one type, where it is given. */
export function openPapers(asked: Asked, only?: KnownDocument["type"]): Sentence[] {
  return (asked.known.journey?.obligations ?? []).flatMap(({ act, due }) => {
    if (!isPaper(act)) return [];
    if (only && ("type" in act ? act.type : "health_certificate") !== only) return [];
    const isAsked = isAskedOf(asked, act.traveller?.id ?? null);
    if (act.kind === "renew_certificate") return isAsked ? [certificateAgain(act)] : [];
    return isAsked ? [openPaper(act, dayTold(act, due?.isLate ?? false))] : [];
  });
}

/**
 * The date that was read and the date that is needed; which of the two is later is said by the rule, not by the sentence. By
 * when another passport has to be there is said by what is due.
 */
export const passportValidity: Composer = (given) => {
  const { known, now } = given;
  const asked = ofType(given, "passport");
  const { passportValidUntil } = requirementDates(dateOf(now), journeyFor(askedFor(asked), known));
  const needed = say("documents.passportNeeded", { date: { date: passportValidUntil } });
  if (!known.documents) return reply([say("documents.notRead"), needed], [ACTIONS.documents], 1);
  const unknown = unknownPerson(asked);
  if (unknown) return { ...unknown, sentences: [...unknown.sentences, needed] };
  const lines = chosen(asked).flatMap((document) => expiryOf(document, asked));
  const read = lines.length > 0 ? lines : [say("documents.passportUnread")];
  // Whoever asks of nobody asks for the rule.
  const { named, isSelf } = asked.reading.people;
  const told = named.length > 0 || isSelf ? [...read, needed] : [needed, ...read];
  // Whose is valid long enough need not renew it.
  const isEnough = lines.length > 0 && lines.every(({ key }) => key === "documents.passportLongEnough");
  const facts = isEnough && (named.length > 0 || isSelf) ? 0 : 1;
  return reply([...told, ...openPapers(asked, "passport")], [ACTIONS.documents], facts);
};

/** The first who is named, null the asker. */
export function askedFor({ reading }: Asked): string | null {
  const [first] = reading.people.named;
  return first && !first.isSelf ? first.id : null;
}

export const documentNames: Composer = (asked) => {
  const answer = withDocuments(asked, (found) =>
    found.flatMap((document) =>
      document.nameAsRead
        ? [say("documents.nameRead", { ...lineOf(document, asked.known), read: document.nameAsRead })]
        : [],
    ),
  );
  return { ...answer, facts: 1 };
};

export const documentWait: Composer = (asked) => {
  const { known, reading } = asked;
  // How long one paper of one person has waited is told from that paper.
  const isOfOne = reading.people.named.length > 0 || reading.people.isSelf;
  if (known.documents && isOfOne && asked.slots.document) return { ...documentStatus(asked), facts: ["reviewTime"] };
  const waiting = known.documents?.filter(({ status, replacedBy }) => status === "pending" && !replacedBy);
  const sentences = waiting ? [say("documents.waiting", { count: waiting.length })] : [];
  return reply(sentences, [ACTIONS.documents], 1);
};

export function ofType(asked: Asked, document: KnownDocument["type"]): Asked {
  const slots = { ...asked.slots, document };
  return { ...asked, slots, reading: { ...asked.reading, slots } };
}

function withDocuments(asked: Asked, tell: (found: readonly KnownDocument[]) => readonly Sentence[], isOfAll = false) {
  const { known, slots } = asked;
  if (!known.documents) return NOT_READ;
  const unknown = unknownPerson(asked);
  if (unknown) return unknown;
  const found = chosen(asked);
  // Whoever is asked about and has given nothing is told beside those who have.
  const about = isOfAll ? (known.travellers ?? []) : asked.reading.people.named;
  const without = about.filter(
    ({ id, isSelf }) => !found.some((document) => (isSelf ? document.isOwn : document.travellerId === id)),
  );
  const lacking = slots.document
    ? without.map(({ givenNames }) =>
        say("documents.lacking", { name: givenNames, type: { word: `types.${slots.document}` } }),
      )
    : [];
  // Of all of a kind it is told again of those alone for whom a certificate is too early yet.
  const isDueTold = lacking.length > 0 && (!isOfAll || slots.document === "health_certificate");
  const due = isDueTold ? openPapers(isOfAll ? ofNamed(asked, without) : asked, slots.document ?? undefined) : [];
  if (found.length > 0) return reply([...tell(found), ...lacking, ...due], [ACTIONS.documents]);
  if (lacking.length > 0) return reply([...lacking, ...due], [ACTIONS.upload]);
  const none = slots.document
    ? say("documents.noneOfType", { type: { word: `types.${slots.document}` } })
    : say("documents.none");
  return reply([none], [ACTIONS.upload]);
}

function ofNamed(asked: Asked, named: readonly KnownTraveller[]): Asked {
  return { ...asked, reading: { ...asked.reading, people: { ...asked.reading.people, named } } };
}

/** Those that stand, of the person and kind that the question names; what is newer comes first. */
export function chosen(asked: Asked): readonly KnownDocument[] {
  const { known, slots } = asked;
  return (known.documents ?? []).filter(
    (document) =>
      document.replacedBy === null &&
      (slots.document === null || document.type === slots.document) &&
      isAskedOf(asked, document.isOwn ? null : document.travellerId),
  );
}

/** The one person that the question is about; of several, or nobody, the answer is of all of them. */
function personOf({ reading, known }: Asked): KnownTraveller | undefined {
  const { people } = reading;
  if (people.isSelf && reading.slots.document !== null) return known.travellers?.find(({ isSelf }) => isSelf);
  return people.named.length === 1 ? people.named[0] : undefined;
}

/** Whether a paper of this traveller (null: the asker's own) is asked of. */
function isAskedOf(asked: Asked, travellerId: string | null): boolean {
  const person = personOf(asked);
  if (person) return person.isSelf ? travellerId === null || travellerId === person.id : travellerId === person.id;
  const { named } = asked.reading.people;
  return named.length === 0 || named.some(({ id, isSelf }) => (isSelf ? travellerId === null : travellerId === id));
}

/** Somebody else of the household, or nobody on the list who has this relation or bears this name. */
export function unknownPerson(asked: Asked): Reply | null {
  const member = ofMember(asked);
  if (member) return member;
  const { people } = asked.reading;
  const [relation] = people.missing;
  if (relation) {
    const values = { relation: { word: `relations.${relation}` } };
    return reply([say("documents.nobody", values), ...whoElse(asked)], [ACTIONS.travellers]);
  }
  if (people.named.length > 0) return null;
  const [stranger] = [...people.others, ...people.strangers];
  return stranger ? reply([say("documents.noName", { name: stranger })], [ACTIONS.travellers]) : null;
}
