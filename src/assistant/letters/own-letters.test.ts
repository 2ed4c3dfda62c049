import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { inOwnLetters } from "./own-letters.ts";
import { TYPED, type Typed } from "./sounds.ts";
import { readSpellings, writeSpellings } from "./spellings.ts";

const FILES = new URL("../weights/spellings/", import.meta.url);
const spellings = new Map(
  TYPED.map((locale) => [locale, readSpellings(readFileSync(new URL(`${locale}.txt`, FILES), "utf8"), locale)]),
);

function read(text: string, locale: Typed, isKept: (word: string) => boolean = () => false): string {
  const found = spellings.get(locale);
  return found ? inOwnLetters(text, found, isKept) : "";
}

describe("what is typed in Latin letters", () => {
  it.each([
    ["ar", "lazem adfa3 kol el mablagh marra wa7da?", "لازم أدفع كل المبلغ مرة واحدة?"],
    ["ar", "shu el far2 bein tamattu3 w qiran", /شو الفرق بين تمتع و (قران|قارن)/],
    ["ar", "3andkom ba2at men el qahira?", "عندكم باقات من القاهرة?"],
    ["ar", "fel e7ram", "في الإحرام"],
    ["hi", "inme haram ke sabse paas kaun sa", "इनमें हरम के सबसे पास कौन सा"],
    ["hi", "is mahine kitna paisa aaya", "इस महीने कितना पैसा आया"],
    ["ur", "kya aurat mehram ke baghair hajj pe ja sakti hai", "کیا عورت محرم کے بغیر حج پہ جا سکتی ہے"],
    ["ur", "meri beti ki tasveer q wapis aa gai", /^میری بیٹی کی تصویر کیوں واپس/],
    ["bn", "mayer kagoj koto din lagbe", "মায়ের কাগজ কত দিন লাগবে"],
    ["fa", "az tehran ham tour darid?", "از تهران هم تور دارید?"],
  ] as const)("%s: %s", (locale, typed, own) => {
    expect(read(typed, locale)).toMatch(typeof own === "string" ? new RegExp(`^${own.replace("?", "\\?")}$`) : own);
  });

  it("keeps names, numbers, marks and English words as they were typed", () => {
    const isName = (word: string) => word === "zamzam" || word === "family";
    expect(read("Zamzam Family ka total 5 logon ka, $7,950?", "ur", isName)).toBe(
      "Zamzam Family کا total 5 لوگوں کا, $7,950?",
    );
    expect(read("guide 3arabi?", "ar")).toBe("guide عربي?");
  });

  it.each([
    ["bn", "RH-TPCB9Q koto taka", "RH-TPCB9Q কত টাকা"],
    ["ar", "el 7agz rh-nnv4mn dafa3 kam", "الحجز rh-nnv4mn دفع كم"],
    ["ar", "ali@example.org 3andkom", "ali@example.org عندكم"],
    ["ar", "ba2at men London yom 5 may", "باقات من London يوم 5 may"],
    ["fa", "zire 5k dolar", "زیر 5k دلار"],
    ["fa", "1500 usd chand riyal mishe", "1500 usd چند ریال میشه"],
    ["fa", "Dalia Zidan cheghadr", "Dalia Zidan چقدر"],
    ["fa", "gheymate Lumière chand", "قیمت Lumière چند"],
    ["ar", "waladi", "ولدي"],
    ["ar", "el passport", "passport"],
  ] as const)("%s: keeps what is no word of the language in %s", (locale, typed, own) => {
    expect(read(typed, locale)).toBe(own);
  });

  it("takes capitals for names only where they are few", () => {
    expect(read("Kya Meri Booking Ho Gayi", "hi")).toBe(read("kya meri booking ho gayi", "hi"));
  });

  it("reads any text, keeps its numbers, and a long one by its beginning", () => {
    fc.assert(
      fc.property(anyText(60), fc.constantFrom(...TYPED), (text, locale) => {
        expect(read(text, locale).match(/(?<![a-z'])\d+(?![a-z'\d])/gi) ?? []).toEqual(
          text.match(/(?<![a-z'])\d+(?![a-z'\d])/gi) ?? [],
        );
      }),
      { numRuns: 200 },
    );
    expect(read("kya ".repeat(1000), "hi").match(/kya/g)).toHaveLength(940);
  });
});

describe("the spellings", () => {
  it("are read as they are written", () => {
    const lines = ["मेरा पासपोर्ट कब तक", "मेरा पासपोर्ट upload नहीं हुआ", "mera passport"];
    const found = readSpellings(writeSpellings(lines, "hi", new Set(["passport", "upload", "wallet"])), "hi");

    expect([...found.english]).toEqual(["passport", "upload"]);
    expect(found.counts.get("^")).toBe(2);
    expect(found.counts.get("मेरा")).toBe(2);
    expect(found.pairs.get("मेरा पासपोर्ट")).toBe(2);
    expect(found.pairs.has("कब तक")).toBe(false);
    expect(found.byFirst.get("m")?.map(({ written }) => written)).toEqual(["मेरा"]);
  });

  it("stand there for each language, and for no other", () => {
    expect(readdirSync(FILES).sort()).toEqual(TYPED.map((locale) => `${locale}.txt`).sort());
  });
});
