/** The family's pages: rows of papers, readiness, what holds everybody up; nobody is ready while a paper of theirs is due. */
import { expect } from "vitest";
import { type FamilyGroup, listFamily } from "#contract/family.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isAway, papersIn, papersOfRow, selfOf, type Told, tell } from "../told.ts";

export async function agreesWithFamily(told: Told): Promise<void> {
  const { app, reader, page } = told;
  const groups = await app.call(listFamily, {}, reader.member.session);
  expect(page.families).toEqual(groups);
  for (const group of groups) {
    const lines = await paperLines(told, group);
    const { papers } = await app.call(householdPlans, { params: { id: group.id } }, reader.member.session);
    const rows = papers.rows
      .filter((row) => row.papers !== null)
      .map((row) => ({ id: whoseOf(told, group, row.memberId), papers: row.papers }));
    if (!isAway(told)) {
      const seen = lines.filter((line) => rows.some(({ id }) => line.includes(` ${id}:`)));
      expect(rows.flatMap(papersOfRow).toSorted()).toEqual(seen.toSorted());
    }
    readinessAgrees(told, group, lines);
  }
}

/** Of everybody in the group: those who keep their own papers are asked for themselves. */
async function paperLines(told: Told, group: FamilyGroup): Promise<string[]> {
  const { household } = told;
  const readers = [household.owner, ...(household.joined ? [household.joined] : [])];
  const all: string[] = [];
  for (const reader of readers) all.push(...papersIn(await tell(told, household, reader)));
  const members = group.members.map(({ id }) => whoseOf(told, group, id));
  return all.filter((line) => members.some((id) => line.includes(` ${id}:`)));
}

function whoseOf({ household, reader }: Told, { members }: FamilyGroup, memberId: string): string {
  const member = members.find(({ id }) => id === memberId);
  if (member?.travellerId) return member.travellerId;
  const isOwner = member?.isYou === (reader === household.owner);
  const other = isOwner ? household.owner : (household.joined ?? household.owner);
  return member?.hasAccount ? selfOf(other) : "";
}

function readinessAgrees(told: Told, group: FamilyGroup, lines: readonly string[]): void {
  if (isAway(told)) return;
  for (const { id, name, status, documentsComplete, marks, hasNoPlace } of group.members) {
    const whose = whoseOf(told, group, id);
    if (hasNoPlace) expect(lines.filter((line) => line.includes(` ${whose}:`))).toEqual([]);
    if (hasNoPlace) continue;
    const person = told.household.owner.people.find((one) => one.id === whose);
    if (person) expect(name).toBe(fullName(person));
    const open = lines.filter((line) => line.includes(` ${whose}:`));
    if (open.length > 0) {
      expect(status, open.join()).toBe("incomplete");
      expect(documentsComplete).toBeLessThan(100);
    }
    const said = (marks ?? []).filter(({ mark, state }) => mark !== "travel_details" && isOpen(state));
    if (marks) expect(said.map(({ mark }) => mark).toSorted()).toEqual(open.map(typeIn).toSorted());
  }
  if (lines.length === 0) return;
  expect(group.readiness.state).toBe("incomplete");
  expect(group.complete).toBeLessThan(100);
  const blocking = group.members.find(({ id }) => id === group.readiness.blocking?.memberId);
  expect(blocking?.status).toBe("incomplete");
}

const isOpen = (state: string) => state === "missing" || state === "rejected";
const typeIn = (line: string) => line.split(" ")[0] ?? "";
