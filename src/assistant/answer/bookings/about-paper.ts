/** Of one kind of paper the rule, with how it stands and, where that is asked, by when it has to be there. */
import { dateOf, daysBetween, nextHajj } from "#domain/calendar.ts";
import { paperDates } from "#domain/obligations/papers/paper-dates.ts";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import { asksIfAllGave } from "../../reading/asks-there.ts";
import { isDone, isWhen } from "../../reading/words/turn-words.ts";
import { ACTIONS, type Asked, type Composer, reply, type Sentence, say } from "../reply.ts";
import { journeyFor, lineOf, TO_BE_MADE } from "./document-lines.ts";
import { askedFor, chosen, documentStatus, MOST_LINES, ofType, openPapers, unknownPerson } from "./documents.ts";

/** Facts, with how the one kind of paper stands. */
export function aboutPaper(type: "visa" | "vaccination"): Composer {
  return (asked) => {
    const stranger = asked.known.documents && asked.reading.hasTravellers ? unknownPerson(asked) : null;
    if (stranger) return stranger;
    const found = asked.known.documents ? chosen(ofType(asked, type)) : [];
    const isOwn = asked.reading.people.isSelf || asked.reading.people.isEverybody;
    // Whether the own record is here is told to whoever asks of it, and not before the rule to everybody else.
    const isOfRecord =
      OF_RECORD.some((one) => asked.concepts.includes(one)) ||
      asksIfAllGave(asked.reading, new Set(asked.concepts)) ||
      asked.reading.tokens.some(({ text }) => isDone(text));
    if (type === "vaccination" && isOwn && isOfRecord && asked.known.documents && found.length === 0) {
      const none = say("documents.noneOfType", { type: { word: "types.vaccination" } });
      return reply([none], [ACTIONS.upload], ["vaccineMeningitis"]);
    }
    const isOfOne = asked.reading.people.named.length > 0;
    if (type === "vaccination" && isOfOne && asked.known.documents && found.length === 0)
      return { ...documentStatus(ofType(asked, type)), facts: ["vaccineMeningitis"] };
    const due = type === "visa" && found.length === 0 ? visaDue(asked) : [];
    const about = type === "visa" && found.length === 0 && due.length === 0 ? visaAbout(asked) : [];
    if (about.length > 0) return reply(about, [ACTIONS.documents], ["visaAfterBooking"]);
    const lines = found.slice(0, MOST_LINES).map((document) => say("documents.line", lineOf(document, asked.known)));
    // The rule for everybody, that it comes after the booking, would only be said again.
    return due.length > 0 ? reply(due, [ACTIONS.documents]) : reply(lines, [ACTIONS.documents], 2);
  };
}

const OF_RECORD = ["upload", "state", "document", "health_certificate", "owe", "deadline"];

/** By when it has to be there, where that is asked: as it is due, and before it can be asked for, by the day of travel. */
function visaDue(asked: Asked): Sentence[] {
  const { concepts, known } = asked;
  if (!concepts.includes("deadline") && !(concepts.includes("when") && concepts.includes("need"))) return [];
  const open = openPapers(asked, "visa");
  const booked = journeyFor(askedFor(asked), known);
  if (open.length > 0 || !booked) return open;
  return [say("documents.visaBy", { date: { date: booked.departsOn } })];
}

/** Whoever asks when it comes is told about when visas are asked for, as long as that is ahead. */
function visaAbout({ concepts, now, reading }: Asked): Sentence[] {
  const isOfDay = concepts.includes("when") || reading.tokens.some(({ text }) => isWhen(text));
  const isOfElse = concepts.some((one) => one === "refused" || one === "expire");
  const today = dateOf(now);
  const visa = paperDates(nextHajj(today), null).find(({ type }) => type === "visa");
  if (!visa || !isOfDay || isOfElse || visa.dueOn <= today) return [];
  return [say("documents.visaAbout", { date: { date: visa.dueOn } })];
}

const ofVaccine = aboutPaper("vaccination");

/** Whoever asks when is told the last day for the dose. */
export const aboutVaccine: Composer = (asked) => {
  const { people, tokens } = asked.reading;
  const isOfDay =
    asked.concepts.some((one) => one === "when" || one === "deadline") || tokens.some(({ text }) => isWhen(text));
  const isOfElse = asked.concepts.includes("expire") || tokens.some(({ text }) => isDone(text));
  const isOfStranger = people.missing.length + people.others.length + people.strangers.length > 0;
  const answer = ofVaccine(asked);
  return isOfDay && !isOfElse && !isOfStranger
    ? { ...answer, sentences: [lastDay(asked), ...answer.sentences] }
    : answer;
};

/** Counted for the departure, and where nothing is booked for the first day of Hajj. */
function lastDay(asked: Asked): Sentence {
  const { known, now } = asked;
  const journey = journeyFor(askedFor(asked), known);
  const { travelOn, vaccinateBy } = requirementDates(dateOf(now), journey);
  const values = { date: { date: vaccinateBy }, arrival: { date: travelOn } };
  return say("documents.vaccinateBy", { ...values, days: daysBetween(vaccinateBy, travelOn) });
}

/** How it is done, and of somebody who is named what is open. */
export const documentUpload: Composer = (asked) => {
  const { people } = asked.reading;
  const { document: type } = asked.slots;
  if (people.named.length !== 1 || !type || !asked.known.journey) return reply([], [ACTIONS.upload], 1);
  const open = openPapers(asked, type).filter(({ key }) => key !== TO_BE_MADE);
  const picture = type === "passport" ? ["passportPicture"] : type === "photo" ? ["photoRules"] : [];
  return reply(open, [ACTIONS.upload], ["uploadHow", ...picture]);
};
