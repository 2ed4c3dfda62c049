/** What stands on a desk under a name: groups, questions, problems and colleagues, of whoever or whatever the question names. */
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal, toMajor } from "#domain/money.ts";
import type { Known, KnownEnquiry, KnownGroup, KnownMember, KnownProblem } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isNamed } from "../../reading/words/signs.ts";
import { tokensOf } from "../../reading/words/tokens.ts";
import { ORDINALS } from "../../reading/words/turn-words.ts";
import { type Action, type Composer, moneyOf, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";
import { isAlike, isAtAll, isLeastWord, isMostWord, isOldest, isPublic, isWriting } from "./desk-words.ts";

const MOST_LINES = 4;
const SHORTEST_NAME = 4;
export const DESK_ACTION: Action = { key: "desk", target: "open:/operator-dashboard" };

const notRead = () => reply([say("operator.notRead")], [DESK_ACTION]);

/** The groups that something is missing in, or those that are named. */
export const groups: Composer = ({ known, reading, now, earlier, concepts }) => {
  if (!known.groups) return notRead();
  const period = periodIn(reading.when, dateOf(now), true);
  const leaving = known.groups.filter(
    ({ departureDate = "" }) => period !== null && departureDate >= period.first && departureDate <= period.last,
  );
  const spoken = leaving.length > 0 ? leaving : calledGroups(known.groups, reading);
  // "How many rooms?" is of the group that was told of.
  const [before = []] = earlier
    .map((text) => calledIn(known.groups ?? [], namesOf, { tokens: tokensOf(text) }))
    .slice(-1);
  const words = reading.tokens.map(({ text }) => text);
  const isOfAll = isAtAll(words) || isMostWord(words) || isLeastWord(words);
  const called = spoken.length > 0 || isOfAll ? spoken : before;
  const open = known.groups.filter(({ members, named, unplaced }) => unplaced > 0 || named < members);
  // The bus of no group that is named is asked of those that leave first.
  if (words.some(isBus) && called.length === 0 && known.groups.length > 0)
    return reply(known.groups.toSorted(byDeparture).slice(0, MOST_LINES).map(busOf), [DESK_ACTION]);
  if (called.length > 0) {
    const isOfBus = words.some(isBus) && !concepts.includes("who");
    return reply(called.slice(0, MOST_LINES).flatMap(isOfBus ? busLines : wholeGroup), [DESK_ACTION]);
  }
  const isMost = isMostWord(words);
  if ((isMost || isLeastWord(words)) && known.groups.length > 0) {
    const [first] = known.groups.toSorted((a, b) => (isMost ? b.members - a.members : a.members - b.members));
    return reply(first ? wholeGroup(first) : [], [DESK_ACTION]);
  }
  const isOfSum = isAtAll(words) || concepts.some((one) => one === "money" || one === "price" || one === "how_many");
  const sums = isOfSum ? sumOfGroups(known.groups) : [];
  if (sums.length > 0 && !concepts.includes("name")) return reply([...sums, ...open.map(groupLine)], [DESK_ACTION]);
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

const busLines = (group: KnownGroup) => [busOf(group)];

function busOf({ name, bus }: KnownGroup): Sentence {
  return bus ? say("operator.bus", { name, bus }) : say("operator.noBus", { name });
}

/** By name, leader or package. */
export function calledGroups(all: readonly KnownGroup[], reading: Reading): readonly KnownGroup[] {
  return calledIn(all, namesOf, reading);
}

function namesOf({ name, leader = "", packageName = "" }: KnownGroup): string {
  return `${name} ${leader} ${packageName}`;
}

/** All of them together, where it is one currency. */
function sumOfGroups(all: readonly KnownGroup[]): Sentence[] {
  const [first] = all;
  const currency = first?.value?.currency;
  if (!currency || all.some(({ value, rooms }) => value?.currency !== currency || rooms === undefined)) return [];
  const sum = (of: (group: KnownGroup) => number) => all.reduce((sum, group) => sum + of(group), 0);
  return [
    say("operator.groupsAll", {
      groups: all.length,
      ...{ members: sum(({ members }) => members), rooms: sum(({ rooms = 0 }) => rooms) },
      amount: { money: sum(({ value }) => (value ? toMajor(fromDecimal(value.amount)) : 0)), currency },
    }),
  ];
}

function wholeGroup(group: KnownGroup): Sentence[] {
  const { name, leader, departureDate, members, rooms, makkahHotel: hotel, value, note, bus } = group;
  if (!leader || !departureDate) return [groupLine(group)];
  const ofRooms =
    rooms === undefined || !hotel || !value
      ? []
      : [say("operator.groupRooms", { name, members, rooms, hotel, amount: moneyOf(value) })];
  return [
    say("operator.led", { name, leader, date: { date: departureDate } }),
    groupLine(group),
    ...(bus === undefined ? [] : [busOf(group)]),
    ...ofRooms,
    ...(note ? [say("operator.groupNote", { note })] : []),
  ];
}

export function groupLine({ name, members, named, unplaced }: KnownGroup): Sentence {
  return say("operator.group", { name, members, named, unplaced });
}

export const openEnquiries: Composer = ({ known, reading, concepts }) => {
  if (!known.enquiries) return notRead();
  const titles = titlesOf(reading);
  if (titles.length > 0) return enquiriesAbout(titles, known.enquiries);
  const open = countOf(known.enquiries);
  if (open.length === 0) return reply([say("operator.noEnquiries")], [DESK_ACTION]);
  const rest = whichAsked(known.enquiries, reading);
  const isCounted = concepts.includes("how_many") && !concepts.includes("which");
  return reply([...open, ...(isCounted ? [] : rest)], [DESK_ACTION]);
};

/** How one answers, and what there is to answer. */
export const replyTo: Composer = ({ known: { enquiries }, reading }) =>
  reply(
    [say("operator.replyHow"), ...countOf(enquiries ?? []), ...whichAsked(enquiries ?? [], reading)],
    [DESK_ACTION],
  );

/** Those that the question picks out, what is asked twice in one line: the public ones, those of a script, the oldest. */
function whichAsked(all: readonly KnownEnquiry[], { tokens }: Reading): Sentence[] {
  const words = tokens.map(({ text }) => text);
  if (all.length < 2 || isOldest(words)) return [];
  const script = SCRIPTS.find(([is]) => words.some(is))?.[1];
  const picked = all
    .filter(({ isPublic: isOpen }) => !isPublic(words) || isOpen)
    .filter(({ question }) => !script || script.test(question));
  const isOfSome = isPublic(words) || script !== undefined || isAlike(words);
  // The oldest of all has been told.
  const rest = isOfSome ? picked : picked.slice(1);
  const keyOf = ({ question, isPublic: isOpen }: KnownEnquiry) => (isAlike(words) ? question : `${isOpen} ${question}`);
  const texts = [...new Set(rest.map(keyOf))].map((key) => rest.filter((one) => keyOf(one) === key));
  const twice = texts.filter((of) => of.length > 1);
  if (isAlike(words) && twice.length === 0) return [say("operator.noneTwice")];
  return (isAlike(words) ? twice : texts).slice(0, MOST_ASKED).flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const list: Value = { list: [...new Set(of.map(({ packageName }) => packageName))] };
    const { question, createdAt } = first;
    if (!createdAt) return [say("operator.question", { package: list, question })];
    const values = { packages: list, at: { dateTime: createdAt }, question };
    return [say(of.every(({ isPublic: isOpen }) => isOpen) ? "operator.askedPublic" : "operator.asked", values)];
  });
}

