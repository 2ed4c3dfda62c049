/** The words of areas that are wanted later, and how often the app is drawn anew for them. */
import { expect, it } from "vitest";
import { preferenceStore, startPreferences, wantWords } from "./preferences.ts";

it("has the app drawn anew once for an area that every phrase of a screen asks for", async () => {
  await startPreferences();
  const drawn: boolean[] = [];
  const leave = preferenceStore.subscribe(() => drawn.push("queue" in preferenceStore.snapshot().messages));

  await Promise.all(Array.from({ length: 50 }, () => wantWords(["queue"])));
  leave();

  expect(drawn).toEqual([true]);
});
