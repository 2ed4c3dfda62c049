/** What stands on a desk under a name: groups, questions, problems and colleagues, of whoever or whatever the question names. */
import { dateOf } from "#domain/calendar.ts";
import type { Known, KnownEnquiry, KnownGroup, KnownProblem } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isNamed } from "../../reading/words/signs.ts";
import { type Action, type Composer, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";

const MOST_LINES = 4;
const SHORTEST_NAME = 4;
export const DESK_ACTION: Action = { key: "desk", target: "open:/operator-dashboard" };

const notRead = () => reply([say("operator.notRead")], [DESK_ACTION]);

/** The groups that something is missing in, or those that are named. */
export const groups: Composer = ({ known, reading, now }) => {
  if (!known.groups) return notRead();
  const period = periodIn(reading.when, dateOf(now), true);
  const leaving = known.groups.filter(
    ({ departureDate = "" }) => period !== null && departureDate >= period.first && departureDate <= period.last,
  );
  const called = leaving.length > 0 ? leaving : calledGroups(known.groups, reading);
  const open = known.groups.filter(({ members, named, unplaced }) => unplaced > 0 || named < members);
  // The bus of no group that is named is asked of those that leave first.
  if (reading.tokens.some(({ text }) => isBus(text)) && known.groups.length > 0) {
    const asked = called.length > 0 ? called : known.groups.toSorted(byDeparture);
    return reply(asked.slice(0, MOST_LINES).map(busOf), [DESK_ACTION]);
  }
  if (called.length > 0) return reply(called.slice(0, MOST_LINES).flatMap(wholeGroup), [DESK_ACTION]);
  if (open.length === 0) return reply([say("operator.groupsDone")], [DESK_ACTION]);
  const lines = open
    .toSorted((a, b) => b.unplaced - a.unplaced)
    .slice(0, MOST_LINES)
    .map(groupLine);
  return reply(lines, [DESK_ACTION]);
};

const isBus = wordMatcher(
  "bus buses coach coaches باص الباص باصات حافله الحافله بس بسیں بسوں बस बसें বাস বাসের বাসটা otobus* car cars autocar* bis bisnya busnya bas basnya اتوبوس* автобус*",
);

function byDeparture({ departureDate: one = "" }: KnownGroup, { departureDate: other = "" }: KnownGroup): number {
  return one < other ? -1 : 1;
}

function busOf({ name, bus }: KnownGroup): Sentence {
  return bus ? say("operator.bus", { name, bus }) : say("operator.noBus", { name });
}

/** By name, leader or package. */
export function calledGroups(all: readonly KnownGroup[], reading: Reading): readonly KnownGroup[] {
  return calledIn(all, ({ name, leader = "", packageName = "" }) => `${name} ${leader} ${packageName}`, reading);
}

function wholeGroup(group: KnownGroup): Sentence[] {
  const { name, leader, departureDate } = group;
  if (!leader || !departureDate) return [groupLine(group)];
  return [say("operator.led", { name, leader, date: { date: departureDate } }), groupLine(group)];
}

export function groupLine({ name, members, named, unplaced }: KnownGroup): Sentence {
  return say("operator.group", { name, members, named, unplaced });
}

export const openEnquiries: Composer = ({ known, reading }) => {
  if (!known.enquiries) return notRead();
  const titles = titlesOf(reading);
  if (titles.length > 0) return enquiriesAbout(titles, known.enquiries);
  const open = countOf(known.enquiries);
  return reply(open.length > 0 ? open : [say("operator.noEnquiries")], [DESK_ACTION]);
};

function countOf(enquiries: readonly KnownEnquiry[]): Sentence[] {
  const [oldest] = enquiries;
  if (!oldest) return [];
  const values = { count: enquiries.length, package: oldest.packageName, question: oldest.question };
  return [say("operator.enquiries", values)];
}

/** What waits for the desk's answer beside bookings: problems and questions. */
export function waitingBeside({ problems: raised, enquiries }: Known): Sentence[] {
  const open = raised?.filter(({ state }) => state === "with_operator") ?? [];
  return [...open.slice(0, MOST_LINES).map(problemLine), ...countOf(enquiries ?? [])];
}

function enquiriesAbout(titles: readonly string[], all: readonly KnownEnquiry[]): Reply {
  const found = all.filter(({ packageName }) => titles.includes(packageName));
  if (found.length === 0) return reply([say("operator.noQuestionOn", { list: { list: titles } })], [DESK_ACTION]);
  const lines = found
    .slice(0, MOST_LINES)
    .map(({ packageName, question }) => say("operator.question", { package: packageName, question }));
  return reply(lines, [DESK_ACTION]);
}

/** Of the desk's own packages, sold out and called off ones too, that are named. */
function titlesOf({ desk, titled }: Reading): string[] {
  return [...new Set([...(desk?.titles ?? []), ...titled.flatMap((offers) => offers.map(({ title }) => title))])];
}

/** Who may do what; where a right is named, who has it. */
export const team: Composer = ({ known: { team: members }, concepts, reading }) => {
  if (!members) return notRead();
  const called = calledIn(members, ({ name }) => name, reading);
  const isOfMoney = concepts.some((one) => one === "money" || one === "refund" || one === "pay");
  const able = members.filter(({ isOwner, rights }) => isOwner || !isOfMoney || rights.includes("money"));
  const told = called.length > 0 ? called : able;
  return reply(
    told.map(({ name, isOwner, rights }) =>
      isOwner
        ? say("operator.owner", { name })
        : say("operator.member", {
            name,
            rights: { list: rights.length > 0 ? rights.map(rightWord) : [{ word: "rights.none" }] },
          }),
    ),
    [DESK_ACTION],
  );
};

function rightWord(right: string): Value {
  return { word: `rights.${right}` };
}

/** All that are raised; of one customer, booking or package, where one is named, with what was written. */
export const problems: Composer = ({ known: { problems: found }, reading }) => {
  if (!found) return notRead();
  const { desk } = reading;
  const titles = titlesOf(reading);
  const references = desk?.named?.map(({ reference }) => reference) ?? [];
  const whole = calledIn(found, ({ customerName }) => customerName, reading);
  const others = found.filter(
    ({ packageName, bookingReference }) => titles.includes(packageName) || references.includes(bookingReference),
  );
  const named = whole.length > 0 ? whole : others;
  if (named.length > 0) return reply(named.slice(0, MOST_LINES).flatMap(wholeProblem), [DESK_ACTION]);
  const customers = [...new Set(desk?.named?.map(({ customerName }) => customerName) ?? [])];
  const nobody = [...titles, ...customers].slice(0, MOST_LINES);
  if (nobody.length > 0) return reply([say("operator.noProblemOf", { list: { list: nobody } })], [DESK_ACTION]);
  if (found.length === 0) return reply([say("operator.noProblems")], [DESK_ACTION]);
  return reply(found.slice(0, MOST_LINES).map(problemLine), [DESK_ACTION]);
};

function wholeProblem(problem: KnownProblem): Sentence[] {
  const words = problem.steps?.find(({ event }) => event === "raise")?.words;
  return [problemLine(problem), ...(words ? [say("operator.words", { words })] : [])];
}

function problemLine({
  reference,
  customerName: name,
  packageName,
  bookingReference: booking,
  state,
  dueAt,
}: KnownProblem): Sentence {
  const values = { reference, name, package: packageName, booking, state: { word: `problems.${state}` } };
  return dueAt ? say("operator.problemDue", { ...values, at: { dateTime: dueAt } }) : say("operator.problem", values);
}

/** Those with most words of their name in the question; none where it names none. */
function calledIn<T>(all: readonly T[], nameOf: (one: T) => string, { tokens }: Reading): readonly T[] {
  const isSaid = (part: string) => part.length >= SHORTEST_NAME && tokens.some(({ raw }) => isNamed(raw, part));
  const count = (one: T) =>
    new Set(
      nameOf(one)
        .split(/[\s-]+/)
        .filter(isSaid),
    ).size;
  const most = Math.max(0, ...all.map(count));
  return most === 0 ? [] : all.filter((one) => count(one) === most);
}