const MOST_ASKED = 8;
/** What a language is written in. */
const SCRIPTS: readonly (readonly [(word: string) => boolean, RegExp])[] = [
  [
    wordMatcher("arabic arabe arapca* عربی العربیه بالعربی عربي العربيه بالعربي अरबी আরবি* arab arabi arabic арабск*"),
    /[\u0600-\u06ff]/u,
  ],
  [
    wordMatcher(
      "english anglais ingilizce* انجليزي* انگریزی انگلیسی अंग्रेज़ी अंग्रेजी ইংরেজি* inggris inggeris angrezi английск*",
    ),
    /^[^\u0400-\u0dff]+$/u,
  ],
  [wordMatcher("russian russe rusca* روسي* روسی रूसी রুশ rusia русск*"), /[\u0400-\u04ff]/u],
];

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
  const isOfLeaving = concepts.includes("delete");
  const isOfJoining = concepts.includes("add") || concepts.includes("invite") || concepts.includes("join");
  if (isOfLeaving) return reply([say("operator.dismiss"), ...called.flatMap(memberLine)], [DESK_ACTION]);
  if (isOfJoining && called.length === 0) return reply([say("operator.invite")], [DESK_ACTION]);
  const isOfMoney = concepts.some((one) => one === "money" || one === "refund" || one === "pay");
  const able = members.filter(({ isOwner, rights }) => isOwner || !isOfMoney || rights.includes("money"));
  const told = called.length > 0 ? called : able;
  return reply(told.flatMap(memberLine), [DESK_ACTION]);
};

