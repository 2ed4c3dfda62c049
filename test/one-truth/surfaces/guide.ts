/** The journey's guide: its steps' last days, and who lacks what. */
import { expect } from "vitest";
import { journeyGuide } from "#contract/journey.ts";
import { actsOf, isAway, type Journey, type Told } from "../told.ts";

type Step = Journey["steps"][number];

const OWED = [
  ["upload", "upload_document"],
  ["verification", "replace_document"],
  ["payment", "pay_amount"],
  ["nusuk", "record_reference"],
] as const;

const PHASES: Readonly<Record<string, string>> = { payment: "awaiting_balance", nusuk: "awaiting_reference" };

/** Whether what somebody else's booking waits for is done at the step. */
function isAt({ page }: Told, step: string, bookingId: string): boolean {
  return page.bookings?.some(({ id, phase }) => id === bookingId && phase === PHASES[step]) ?? false;
}

export async function agreesWithGuide(told: Told): Promise<void> {
  const { app, reader, journey } = told;
  const { steps, ...guide } = await app.call(journeyGuide, {}, reader.member.session);
  expect([guide.headerProgress, guide.overallProgress]).toEqual([journey.headerProgress, journey.overallProgress]);
  const open = (one: { step: string; open: number }) => [one.step, one.open];
  const dated = ({ step, doneAt, dueOn, isForecast, isLate, isOwnPart }: (typeof steps)[number] | Step) => ({
    step,
    doneAt,
    dueOn,
    isForecast,
    isLate,
    isOwnPart,
  });
  expect(steps.map(dated)).toEqual(journey.steps.map(dated));
  expect(steps.map(open)).toEqual(journey.steps.map(open));
  // Of whom it may not be known what they lack, nobody is counted at the upload; what is not uploaded is not checked either.
  const known = (lacks: readonly { kind: string }[], step: string) =>
    step !== "upload" || lacks.some(({ kind }) => kind !== "hidden");
  const lackAt = (asked: string) =>
    (steps.find(({ step }) => step === asked)?.lacking ?? []).filter(({ lacks }) => known(lacks, asked));
  const counted = (step: string) => [...lackAt(step), ...(step === "verification" ? lackAt("upload") : [])];
  expect(steps.map(({ step }) => [step, new Set(counted(step).map(({ id }) => id)).size])).toEqual(steps.map(open));
  for (const [step, kind] of OWED) {
    const { status, dueOn, isForecast, isLate } = steps.find((one) => one.step === step) ?? {};
    const bookers = journey.obligations.find(
      ({ act }) => act.kind === "await_booker" && isAt(told, step, act.bookingId),
    );
    const due = (journey.obligations.find(({ act }) => act.kind === kind) ?? bookers)?.due;
    const is = [due?.at ?? null, due?.isForecast ?? false, due?.isLate ?? false];
    if (status !== "completed") expect([dueOn, isForecast, isLate], step).toEqual(is);
  }
  if (isAway(told)) return;
  // Of one's own; of the others it is not the reader's to know.
  const openAtApp = steps
    .find(({ step }) => step === "nusuk")
    ?.lacking.filter(({ isYou, travellerId }) => isYou || travellerId);
  const asked = actsOf(told, "give_biometrics").map(({ traveller }) => traveller?.id ?? null);
  expect(openAtApp?.map(({ isYou, travellerId }) => (isYou ? null : travellerId)).toSorted()).toEqual(asked.toSorted());
  const lacking = steps.flatMap((one) => (one.step === "upload" || one.step === "verification" ? one.lacking : []));
  for (const { act } of journey.obligations) {
    if (!("type" in act) || told.household.groupId !== null) continue;
    const whose = lacking.filter(({ isYou, travellerId }) =>
      act.traveller ? travellerId === act.traveller.id : isYou,
    );
    if (act.traveller) expect(whose.map(({ name }) => name)).toContain(act.traveller.name);
    const marks = whose.flatMap(({ lacks }) => lacks.flatMap((lack) => (lack.kind === "mark" ? [lack.mark] : [])));
    expect(marks, `${act.type} of ${act.traveller?.name ?? "you"}`).toContain(act.type);
  }
}
