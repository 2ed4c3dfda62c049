/** What is next in a line and in a turn. */
import { describe, expect, it } from "vitest";
import type { JourneyFacts } from "#domain/obligations/papers/facts.ts";
import { booking, DUE, facts, held, LATER, NOW, nextAction } from "./test-facts.ts";

describe("the queue", () => {
  const line = { drawnAt: null, isPaused: false, simulated: false };
  const ofWindow = { windowId: "w1", isMine: true, holder: "Amina", rests: false, ...line };
  const turn = (turnEndsAt: string) => ({ ...ofWindow, state: "admitted" as const, turnEndsAt });
  const inLine = { ...ofWindow, state: "waiting" as const, turnEndsAt: null };
  const theirs = { ...turn(LATER), isMine: false };
  const inTurn = (until: string) => {
    return {
      departureDate: null,
      referenceDueOn: null,
      channel: null,
      isNumbered: false,
      turn: { until, isForecast: false },
    };
  };

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["a turn comes before everything", { tickets: [turn(LATER)] }, { kind: "take_turn", windowId: "w1", until: LATER }],
    [
      "that of a simulated sale says so: it asks for no passports",
      { tickets: [{ ...turn(LATER), simulated: true }] },
      { kind: "take_turn", windowId: "w1", until: LATER, simulated: true },
    ],
    [
      "a turn that is just over does not",
      { documents: DUE, tickets: [turn(NOW.toISOString())] },
      { kind: "choose_package" },
    ],
    [
      "of a turn and a hold what ends first: the hold",
      { tickets: [turn(LATER)], bookings: [held({ holdExpiresAt: "2026-11-20T14:05:00Z" })] },
      { kind: "secure_hold" },
    ],
    [
      "of a turn and a hold what ends first: the turn",
      { tickets: [turn("2026-11-20T14:05:00Z")], bookings: [held()] },
      { kind: "take_turn" },
    ],
    [
      "the household's turn comes first for who cannot use it too, with who can",
      { tickets: [theirs] },
      { kind: "await_household_turn", windowId: "w1", until: LATER, member: "Amina" },
    ],
    [
      "one's own passport, for which the seats of that turn will wait, before waiting for who can use it",
      { tickets: [theirs], travel: inTurn("2026-11-20T14:40:00Z") },
      { kind: "upload_document", type: "passport" },
    ],
    [
      "a turn that nobody can use holds up no papers",
      { tickets: [{ ...theirs, holder: null }] },
      { kind: "upload_document" },
    ],
    [
      "of the household's turn and another's hold what ends first",
      {
        tickets: [theirs],
        othersHolds: [{ bookingId: "b2", until: "2026-11-20T14:05:00Z", seats: 2, offered: false, member: "Omar" }],
      },
      { kind: "await_hold", bookingId: "b2", member: "Omar" },
    ],
    [
      "the passport that another's hold waits for goes before it: all else is theirs to do",
      {
        othersHolds: [{ bookingId: "b2", until: LATER, seats: 2, offered: false, member: "Omar" }],
        travel: inTurn(LATER),
      },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "and before one's own hold of a turn, which cannot be secured without it",
      { bookings: [held()], travel: inTurn(LATER) },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "names for seats of a turn go before everything that waits for them",
      { bookings: [{ ...held(), passportsAsked: true, parts: [] }], travel: inTurn(LATER) },
      { kind: "name_people", bookingId: "b1", dueOn: LATER, reason: "turn_hold", isForecast: false },
    ],
    [
      "the passport of another turn does not",
      { bookings: [held()], travel: inTurn("2026-11-20T14:55:00Z") },
      { kind: "secure_hold", bookingId: "b1" },
    ],
    [
      "another's hold that has run out does not",
      {
        documents: DUE,
        othersHolds: [{ bookingId: "b2", until: NOW.toISOString(), seats: 2, offered: true, member: "Omar" }],
      },
      { kind: "choose_package" },
    ],
    [
      "another's turn that is just over is not waited for",
      { documents: DUE, tickets: [{ ...theirs, turnEndsAt: NOW.toISOString() }] },
      { kind: "choose_package" },
    ],
    [
      "another's place in line is waited for",
      { documents: DUE, tickets: [{ ...inLine, isMine: false }] },
      { kind: "await_turn" },
    ],
    [
      "papers of a later day are given while a line is drawn in more than an hour",
      { tickets: [{ ...inLine, drawnAt: "2026-11-20T15:00:01Z" }] },
      { kind: "upload_document" },
    ],
    [
      "within the hour before the draw it leads, with its time",
      { tickets: [{ ...inLine, drawnAt: "2026-11-20T15:00:00Z" }] },
      { kind: "await_turn", drawnAt: "2026-11-20T15:00:00Z", isPaused: false },
    ],
    ["while people are let in the line leads", { tickets: [inLine] }, { kind: "await_turn" }],
    ["but not that of a simulated sale", { tickets: [{ ...inLine, simulated: true }] }, { kind: "upload_document" }],
    [
      "nor before the passport that its seats wait for",
      { tickets: [inLine], travel: inTurn(LATER) },
      { kind: "upload_document", type: "passport" },
    ],
    ["while it is paused papers are given", { tickets: [{ ...inLine, isPaused: true }] }, { kind: "upload_document" }],
    [
      "who has given everything is told that it is paused",
      { documents: DUE, tickets: [{ ...inLine, isPaused: true }] },
      { kind: "await_turn", isPaused: true },
    ],
    ["who has given everything waits for the turn", { documents: DUE, tickets: [inLine] }, { kind: "await_turn" }],
    [
      "who has booked waits for the journey, not for a turn",
      { documents: DUE, tickets: [inLine], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "a turn at a suspended operator stands still, and nobody is sent to use it",
      { documents: DUE, tickets: [{ ...theirs, isMine: true, rests: true }] },
      { kind: "await_turn", isPaused: true },
    ],
    [
      "what is held at a suspended operator cannot be secured",
      { documents: DUE, bookings: [booking({ phase: "held", holdExpiresAt: LATER, operatorStopped: true })] },
      { kind: "choose_package" },
    ],
    [
      "an offer that rests cannot be secured",
      { documents: DUE, bookings: [booking({ phase: "held", holdExpiresAt: LATER, offered: true, rests: true })] },
      { kind: "choose_package" },
    ],
    [
      "a place that is over leads back to the packages",
      { documents: DUE, tickets: [{ ...inLine, state: "lapsed" }] },
      { kind: "choose_package" },
    ],
    [
      "who is home and stands in line again is asked for the papers again",
      { tickets: [{ ...inLine, isPaused: true }], bookings: [booking()], now: new Date("2027-05-24T06:00:00Z") },
      { kind: "upload_document" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});