function memberLine({ name, isOwner, rights }: KnownMember): Sentence[] {
  if (isOwner) return [say("operator.owner", { name })];
  return [
    say("operator.member", {
      name,
      rights: { list: rights.length > 0 ? rights.map(rightWord) : [{ word: "rights.none" }] },
    }),
  ];
}

function rightWord(right: string): Value {
  return { word: `rights.${right}` };
}

/** All that are raised; of one customer, booking or package, where one is named, with what was written. */
export const problems: Composer = ({ known: { problems: found }, reading, text, earlier }) => {
  if (!found) return notRead();
  const { desk } = reading;
  const titles = titlesOf(reading);
  const references = desk?.named?.map(({ reference }) => reference) ?? [];
  const whole = calledIn(found, ({ customerName }) => customerName, reading);
  const others = found.filter(
    ({ packageName, bookingReference }) => titles.includes(packageName) || references.includes(bookingReference),
  );
  const numberIn = (said: string) => found.filter(({ reference }) => said.toUpperCase().includes(reference));
  const numbered = [text, ...earlier.toReversed()].map(numberIn).find((some) => some.length > 0) ?? [];
  const named = [numbered, whole].find((some) => some.length > 0) ?? others;
  if (named.length > 0) return reply(named.slice(0, MOST_LINES).flatMap(wholeProblem), [DESK_ACTION]);
  const customers = [...new Set(desk?.named?.map(({ customerName }) => customerName) ?? [])];
  const nobody = [...titles, ...customers].slice(0, MOST_LINES);
  if (nobody.length > 0) return reply([say("operator.noProblemOf", { list: { list: nobody } })], [DESK_ACTION]);
  if (found.length === 0) return reply([say("operator.noProblems")], [DESK_ACTION]);
  // What waits for the desk itself stands first.
  const ordered = found.toSorted((a, b) => rankOf(a) - rankOf(b));
  const words = reading.tokens.map((token) => token.text);
  const at = ORDINALS.findIndex((is) => words.some(is));
  const nth = at < 0 ? undefined : ordered[at];
  if (nth && words.some(isWriting)) return reply(wholeProblem(nth), [DESK_ACTION]);
  return reply(ordered.slice(0, MOST_LINES).flatMap(words.some(isWriting) ? wholeProblem : lineAlone), [DESK_ACTION]);
};

const lineAlone = (problem: KnownProblem) => [problemLine(problem)];

const RANK: readonly string[] = ["with_operator", "answered", "with_staff"];

function rankOf({ state }: KnownProblem): number {
  const at = RANK.indexOf(state);
  return at < 0 ? RANK.length : at;
}

function wholeProblem(problem: KnownProblem): Sentence[] {
  const words = problem.steps?.find(({ event }) => event === "raise")?.words;
  const decision = problem.steps?.findLast(({ event }) => event === "decide")?.words;
  return [
    problemLine(problem),
    ...(words ? [say("operator.words", { words })] : []),
    ...(decision ? [say("operator.decision", { words: decision })] : []),
  ];
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
function calledIn<T>(all: readonly T[], nameOf: (one: T) => string, { tokens }: Pick<Reading, "tokens">): readonly T[] {
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
