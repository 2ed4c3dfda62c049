/** What words that speak for an act are not taken for where somebody else, a place or another matter is named beside them. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../../classifier/model.ts";
import { type Known, NOTHING_KNOWN } from "../../known.ts";
import { type Answer, answer } from "../answer.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const words = (locale: Locale) => (area: string, key: string, values?: Record<string, string | number>) =>
  translator(locale, area as "prayer")(key as "title", values);
const person = (id: string, relationship: string, givenNames: string) => ({
  ...{ id, relationship, isSelf: relationship === "self", givenNames, surname: "Karim", birthDate: "1960-01-01" },
  countryOfResidence: "GB",
});
const HOUSEHOLD = {
  ...NOTHING_KNOWN,
  travellers: [person("t1", "self", "Layla"), person("t2", "spouse", "Yusuf"), person("t3", "mother", "Huda")],
} as unknown as Known;
const DESK = {
  ...NOTHING_KNOWN,
  attention: { count: 0, rules: {}, bookings: [] },
} as unknown as Known;

interface Asked {
  readonly known?: Known;
  readonly isOperator?: boolean;
  readonly after?: Answer;
}

function ask(text: string, { known = HOUSEHOLD, isOperator = false, after }: Asked = {}): Answer {
  const context = { now: new Date("2026-11-30T09:00:00Z"), timeZone: "UTC", model, words, isOperator, known };
  return answer({ text, agent: "tour_advisor", locale: "en", ...(after && { dialogue: after.dialogue }) }, context);
}
const chips = ({ actions }: Answer) => actions.map(({ target }) => target);

describe("a plan of one's own", () => {
  it.each([
    "our plan is to travel from London, which packages?",
    "my plan is Hajj 2027, how much does it cost",
    "наш план лететь из Казани",
    "rencana kami berangkat dari Jakarta bertiga",
  ])("is no journey to a visitor where a place, a party or a price stands beside: %s", (text) => {
    expect(ask(text, { known: NOTHING_KNOWN }).intent).toBe("pkg.search");
  });

  it.each([
    "наш план намаза: когда фаджр",
    "rencana kami tawaf wada malam, boleh?",
    "notre plan de la chambre : qui dort où",
    "our plan is to die here",
    "мой план умереть сегодня",
  ])("is none of paying where a rite, a room or dying is spoken of: %s", (text) => {
    expect(ask(text).intent).not.toBe("pay.plan");
  });

  it.each(["how is our plan going", "our plan", "rencana kami sampai mana"])("is told of: %s", (text) => {
    expect(ask(text).intent).toBe("pay.plan");
  });
});

it.each([
  "میرا بیٹا پیچھے رہ گیا",
  "امی پیچھے رہ گئی",
  "मेरा बेटा पीछे रह गया",
  "my son stayed behind at Mina",
  "my son is still at Mina, we are already in Makkah",
  "my husband is not ready, he is lying on the floor",
])("help is offered for one of one's own who stayed behind or lies there: %s", (text) => {
  expect(chips(ask(text))).toContain("ask:safety.emergency");
});

it.each([
  "पड़ोसी ने अब तक कुछ दिया",
  "has my uncle paid anything already",
  "anything paid by Karim so far",
  "has the insurance paid anything so far",
  "खाना अब तक कुछ दिया",
  "ab tak kuch khana diya",
])("what others or a meal gave is not told as what one paid: %s", (text) => {
  expect(ask(text).intent).not.toBe("pay.paid");
});

it.each(["have we paid anything so far", "अब तक कुछ दिया", "мы уже что нибудь оплатили?"])(
  "what one paid is told: %s",
  (text) => {
    expect(ask(text).intent).toBe("pay.paid");
  },
);

it.each(["где бронь моего брата", "di mana pemesanan saudara saya", "আমার ভাইয়ের বুকিং কোথায়"])(
  "the booking of somebody who is not entered is not one's own: %s",
  (text) => expect(ask(text).intent).not.toBe("booking.status"),
);

it.each([
  ["does package include ihram and sunscreen", "pkg.included"],
  ["ихрам и маски входят в пакет?", "pkg.included"],
  ["I got a rash from sunscreen in ihram, which hospital", "hajj.health"],
  ["можно ли маску в ихраме", "safety.fatwa"],
] as const)("a mask or sunscreen beside ihram is not taken for what ihram is: %s", (text, intent) => {
  expect(ask(text, { known: NOTHING_KNOWN }).intent).toBe(intent);
});

it.each(["what do women wear in ihram, mask or niqab", "летим из Маската, где надевать ихрам"])(
  "what ihram is does not stand for where or by whom it is worn: %s",
  (text) => {
    const cited = ask(text, { known: NOTHING_KNOWN }).content;
    expect(cited).not.toMatch(/^(?:Ihram is the state|Ихрам: состояние)/);
  },
);

it.each(["الخروج من منى", "otelden çıkış bundan sonra mı", "it leaves from Jeddah?"])(
  "to leave a place is not to leave the line: %s",
  (text) => expect(ask(text, { after: ask("what is my number in the queue") }).intent).not.toBe("queue.leave"),
);

it("a last question is not the last part of what is paid", () => {
  const after = ask("how do instalments work in nusuk");
  expect(ask("last question: where is qibla", { after }).intent).toBe("prayer.qibla");
  expect(ask("son taksit ne zaman", { after }).intent).toBe("pay.plan");
  expect(ask("and the last part?", { after }).intent).toBe("pay.plan");
  expect(ask("تو آخری والا حصہ کب تک ڈالنا ہے", { after }).intent).toBe("pay.plan");
});

it.each(["nggak kenapa", "no reason"])("no reason is a no: %s", (text) => {
  expect(ask(text, { after: ask("cancel my booking") }).intent).toBe("turn.no");
});

it.each([
  "deadline to send my vaccination certificate",
  "batas waktu unggah kartu vaksin",
  "tarikh akhir hantar kad vaksin",
  "مهلت آپلود کارت واکسن",
])("the deadline of a paper is not the day of a vaccination: %s", (text) => {
  expect(ask(text).intent).toBe("doc.needed");
});

it.each(["guide me in Arabic please", "Can I change the language of the guide to French"])(
  "who is guided in a language looks for no package: %s",
  (text) => expect(ask(text).intent).toBe("meta.language"),
);

it("whoever asks for guides of a language is shown packages", () => {
  expect(ask("راهنمای فارسی زبان هم دارید؟").intent).toBe("pkg.search");
});

it.each(["how do I answer the first booking", "Кто ответственный за первую бронь?"])(
  "an operator who asks how or who is not shown what waits: %s",
  (text) => expect(ask(text, { known: DESK, isOperator: true }).intent).not.toBe("operator.attention"),
);

it("an operator who asks which to answer first is shown what waits", () => {
  expect(ask("which booking do I answer first", { known: DESK, isOperator: true }).intent).toBe("operator.attention");
});

it("a snake is no other business, a bicycle for a child is", () => {
  expect(chips(ask("сын укушен питоном"))).toContain("ask:safety.emergency");
  expect(ask("напиши код на питоне").intent).toBe("meta.outside");
  expect(ask("мой сын 12 лет, какой велосипед ему купить").intent).toBe("meta.outside");
});
