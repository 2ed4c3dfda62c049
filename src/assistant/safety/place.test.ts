import { describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "../known.ts";
import { emergencyCountry } from "./place.ts";

const whereIs = (text: string) => emergencyCountry(text, NOTHING_KNOWN, new Date("2026-11-30T12:00:00Z"));

describe("where somebody in danger is", () => {
  it.each([
    "ابوي طاح علينا بمنى وما يرد علينا",
    "أمي ضاعت للجمرات ولا أجدها",
    "والدي لا يتنفس في المزدلفة",
    "babam Mina’da bayıldı, nefes almıyor",
    "minada babam bayıldı uyanmıyor",
    "babam bayıldı nefes almıyor mekkedeyiz",
    "Mina’dayım, çadır yanıyor",
    "سقط أبي في منى ولا يتنفس",
    "تو منا چادر کناری آتیش گرفته",
    "ayah sakit dada kuat dekat jamrah",
    "ibu hilang dimina",
    "my dad collapsed in Mina",
    "abbu mina mein behosh ho gaye",
    "মুজদালিফায় আম্মাকে খুঁজে পাচ্ছি না",
    "মিনায় বাবা অজ্ঞান হয়ে গেছেন",
    "मुज़दलिफ़ा में पापा बेहोश हो गए",
    "मीना में मेरी माँ खो गई हैं",
    "منیٰ میں ابو بے ہوش ہو گئے",
    "مزدلفہ میں امی گم ہو گئیں",
    "پدرم بیهوش شد و نفس نمی‌کشد، در عرفات هستیم",
    "папа упал в обморок на джамарате",
    "мама потерялась в Муздалифе",
    "mon père ne respire plus, on est à Mouzdalifa",
  ])("is in Saudi Arabia by the holy site that is named: %s", (text) => {
    expect(whereIs(text)).toBe("SA");
  });

  it.each([
    "папа уже пять минут не дышит",
    "سقط جدي من الدرج ولا يتنفس",
    "واحد منا وقع ولا يتنفس",
    "kızım Cemre nefes almıyor",
    "أختي منى لا تتنفس",
    "কাবাব খেয়ে বাবা অজ্ঞান",
  ])("is unknown where a word only looks like one: %s", (text) => {
    expect(whereIs(text)).toBeNull();
  });

  it("is where a city is named that is only called a city", () => {
    expect(whereIs("سقط أبي في مدينة لندن ولا يتنفس")).toBe("GB");
  });
});
