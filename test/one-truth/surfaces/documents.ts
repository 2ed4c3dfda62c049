/** The documents page: its list of files, and what it says is to be put right. */
import { expect } from "vitest";
import { listDocuments } from "#contract/documents.ts";
import { REQUIRED_TYPES } from "#domain/documents/document.ts";
import { hasNoPlace, isAway, papersIn, selfOf, type Told } from "../told.ts";

export async function agreesWithDocuments(told: Told): Promise<void> {
  const { app, reader, page, journey } = told;
  const departures = page.bookings?.map(({ departureDate }) => departureDate);
  for (const { departsOn } of journey.paperJourneys) expect(departures).toContain(departsOn);
  const files = await app.call(listDocuments, {}, reader.member.session);
  const stands = (type: string, whose: string) =>
    files
      .filter((one) => one.type === type && one.replacedBy === null)
      .filter(({ isOwn, travellerId }) => (isOwn ? selfOf(reader) : travellerId) === whose)
      .map(({ status }) => status);
  for (const line of papersIn(told)) {
    const [, type = "", whose = "", state] = /^(\w+) of (\S+): (\w+)/.exec(line) ?? [];
    const found = stands(type, whose);
    expect(found.includes("verified") || found.includes("pending"), line).toBe(false);
    expect(found.includes("rejected"), line).toBe(state === "rejected");
  }
  if (isAway(told)) return;
  for (const { type, status, isOwn, travellerId } of files.filter(({ replacedBy }) => replacedBy === null)) {
    const whose = isOwn ? selfOf(reader) : (travellerId ?? "");
    const isKept = whose === selfOf(reader) || reader.people.some(({ id }) => id === whose);
    const isWanted = REQUIRED_TYPES.some((one) => one === type) && status === "rejected" && isKept;
    const all = stands(type, whose);
    if (!isWanted || hasNoPlace(told, whose) || all.includes("verified") || all.includes("pending")) continue;
    expect(papersIn(told).join("\n")).toContain(`${type} of ${whose}: rejected`);
  }
}
