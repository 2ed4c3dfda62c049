/** A loop that can take one word in two ways needs time without end for a line that repeats it, and any file can hold one. */
import { expect, it } from "vitest";
import { LETTERS } from "../forms/sentences/letters.ts";
import { PRINTED_NOTICES } from "../forms/sentences/notices.ts";

it.each([...LETTERS, ...PRINTED_NOTICES])("takes no word in two ways: phrase %#", (phrase) => {
  const loops = [...phrase.matchAll(/\(\?:([^()]*)\)(?:\(\?![^()]*\))?\)*[*+]/g)].map(([, words = ""]) =>
    words.split("|"),
  );

  expect(loops.flatMap((words) => words.filter((word, at) => words.indexOf(word) !== at))).toEqual([]);
});
