/** How an act is said: whom it is for. */
import { expect, it } from "vitest";
import { actWords, type Speech, type ToldAction } from "./words.ts";

const SPEECH: Speech = {
  say: (key) => key,
  date: (day) => day,
  due: (at) => at,
  dateTime: (at) => at,
  time: (at) => at,
};
const personOf = (act: ToldAction) => actWords(SPEECH, act, undefined, "2026-11-20").person;

it("calls nothing the reader's own that only whoever booked can do for all", () => {
  expect(personOf({ kind: "await_booker", bookingId: "b1", dueOn: "2027-03-21" })).toBe("next.for.all");
  expect(personOf({ kind: "record_reference", bookingId: "b1", dueOn: "2027-03-21", walletBy: null })).toBe(
    "next.for.self",
  );
});

it("names the day to begin the transfer until it is over, and then what is faster", () => {
  const speech: Speech = { ...SPEECH, say: (key, { date, when }) => [key, date, when].join(" ").trim() };
  const textOf = (walletBy: string | null) =>
    actWords(speech, { kind: "record_reference", bookingId: "b1", dueOn: null, walletBy }, undefined, "2026-11-20")
      .text;
  expect(textOf("2026-12-30")).toBe("next.record_reference.text 2026-12-30");
  expect(textOf(null)).toBe("next.record_reference.text  late");
});

it("tells a turn of a simulated sale, which asks for no passports, from others", () => {
  const speech: Speech = { ...SPEECH, say: (key, { when }) => [key, when].join(" ").trim() };
  const textOf = (simulated?: true) =>
    actWords(speech, { kind: "take_turn", windowId: "w1", until: "", simulated }, undefined, "2026-11-20").text;
  expect(textOf()).toBe("next.take_turn.text");
  expect(textOf(true)).toBe("next.take_turn.text simulated");
});

it("asks for a certificate not at once, for a portrait not as for a page, and for other papers as for one", () => {
  const textOf = (type: "photo" | "passport" | "health_certificate") => {
    const paper = { type, traveller: null, dueOn: "2027-03-09", reason: "visa", isForecast: true } as const;
    return actWords(SPEECH, { kind: "upload_document", ...paper }, undefined, "2026-11-20").text;
  };
  expect(textOf("health_certificate")).toBe("next.upload_document.certificate");
  expect(textOf("photo")).toBe("next.upload_document.photo");
  expect(textOf("passport")).toBe("next.upload_document.text");
});

it("says in the headline that a turn, or the hold of one, waits for the passport", () => {
  const titleOf = (reason: "turn_hold" | "turn_paused" | "sale", isForecast: boolean) => {
    const paper = { type: "passport", traveller: null, dueOn: "2026-11-24T10:15:00.000Z", reason, isForecast } as const;
    return actWords(SPEECH, { kind: "upload_document", ...paper }, undefined, "2026-11-20").title;
  };
  expect(titleOf("turn_hold", true)).toBe("next.upload_document.turn");
  expect(titleOf("turn_paused", true)).toBe("next.upload_document.turn");
  expect(titleOf("turn_hold", false)).toBe("next.upload_document.hold");
  expect(titleOf("sale", true)).toBe("next.upload_document.passport");
});

it("tells no day of a turn whose time nobody knows", () => {
  const deadlineOf = (reason: "turn_hold" | "turn_paused") => {
    const dueOn = "2026-11-24T10:15:00.000Z";
    const paper = { type: "passport", traveller: null, dueOn, reason, isForecast: true } as const;
    return actWords(SPEECH, { kind: "upload_document", ...paper }, undefined, "2026-11-20").deadline;
  };
  expect(deadlineOf("turn_paused")).toBe("next.turnUnknown");
  expect(deadlineOf("turn_hold")).toBe("next.forecast");
});

it("sends whoever is late with what a visa needs to the operator: its day was a forecast", () => {
  const deadlineOf = (type: "visa" | "photo" | "passport", reason: "visa" | "sale" | "entry") => {
    const paper = { type, traveller: null, dueOn: "2026-11-19", reason, isForecast: true } as const;
    return actWords(SPEECH, { kind: "upload_document", ...paper }, undefined, "2026-11-20").deadline;
  };
  expect(deadlineOf("photo", "visa")).toBe("next.lateVisa");
  expect(deadlineOf("visa", "entry")).toBe("next.lateVisa");
  expect(deadlineOf("passport", "sale")).toBe("next.lateForecast");
});

it("promises who buys on Nusuk nothing back for an answer that does not come: nothing was paid here", () => {
  const told: Speech = { ...SPEECH, say: (key, values) => `${key} ${values.when}` };
  const textOf = (channel: "nusuk" | "operator" | null, until: string | null) =>
    actWords(told, { kind: "await_approval", bookingId: "b1", until, channel }, undefined, "2026-11-20").text;

  expect(textOf("nusuk", "2026-11-23T09:00:00Z")).toBe("next.await_approval.text nusuk");
  expect(textOf("operator", "2026-11-23T09:00:00Z")).toBe("next.await_approval.text ");
  expect(textOf("nusuk", null)).toBe("next.await_approval.text stopped");
});

it("has a member agree on a package with who holds for the household", () => {
  const told: Speech = { ...SPEECH, say: (key, { who, name }) => `${key} ${who} ${name}` };
  const titleOf = (act: ToldAction) => actWords(told, act, undefined, "2026-11-20").title;

  expect(titleOf({ kind: "choose_package" })).toBe("next.choose_package.title self ");
  expect(titleOf({ kind: "choose_package", member: "Amina" })).toBe("next.choose_package.title other Amina");
});
