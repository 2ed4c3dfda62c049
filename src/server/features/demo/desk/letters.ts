/** Letters in the demonstration's inbox: open ones at every distance from their promise, and an answered one. */
import type { Insertable } from "kysely";
import { answerDue, type ContactKind, letterFlags } from "#domain/contact/contact.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA, SITI } from "../people/accounts.ts";

interface Letter {
  readonly userId: string | null;
  readonly name: readonly [first: string, last: string];
  readonly kind: ContactKind;
  readonly language: Locale;
  readonly hoursAgo: number;
  readonly subject: string;
  readonly message: string;
  /** Closed as a program's. */
  readonly spamHoursAgo?: number;
  readonly answer?: { readonly hoursAgo: number; readonly text: string };
}

const LETTERS: readonly Letter[] = [
  {
    userId: AMINA.id,
    name: [AMINA.firstName, AMINA.lastName],
    kind: "form",
    language: "en",
    hoursAgo: 21,
    subject: "Step-free room for my mother",
    message:
      "My mother walks with a stick and cannot take stairs. Which of the Al-Safa packages have a lift to every floor, and is the camp in Mina step-free as well?",
  },
  {
    userId: null,
    name: ["Harun", "Siddiq"],
    kind: "form",
    language: "en",
    hoursAgo: 6,
    subject: "Nusuk reference arrived late",
    message:
      "Our reference came two days after the date shown in the booking. The places are still ours, but the page asks for the number again. Do I type it in a second time?",
  },
  {
    userId: SITI.id,
    name: [SITI.firstName, SITI.lastName],
    kind: "privacy",
    language: "id",
    hoursAgo: 26,
    subject: "Salinan data saya",
    message:
      "Mohon kirimkan salinan semua data yang Anda simpan tentang saya, termasuk paspor yang saya unggah minggu lalu.",
  },
  {
    userId: null,
    name: ["ليلى", "منصور"],
    kind: "form",
    language: "ar",
    hoursAgo: 2,
    subject: "السفر مع طفلين",
    message: "نحن عائلة من أربعة أفراد، ومعنا طفلان عمرهما سبع سنوات وعشر. هل نحجز لهما مقعدين كاملين في الباقة نفسها؟",
  },
  {
    userId: null,
    name: ["Peter", "Lindqvist"],
    kind: "form",
    language: "en",
    hoursAgo: 70,
    subject: "How much baggage is included?",
    message: "One package names 23 kg of baggage and another says nothing. What may I take with the second one?",
    answer: {
      hoursAgo: 52,
      text: "Where a package says nothing, the operator has not stated it. We have asked the operator to add the allowance; until then please count on cabin baggage alone.",
    },
  },
  {
    userId: null,
    name: ["Best", "Offers"],
    kind: "form",
    language: "en",
    hoursAgo: 9,
    subject: "Rank first in every search",
    message: "Look: https://one.example https://two.example https://three.example and answer today.",
  },
  {
    userId: null,
    name: ["Prize", "Desk"],
    kind: "form",
    language: "en",
    hoursAgo: 40,
    subject: "You have won",
    message: "Claim it here: https://four.example",
    spamHoursAgo: 30,
  },
];

export function letterRows(now: Date): Insertable<Database["contactMessages"]>[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return LETTERS.map(
    (
      { userId, name: [firstName, lastName], kind, language, hoursAgo, subject, message, answer, spamHoursAgo },
      at,
    ) => ({
      ...{ userId, firstName, lastName, kind, language, subject, message },
      email: `letter${at + 1}@example.org`,
      demo: true,
      createdAt: ago(hoursAgo),
      dueAt: answerDue(kind, ago(hoursAgo)),
      flags: letterFlags(message),
      spamAt: spamHoursAgo === undefined ? null : ago(spamHoursAgo),
      ...(answer && { answer: answer.text, answeredAt: ago(answer.hoursAgo) }),
    }),
  );
}
