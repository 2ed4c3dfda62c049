import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { messages } from "#i18n/messages/en.ts";
import { readModel } from "../../classifier/model.ts";
import { factWordsKey } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find.ts";
import type { Act } from "../../intents/acts.ts";
import { NOTHING_KNOWN } from "../../known.ts";
import { readingOf } from "../../reading/reading.ts";
import { decide } from "./decide.ts";
import type { Decided } from "./decided.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const words: Readonly<Record<string, unknown>> = messages.facts.words;
const read = (fact: Parameters<typeof factWordsKey>[0]) =>
  String(words[factWordsKey(fact).replace("words.", "")] ?? "");

/** As a visitor's question is decided on. */
function decided(text: string): Decided {
  return decide({
    ...{
      text,
      model,
      agent: "tour_advisor",
      isOperator: false,
      isTranscribed: false,
      isTurn: false,
      reading: readingOf(text, NOTHING_KNOWN),
    },
    facts: (prior) => findFacts(text, { locale: "en", prior, read, model: model.facts }),
  });
}

const actOf = (text: string): Act | null => decided(text).act;

describe("what a question is decided to be", () => {
  it.each([
    "is there a cheap train from London to Leeds tomorrow",
    "cari kerja di Jakarta gaji besar",
    "أبحث عن وظيفة في دبي براتب جيد",
    "İstanbul'da kiralık ucuz daire arıyorum",
    "cherche appartement à louer à Paris pas cher",
    "lowongan pekerjaan di kota saya ada?",
    "what's the capital of Peru",
    "চাকরির সিভি লিখে দাও",
    "कॉलेज का फॉर्म कैसे भरें",
  ])("is declined where another business is asked of, with a city and a price or without: %s", (text) => {
    expect(actOf(text)).toBe("meta.outside");
  });

  it("is nothing where another business may be meant", () => {
    expect(actOf("flat share in London")).toBe(null);
  });

  it.each([
    "Show me packages.",
    "packages please",
    "cheapest package from London",
    "أرخص باقة من دبي",
    "London se sasta package",
  ])("is a search for packages where they are spoken of: %s", (text) => {
    expect(actOf(text)).toBe("pkg.search");
  });

  it("is what somebody is anxious about, where that is clear", () => {
    expect(actOf("I am worried, what happens to my money if the agency disappears")).toBe("pay.protection");
    expect(actOf("I am so nervous about all this")).toBe("meta.calm");
  });

  it.each(["anything of ours late", "have you got anything tonight", "anything nicer I can't sleep"])(
    "offers nothing that is none of its business as what may be meant: %s",
    (text) => {
      expect(decided(text).others).not.toContain("none");
    },
  );

  it.each([
    "I want to leave the waiting list",
    "take us off the waitlist please",
    "كيف أخرج من قائمة الانتظار",
    "ویٹنگ لسٹ سے نام نکلوانا ہے",
    "मुझे वेटिंग लिस्ट से हटना है",
    "comment quitter la liste d'attente",
    "bekleme listesinden çıkmak istiyorum",
    "saya mau keluar dari daftar tunggu",
    "хочу выйти из листа ожидания",
  ])("is of the waitlist, never of leaving the line of a sale: %s", (text) => {
    expect(actOf(text)).toBe("queue.waitlist");
  });

  it.each(["I want to leave the queue", "how do we give up our place in line", "выйти из очереди"])(
    "is of leaving the line of a sale where no list is named: %s",
    (text) => {
      expect(actOf(text)).toBe("queue.leave");
    },
  );

  it.each(["a list of the papers that are still waiting", "la liste des documents en attente"])(
    "is of no waitlist where something else on a list waits: %s",
    (text) => {
      expect(actOf(text)).not.toBe("queue.waitlist");
    },
  );

  it("is no poisoning where a Bengali counts to twenty", () => {
    expect(actOf("আমরা বিশ জন, বিশ হাজার ডলারে হবে?")).not.toBe("safety.emergency");
    expect(actOf("amra bish jon")).not.toBe("safety.emergency");
    expect(actOf("বাচ্চা বিষ খেয়ে ফেলেছে")).toBe("safety.emergency");
    expect(actOf("chele bish kheyeche")).toBe("safety.emergency");
  });
});
