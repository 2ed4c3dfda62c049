/** The moment: the one state that matters now for a reader, and what it asks of whom. */
import type { NextAction } from "../action.ts";
import type { Obligation } from "../obligation.ts";

export const MOMENT_STATES = [
  "turn",
  "hold",
  "offer",
  "payment",
  "number",
  "refused_paper",
  "missing_paper",
  "missing_fact",
  "begin",
  "choose",
  "waiting",
  "ready",
  "travelling",
  "home",
] as const;
export type MomentState = (typeof MOMENT_STATES)[number];

const STATES: Readonly<Record<NextAction["kind"], MomentState>> = {
  secure_hold: "hold",
  take_turn: "turn",
  await_hold: "hold",
  await_household_turn: "turn",
  record_reference: "number",
  pay_amount: "payment",
  pay_step: "payment",
  name_people: "missing_fact",
  welcome: "begin",
  add_travellers: "begin",
  replace_document: "refused_paper",
  upload_document: "missing_paper",
  tell_details: "missing_fact",
  give_biometrics: "missing_fact",
  get_vaccinated: "missing_fact",
  renew_invitation: "waiting",
  choose_package: "choose",
  remind_member: "waiting",
  remind_passport: "missing_paper",
  await_approval: "waiting",
  await_naming: "waiting",
  await_booker: "waiting",
  await_documents: "waiting",
  renew_certificate: "waiting",
  await_turn: "waiting",
  await_member: "waiting",
  await_travel: "ready",
  travel: "travelling",
  home: "home",
};

export interface Moment {
  readonly state: MomentState;
  readonly obligation: Obligation;
  /** Further things that somebody of the household can do now. */
  readonly more: number;
}

/** `obligations` in the order in which they press, at least one. */
export function momentOf(obligations: readonly Obligation[]): Moment {
  const [obligation, ...others] = obligations;
  if (!obligation) throw new Error("something is always due or waited for");
  const { act } = obligation;
  const state = "offered" in act && act.offered ? "offer" : STATES[act.kind];
  return { state, obligation, more: others.filter(isOwedByHousehold).length };
}

/** Somebody of the household has to act; choosing a package is offered, and not owed. */
export function isOwedByHousehold({ who, act }: Pick<Obligation, "who" | "act">): boolean {
  return who === "you" && act.kind !== "choose_package";
}

/** Where the one act is done: a path of the app. */
export function targetOf(act: NextAction): string {
  if (act.kind === "give_biometrics") return `/nusuk/${act.bookingId}?step=app`;
  if (act.kind === "get_vaccinated") return "/documents?tab=status";
  // On the way the guide to each day is what is needed; the booking is one step further.
  if (act.kind === "travel") return "/hajj";
  if ("bookingId" in act) return `/bookings/${act.bookingId}`;
  if ("groupId" in act) {
    const isReminder = act.kind === "remind_member" || act.kind === "remind_passport";
    const tab = isReminder ? "coordination" : "members";
    return `/family?group=${encodeURIComponent(act.groupId)}&tab=${tab}`;
  }
  if (act.kind === "add_travellers" || act.kind === "tell_details") return "/travellers";
  if ("windowId" in act) return "/queue";
  if (act.kind === "pay_step") return `/payments?tab=split&plan=${encodeURIComponent(act.planId)}`;
  if (act.kind === "choose_package") return "/packages";
  if (act.kind === "welcome") return "/dashboard";
  if (act.kind === "await_naming") return "/family";
  const whose = "traveller" in act ? act.traveller : null;
  return whose ? `/documents?for=${encodeURIComponent(whose.id)}` : "/documents";
}
