/** Papers of people of the household who keep them in accounts of their own. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { messages } from "#i18n/messages/en.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { answer } from "../answer.ts";
import type { Words } from "../render.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));

const words: Words = (area, key, values) => {
  const translate = createTranslator({ locale: "en", timeZone: "UTC", messages: { ...messages[area] } });
  return translate(key as never, values as never);
};

const SELF = { id: "t1", relationship: "self", isSelf: true, givenNames: "Kerem", surname: "Yildiz", birthDate: null };
const PERSON = {
  ...{ status: "incomplete", isYou: false, isYours: false, hasAccount: true, marks: null, relationshipToldBy: null },
} as const;
const YOU = { ...PERSON, id: "m1", travellerId: "t1", name: "Kerem Yildiz", relationship: "self", isYou: true };
const PASSPORT_AND_PHOTO = [
  { mark: "passport", state: "missing" },
  { mark: "photo", state: "verified" },
  { mark: "travel_details", state: "missing" },
];
const ELIF = { ...PERSON, id: "m2", travellerId: "t2", name: "Elif Yildiz", relationship: "spouse" };

function ask(text: string, members: readonly object[], travellers: readonly object[] = [SELF]): string {
  const families = [{ id: "f1", name: "Yildiz", members, limits: { tooYoung: [] } }];
  const known = {
    ...NOTHING_KNOWN,
    travellers,
    families,
    documents: [],
    bookings: [],
    packages: [],
  } as object as Known;
  const context = { now: new Date("2026-11-23T09:00:00Z"), timeZone: "UTC", known, model };
  const said = answer(
    { text, agent: "document_checker", locale: "en" },
    { ...context, words: (locale) => (locale === "en" ? words : null) },
  );
  return said.content;
}

describe("the paper of somebody of the household with an account", () => {
  const seen = { ...ELIF, marks: PASSPORT_AND_PHOTO };

  it.each([
    ...["Is my wife's passport there?", "Is Elif's passport there?", "Do you have Elif's passport?"],
    ...["هل جواز زوجتي موجود؟", "کیا میری بیوی کا پاسپورٹ آ گیا ہے؟", "کیا ایلف کا پاسپورٹ موجود ہے؟"],
    ...["क्या मेरी पत्नी का पासपोर्ट मौजूद है?", "আমার স্ত্রীর পাসপোর্ট কি আছে?", "Eşimin pasaportu yüklendi mi?"],
    ...[
      "Le passeport de ma femme est-il là ?",
      "Apakah paspor istri saya sudah ada?",
      "Adakah pasport isteri saya ada?",
    ],
    ...["آیا گذرنامه همسرم هست؟", "Паспорт моей жены загружен?"],
  ])("is told by its state alone, where the household page shows it: %s", (text) => {
    expect(ask(text, [YOU, seen])).toBe("Elif Yildiz: passport – missing.");
  });

  it("is said to be in that account, where the asker does not see it", () => {
    expect(ask("Is my wife's passport there?", [YOU, ELIF])).toBe(
      "Elif Yildiz belongs to your household. Their papers are in their own account, where you do not see them.",
    );
    expect(ask("Is Elif's passport there?", [YOU, { ...ELIF, hasAccount: false }])).toContain(
      "kept in another account",
    );
  });

  it("is that of whom the relation means from the asker's side", () => {
    const you = { ...YOU, name: "Ahmad Khatoon", relationship: "son", relationshipToldBy: "Zubaida Khatoon" };
    const mother = { ...PERSON, id: "m3", travellerId: null, name: "Zubaida Khatoon", relationship: "self" };
    const aunt = {
      ...mother,
      id: "m4",
      name: "Salma Khatoon",
      relationship: "mother",
      relationshipToldBy: mother.name,
    };

    for (const text of ["Is my mother's passport there?", "کیا میری والدہ کا پاسپورٹ موجود ہے؟"])
      expect(ask(text, [you, mother, aunt])).toMatch(/^Zubaida Khatoon belongs to your household/);
    expect(ask("Is my wife's passport there?", [you, mother, aunt])).toContain("Salma Khatoon belongs");
  });

  it("is asked back where several may be meant", () => {
    const son = { ...ELIF, id: "m5", name: "Deniz Yildiz", relationship: "son" };
    const other = { ...son, id: "m6", name: "Can Yildiz" };

    expect(ask("Is my son's passport there?", [YOU, son, other])).toBe(
      "Whom of your household do you mean: Deniz Yildiz and Can Yildiz?",
    );
    expect(ask("Is Can's passport there?", [YOU, son, other])).toMatch(/^Can Yildiz belongs/);
  });

  it("is nobody's where the relation is known to be another: they can be entered", () => {
    expect(ask("Is my mother's passport there?", [YOU, ELIF])).toContain("Nobody is entered among your travellers");
    expect(ask("Is Omar's passport there?", [YOU, ELIF])).toContain("nobody named Omar");
  });

  it("stays the asker's own matter for somebody whom they have entered", () => {
    const entered = { ...SELF, id: "t2", relationship: "spouse", isSelf: false, givenNames: "Elif" };

    expect(ask("Is my wife's passport there?", [YOU, { ...ELIF, isYours: true }], [SELF, entered])).toContain(
      "Elif: passport – nothing has been uploaded yet.",
    );
  });
});

it("asks whom of those entered is meant: the children's grandfather may be the asker's father", () => {
  const father = { ...SELF, id: "t5", isSelf: false, relationship: "father", givenNames: "Hasan" };
  const question = "Is my grandfather's passport there?";
  expect(ask(question, [YOU], [SELF, father])).toMatch(/\nWhom of your household do you mean: \u2068?Hasan\u2069?\?$/);
  expect(ask(question, [YOU], [SELF])).not.toContain("Whom of your household");
});
