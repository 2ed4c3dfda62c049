/** What a page that connects has missed: all of it and, as far as that is known, nothing else. */
import { expect, it } from "vitest";
import { LIVE_TYPES } from "#contract/realtime.ts";
import { LastMinute } from "./last-minute.ts";

const START = 1_000_000;

it("is what a person was told of since the mark, theirs alone", () => {
  const told = new LastMinute(START);
  told.note("amina", "booking_update", START + 10_000);
  told.note("bilal", "document_update", START + 20_000);

  expect(told.since("amina", START + 9_000, START + 30_000)).toEqual(["booking_update"]);
  expect(told.since("amina", START + 20_000, START + 30_000)).toEqual([]);
  expect(told.since("nobody", START + 9_000, START + 30_000)).toEqual([]);
});

it("holds what was told a moment before the mark too: clocks of nodes differ", () => {
  const told = new LastMinute(START);
  told.note("amina", "notification", START + 10_000);

  expect(told.since("amina", START + 11_500, START + 30_000)).toEqual(["notification"]);
});

it.each([
  ["before the line was open", START + 1_000],
  ["an hour ago", START - 3_600_000],
  ["after now", START + 60_000],
])("is everything for a mark %s", (_, mark) => {
  expect(new LastMinute(START).since("amina", mark, START + 30_000)).toEqual(LIVE_TYPES);
});

it("reaches back a minute at least, two at most, and to the last break of the line", () => {
  const told = new LastMinute(START);
  for (const second of [5, 65, 70, 130]) told.note("amina", "notification", START + second * 1_000);

  expect(told.since("amina", START + 72_500, START + 131_000)).toEqual(["notification"]);
  expect(told.since("amina", START + 30_000, START + 131_000)).toEqual(LIVE_TYPES);
  told.forget(START + 140_000);
  expect(told.since("amina", START + 139_000, START + 141_000)).toEqual(LIVE_TYPES);
  expect(told.since("amina", START + 143_000, START + 144_000)).toEqual([]);
});
