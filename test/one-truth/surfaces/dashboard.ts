/** The dashboard and the journey: one list, and nothing complete while something of it is due. */
import { expect } from "vitest";
import { actsOf, hasNoPlace, isAway, selfOf, type Told } from "../told.ts";

export async function agreesWithDashboard(told: Told): Promise<void> {
  const { journey, page } = told;
  expect(page.journey).toEqual(journey);
  expect(journey.nextAction).toEqual(journey.obligations[0]?.act);
  const own = [...actsOf(told, "upload_document"), ...actsOf(told, "replace_document")].filter(
    ({ traveller }) => traveller === null,
  );
  // What was refused stays so; nothing is missing of who has no place.
  const isAsked = !hasNoPlace(told, selfOf(told.reader));
  const open = journey.documents.slots.filter(({ state }) => state === "missing" || (state === "rejected" && isAsked));
  if (!isAway(told)) expect(open.map(({ type }) => type).toSorted()).toEqual(own.map(({ type }) => type).toSorted());
  if (journey.documents.percent === 100) expect(own).toEqual([]);
  const numbered = journey.steps.find(({ step }) => step === "nusuk");
  if (actsOf(told, "record_reference").length > 0) expect(numbered?.status).not.toBe("completed");
}
