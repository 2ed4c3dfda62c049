import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { readModel } from "../../classifier/model.ts";
import { type KnownPrayer, NOTHING_KNOWN } from "../../known.ts";
import { answer } from "../answer.ts";
import type { Dialogue } from "../turns/dialogue.ts";
import { prayerHours } from "./prayer-times.ts";

const model = readModel(readFileSync(new URL("../../weights/assistant.bin", import.meta.url)));
const now = new Date("2026-11-30T09:00:00Z");
const words = (locale: Locale) => (area: string, key: string, values?: Record<string, string | number>) =>
  translator(locale, area as "prayer")(key as "title", values);

function ask(text: string, { dialogue = null, prayer = null, hours = prayerHours }: Asked = {}) {
  const shared = { now, timeZone: "UTC", model, words, prayerHours: hours ?? undefined };
  const question = { text, agent: "tour_advisor", locale: "en", dialogue } as const;
  return answer(question, { ...shared, known: { ...NOTHING_KNOWN, prayer } });
}

interface Asked {
  readonly dialogue?: Dialogue | null;
  readonly prayer?: KnownPrayer | null;
  readonly hours?: typeof prayerHours | null;
}

const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "").replace(/[\u202f\u00a0]/g, " ");

describe("the hours of prayer in a city that is named", () => {
  it.each([
    ["what time is maghrib in London today?", "London, 30 November 2026: Maghrib 3:59 PM"],
    ["tomorrow's Fajr in Makkah", "Makkah, 1 December 2026: Fajr 5:21 AM (method: Umm al-Qura)"],
    ["londrada bugün akşam namazı kaçta", "London, 30 Kasım 2026: Akşam ÖS 3:59"],
    ["اذان صبح فردا به وقت مکه کیه", "1 دسامبر 2026: صبح 5:21"],
    ["متى العشاء في جدة اليوم", "جدة، 30 نوفمبر 2026: العشاء 7:10"],
    ["لاہور میں مغرب کب ہے", "30 نومبر، 2026: مغرب 4:59"],
    ["lahore me maghrib kitne baje hai", "4:59 PM"],
    ["दिल्ली में मग़रिब कितने बजे", "Delhi, 30 नवंबर 2026: मग़रिब 5:24"],
    ["ঢাকায় মাগরিব কয়টায়", "Dhaka, 30 নভেম্বর, 2026: মাগরিব 5:11"],
    ["heure du fajr à Marseille aujourd'hui", "Marseille, 30 novembre 2026 : Fajr"],
    ["jam berapa magrib di jakarta", "Jakarta, 30 November 2026: Magrib"],
    ["waktu solat di kuala lumpur hari ini", "Subuh 5:49"],
    ["во сколько магриб в Москве сегодня", "Moscow, 30 ноября 2026 г.: Магриб"],
    ["prayer times in Makkah on 16 May", "Makkah, 16 May 2027: Fajr"],
  ])("are told with their day and method: %s", (text, told) => {
    const given = ask(text);
    expect(given.intent).toBe("prayer.next");
    expect(bare(given.content)).toContain(told);
    expect(given.citations).toEqual([]);
  });

  it("are tomorrow's where today's is over and no day is named", () => {
    expect(ask("Fajr in Leeds?").content).toContain("1 December 2026");
    expect(ask("Fajr in Leeds today?").content).toContain("30 November 2026");
  });

  it("go on with what a short turn leaves unsaid", () => {
    const first = ask("maghrib in London?");
    const second = ask("and fajr tomorrow?", { dialogue: first.dialogue });
    expect(second.content).toContain("London, 1 December 2026: Fajr 6:04");
    expect(ask("in Makkah", { dialogue: second.dialogue }).content).toContain("Makkah, 1 December 2026: Fajr 5:21");
    expect(ask("when is my next payment", { dialogue: second.dialogue }).intent).toBe("pay.next");
  });

  it.each([
    "can I pray maghrib and isha together in Makkah",
    "when do we pray maghrib in Muzdalifah",
    "how far is the hotel from the Haram in Makkah for fajr",
    "lahore mein hun lekin prayer times makkah ke dikha raha hai",
  ])("are not told where something else is asked: %s", (text) => {
    expect(ask(text).content).not.toMatch(/method:|طریقہ:/);
  });

  it("are left to the page where they are not at hand", () => {
    expect(ask("maghrib in London?", { hours: null }).content).toContain("On the prayer page type your city");
  });
});

describe("the hours of prayer at the asker's own place", () => {
  const hours = { fajr: "06:03", dhuhr: "11:54", asr: "13:36", maghrib: "15:59", isha: "17:29", nextFajr: "06:04" };
  const prayer: KnownPrayer = { ...hours, timeZone: "Europe/London", qibla: 119, method: "moonsighting_committee" };

  it("tell the one that is named, else the next", () => {
    expect(bare(ask("what time is maghrib", { prayer }).content)).toContain(
      "London, 30 November 2026: Maghrib 3:59 PM",
    );
    expect(ask("when is the next prayer", { prayer }).content).toContain("Next is Dhuhr");
  });
});
