/** Every letter that the product sends can be written in every translated language. */
import { expect, it } from "vitest";
import { NOTICE_KINDS, NOTICES } from "#domain/notifications/notice.ts";
import { TRANSLATED } from "#i18n/locales.ts";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

const VALUES = {
  ...{
    username: "amina",
    minutes: 60,
    hours: 48,
    seats: 3,
    type: "passport",
    number: "T7000",
    reason: "Not in the register",
  },
  ...{ days: 7, waited: 24, dueOn: "1 May 2027", keptUntil: "8 May 2027", operator: "Al-Safa", problem: "PR-1" },
  ...{ date: "1 May 2027", company: "Al-Safa Travel", owner: "Bilal Khan", group: "Rahman family", name: "Amina" },
  ...{ place: 9, who: "other", mark: "passport", state: "missing", person: "Yusuf" },
  ...{ title: "Our Hajj", when: "late", count: 3, left: 8, what: "operator", why: "left", channel: "nusuk" },
  ...{ reference: "RH-1", package: "Hajj & <Comfort>", amount: "1234.50", currency: "USD" },
};

const letters: Letter[] = [
  ...["reset", "confirm", "confirmFirst"].map((key) => ({ catalogue: "mails" as const, key })),
  ...NOTICE_KINDS.filter((kind) => NOTICES[kind].mail).map((key) => ({ catalogue: "notifications" as const, key })),
].map((letter) => ({ ...letter, values: VALUES, path: "/somewhere" }));

it.each(TRANSLATED.flatMap((language) => letters.map((letter) => [letter.key, language, letter] as const)))(
  "writes %s in %s",
  (_, preferredLanguage, letter) => {
    const mail = renderLetter(
      letter,
      { firstName: "Amina", preferredLanguage, footer: "footer" },
      "https://rihla.example",
    );

    expect(mail.subject).not.toMatch(/[\n{}]/);
    expect(mail.text).toContain("https://rihla.example/somewhere");
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\{\w+\}/);
    expect(mail.html).not.toContain("<Comfort>");
    expect(mail.html).toContain(preferredLanguage === "ar" ? 'dir="rtl"' : 'dir="ltr"');
  },
);

it("writes both languages to somebody of whom none is known, each in its direction, with the link in both", () => {
  const letter = { catalogue: "mails", key: "claim", values: VALUES, path: "/claim#ABCD" } as const;
  const reader = { firstName: null, preferredLanguage: "en", also: "ar", footer: "footerCaller" } as const;

  const both = renderLetter(letter, reader, "https://rihla.example");
  const [english, arabic] = (["en", "ar"] as const).map((preferredLanguage) =>
    renderLetter(letter, { ...reader, also: undefined, preferredLanguage }, "https://rihla.example"),
  );

  expect(both.subject).toBe(`${english?.subject} · ${arabic?.subject}`);
  expect(both.text).toContain(english?.text.trim());
  expect(both.text).toContain(arabic?.text.trim());
  expect(both.html).toMatch(/<div lang="en" dir="ltr".*<div lang="ar" dir="rtl"/s);
});

it("writes no button where a letter leads nowhere", () => {
  const letter = { catalogue: "notifications", key: "password_changed", values: {}, path: null } as const;

  const { text, html } = renderLetter(
    letter,
    { firstName: "A", preferredLanguage: "en", footer: "footer" },
    "https://rihla.example",
  );

  expect(html).not.toContain("<a ");
  expect(text).not.toContain("Open in Rihla");
});
