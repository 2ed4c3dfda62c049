/** The words of areas that are wanted later, and how often the app is drawn anew for them. */
import { expect, it } from "vitest";
import { awaitWords, preferenceStore, startPreferences, wantWords } from "./preferences.ts";

it("has the app drawn anew once for an area that every phrase of a screen asks for", async () => {
  await startPreferences();
  const drawn: boolean[] = [];
  const leave = preferenceStore.subscribe(() => drawn.push("queue" in preferenceStore.snapshot().messages));

  await Promise.all(Array.from({ length: 50 }, () => awaitWords("queue")));
  leave();

  expect(drawn).toEqual([true]);
});

it("draws nothing anew for words that a part brings along before it is drawn", async () => {
  await startPreferences();
  const drawn: string[] = [];
  const leave = preferenceStore.subscribe(() => drawn.push("anew"));

  await wantWords(["payments"]);
  leave();

  expect(drawn).toEqual([]);
  expect(preferenceStore.snapshot().messages).toHaveProperty("payments.title");
});

it("draws what said a word too early anew, also where a part brings that word first", async () => {
  await startPreferences();
  const drawn: boolean[] = [];
  const leave = preferenceStore.subscribe(() => drawn.push("family" in preferenceStore.snapshot().messages));

  await Promise.all([wantWords(["family"]), awaitWords("family")]);
  leave();

  expect(drawn).toEqual([true]);
});
