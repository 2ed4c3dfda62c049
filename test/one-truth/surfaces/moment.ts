/** `GET /api/moment`: the first of what is due, in the reader's words. */
import { expect } from "vitest";
import { moment } from "#contract/journey.ts";
import { isOwedByHousehold } from "#domain/obligations/told/moment.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { formatsOf, type Told } from "../told.ts";

export async function agreesWithMoment(told: Told): Promise<void> {
  const { app, reader, journey } = told;
  const now = await app.call(moment, { query: { timeZone: reader.timeZone } }, reader.member.session);
  expect(now.obligation).toEqual(journey.obligations[0]);
  expect(now.more).toBe(journey.obligations.slice(1).filter(isOwedByHousehold).length);
  const { act, due } = now.obligation;
  const formats = formatsOf(told);
  const whose = "traveller" in act ? act.traveller : null;
  if (whose) expect(now.words?.person).toContain(whose.name);
  for (const person of reader.people) {
    if (person.id !== whose?.id) expect(now.words?.person ?? "").not.toContain(fullName(person));
  }
  if (due && act.kind !== "await_travel") {
    expect(now.words?.deadline).toContain(due.at.includes("T") ? formats.dateTime(due.at) : formats.date(due.at));
  }
  if (act.kind === "pay_amount" || act.kind === "pay_step") expect(now.words?.title).toContain(formats.date(act.dueOn));
  if (now.state === "ready") expect(journey.obligations).toHaveLength(1);
}
