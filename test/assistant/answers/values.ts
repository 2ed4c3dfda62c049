/** What checks read from a world by name: days and figures of its calls, pieces of the catalogue's sentences. */
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { Known } from "#assistant/known.ts";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { Locale } from "#i18n/locales.ts";
import type { ReadValue } from "./answers.ts";

/** The calls that values are read from. */
export type Calls = Pick<Known, "journey" | "bookings" | "queue" | "statements">;

type Value = { readonly date: string } | { readonly number: number };

const VALUES: Readonly<Record<string, (calls: Calls, now: Date) => Value | null>> = {
  passportsBy: ({ journey }) => dueOf(journey, "passport"),
  healthBy: ({ journey }) => dueOf(journey, "health_certificate"),
  tarwiyah: (_, now) => ({ date: nextHajj(dateOf(now)).tarwiyah }),
  arafah: (_, now) => ({ date: nextHajj(dateOf(now)).arafah }),
  position: ({ queue }) => number(queue?.ticket?.position),
  minutes: ({ queue }) => number(queue?.estimatedWaitTime),
  octoberNet: ({ statements }) => {
    const month = statements?.find((one) => one.month.endsWith("-10"));
    return month ? { number: Number(month.net.amount) } : null;
  },
  keptUntil: ({ bookings }) => {
    const [due] = (bookings ?? []).flatMap(({ schedule }) => schedule.filter(({ state }) => state !== "paid"));
    return due ? { date: due.keptUntil } : null;
  },
};

/** Values of one world. */
export function valuesOf(calls: Calls, now: Date): ReadValue {
  return (name, locale) => {
    if (name.includes(".")) return pieceOf(locale, name.split("."));
    const value = VALUES[name]?.(calls, now) ?? null;
    if (value === null) return null;
    return "date" in value ? formatsFor(intlTag(locale), "UTC").due(value.date) : String(value.number);
  };
}

function dueOf(journey: Calls["journey"], type: DocumentType): Value | null {
  const days = (journey?.obligations ?? []).flatMap(({ act }) =>
    "type" in act && act.type === type && act.dueOn !== null ? [act.dueOn] : [],
  );
  const [first] = days.toSorted();
  return first === undefined ? null : { date: first };
}

function number(value: number | null | undefined): Value | null {
  return value === null || value === undefined ? null : { number: value };
}

const Group = z.record(z.string(), z.unknown());
const catalogues = new Map<Locale, unknown>();

/** The longest piece of a sentence that holds no value. */
function pieceOf(locale: Locale, path: readonly string[]): string | null {
  const file = new URL(`../../../src/i18n/messages/${locale}/assistant.json`, import.meta.url);
  const catalogue = catalogues.get(locale) ?? JSON.parse(readFileSync(file, "utf8"));
  catalogues.set(locale, catalogue);
  const found = path.reduce<unknown>((group, key) => Group.safeParse(group).data?.[key], catalogue);
  if (typeof found !== "string") return null;
  return (
    found
      .split(/\{[^{}]*\}/)
      .toSorted((a, b) => b.length - a.length)[0]
      ?.trim() ?? null
  );
}
