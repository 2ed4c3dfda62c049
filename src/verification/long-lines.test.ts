/** Any file can hold a line that says one thing over and over: an expression that can part it in two ways would never end. */
import { expect, it } from "vitest";
import { judgeWritten } from "#verification/specimens/papers/written.ts";

const SAID = [
  " (1",
  "no. ",
  "NO. ",
  "1/",
  "a.",
  "A. ",
  "A.B. ",
  "tel. ",
  "ab@",
  "www.",
  "1,",
  ", ",
  "Street, ",
  "of the ",
  "رقم ",
];
const TYPES = ["vaccination", "health_certificate", "visa"] as const;
const HOLDER = {
  fullName: "Zubaida Kausar Mirza",
  passportNumber: "549207361",
  birthDate: "1962-06-03",
  sex: "F",
} as const;
const OFTEN = 60;

it.each(SAID.flatMap((said) => TYPES.map((type) => [said, type] as const)))("is judged: %j on a %s", (said, type) => {
  const lines = ["Certificate", "Name: Zubaida Kausar Mirza", `${said.repeat(OFTEN)}x`];
  const { status } = judgeWritten({ id: "long", type, holder: HOLDER, lines, fault: "says nothing" });

  expect(status).not.toBe("verified");
});

const LETTERS = 4000;
/** Milliseconds, on a machine busy with much else; with every beginning of the word looked up it took 2 to 40 seconds. */
const MOST_OF_A_WORD = 1500;

it.each(["x", "ع", "क"].flatMap((letter) => TYPES.map((type) => [letter, type] as const)))(
  "is judged soon: a word of thousands of %j on a %s",
  (letter, type) => {
    const lines = ["Certificate", "Name: Zubaida Kausar Mirza", letter.repeat(LETTERS)];
    const from = performance.now();
    const { status } = judgeWritten({ id: "long", type, holder: HOLDER, lines, fault: "says nothing" });

    expect(status).not.toBe("verified");
    expect(performance.now() - from).toBeLessThan(MOST_OF_A_WORD);
  },
);
