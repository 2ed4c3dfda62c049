/** The assistant: what is missing, what comes next, what is to be paid, who is ready, until when seats are held. */
import { expect } from "vitest";
import { askAgent } from "#contract/conversations.ts";
import { dateOf } from "#domain/calendar.ts";
import { requirementDates } from "#domain/obligations/papers/requirements.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { type ActOf, actsOf, isAway, type Told } from "../told.ts";

/** It is asked in English, whatever the account's language is. */
const english = formatsFor(intlTag("en"), "UTC");
const words = translator("en", "assistant");
const word = (key: string) => words(`words.${key}`);
const MOST_LINES = 6;

async function ask({ app, reader }: Told, intent: string, message: string): Promise<string> {
  const agentId = "tour_advisor";
  const body = { message, intent, timeZone: "UTC" };
  return (await app.call(askAgent, { params: { agentId }, body }, reader.member.session)).content;
}

export async function agreesWithAssistant(told: Told): Promise<void> {
  await papersAgree(told);
  await passportAgrees(told);
  await nextAgrees(told);
  await paymentAgrees(told);
  await holdAgrees(told);
  await familyAgrees(told);
}

/** Each with its person's name and its day, none where none is. */
async function papersAgree(told: Told): Promise<void> {
  const answer = await ask(told, "doc.needed", "Which documents are missing?");
  const open = told.journey.obligations.flatMap(({ act }) =>
    "type" in act || act.kind === "renew_certificate" ? [act] : [],
  );
  for (const act of open.slice(0, MOST_LINES)) {
    const person = told.reader.people.find(({ id }) => id === act.traveller?.id);
    const said = [person ? fullName(person) : "You", english.due(act.dueOn), ...wordsOf(act)];
    expect(
      answer.split("\n").filter((line) => said.every((part) => line.includes(part))),
      `${said}: ${answer}`,
    ).toHaveLength(1);
  }
  expect(answer.includes("Nothing is missing")).toBe(open.length === 0);
  countsAgree(answer, told);
}

function wordsOf(act: ActOf<"replace_document" | "upload_document" | "renew_certificate">): string[] {
  if (act.kind === "renew_certificate") return [word("types.health_certificate"), english.date(act.from)];
  return [word(`types.${act.type}`), word(`states.${act.kind === "replace_document" ? "rejected" : "missing"}`)];
}

/** Of whom it is told how many are verified, their name stands before it, and no more are open than are left. */
function countsAgree(answer: string, { journey, reader }: Told): void {
  const counted = [...answer.matchAll(/^(.+): (\d) of (\d) required documents are verified\.$/gm)];
  const { verified, required } = journey.documents;
  const isAsked = !journey.withoutPlace?.includes(null);
  const own = isAsked ? [["You", String(verified), String(required)]] : [];
  expect(counted.slice(0, own.length).map((line) => line.slice(1))).toEqual(own);
  expect(answer.includes("has no place for you")).toBe(!isAsked);
  const owing = journey.obligations.flatMap(({ act }) => ("type" in act && act.traveller ? [act.traveller.id] : []));
  const names = reader.people.filter(({ id }) => owing.includes(id)).map(fullName);
  expect(counted.slice(own.length).map(([, name]) => name)).toEqual(
    expect.arrayContaining(names.slice(0, MOST_LINES - 1)),
  );
  for (const { id, ...name } of reader.people) {
    const line = counted.find(([, said]) => said === fullName(name));
    if (line) expect(Number(line[2]) + owing.filter((one) => one === id).length).toBeLessThanOrEqual(Number(line[3]));
  }
}

/** Counted for the journey that the documents page counts for. */
async function passportAgrees(told: Told): Promise<void> {
  const answer = await ask(told, "doc.passport_validity", "Is my passport valid long enough?");
  const journey = told.journey.paperJourneys.find(({ travellerId }) => travellerId === null) ?? null;
  expect(answer).toContain(english.date(requirementDates(dateOf(told.now), journey).passportValidUntil));
}

async function nextAgrees(told: Told): Promise<void> {
  const answer = await ask(told, "journey.next", "What is my next step?");
  const [first] = told.journey.obligations;
  if (!first) return;
  const { act, due } = first;
  if ("traveller" in act && act.traveller) expect(answer).toContain(act.traveller.name);
  if (due && ("dueOn" in act || "until" in act)) {
    expect(answer).toContain(english.due(due.at));
  }
}

async function paymentAgrees(told: Told): Promise<void> {
  const answer = await ask(told, "pay.next", "When is my next payment due?");
  const all = [...actsOf(told, "pay_amount"), ...actsOf(told, "pay_step"), ...actsOf(told, "record_reference")];
  const days = all.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
  const others = actsOf(told, "await_booker").flatMap(({ dueOn }) => dueOn ?? []);
  for (const day of [...days.slice(0, 1), ...others]) expect(answer).toContain(english.date(day));
  const [held] = [...actsOf(told, "secure_hold"), ...actsOf(told, "await_hold")];
  if (held) expect(answer).toContain(english.dateTime(held.until));
  else if (!days[0] && others.length === 0 && !isAway(told))
    expect(answer, "nothing is to be paid").not.toMatch(/\b20\d\d\b/);
}

async function holdAgrees(told: Told): Promise<void> {
  const answer = await ask(told, "queue.hold", "Until when are my seats held?");
  const holds = [...actsOf(told, "secure_hold"), ...actsOf(told, "await_hold")];
  for (const { until } of holds) expect(answer).toContain(english.dateTime(until));
  expect(answer.includes("No hold of yours")).toBe(holds.length === 0);
}

async function familyAgrees(told: Told): Promise<void> {
  const [group] = told.page.families ?? [];
  if (!group) return;
  const answer = await ask(told, "family.ready", "Is my family ready?");
  for (const { name, status, hasNoPlace } of group.members) {
    if (status !== "ready" && !hasNoPlace) expect(answer).toContain(name);
  }
  if (group.complete < 100) expect(answer).not.toContain("100%");
}
