/** The market's frame with its first packages: their pictures are fetched with the page, not after its scripts. */

import { z } from "zod";
import { Package } from "#contract/packages.ts";
import { drawingAddress, photoAddress } from "#contract/picture-addresses.ts";
import { dateOf, nextHajj } from "#domain/calendar.ts";
import { scenesOf } from "#domain/packages/drawings.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import { fillSlots } from "./page-slots.ts";

export const MARKET = "/packages";

/** As many as any screen shows before one scrolls, but for the widest: each is a picture more before the scripts. */
const FRAMED = 3;

/** The one card of the frame as it was built (src/web/app/frames/market-frame.tsx). */
const CARD = /<li\b.*<\/li>/s;

/** What of the packages it shows. */
export const Framed = z.array(
  Package.pick({ id: true, version: true, title: true, images: true, flights: true, madinahHotel: true }),
);
export type Framed = z.output<typeof Framed>;

/** `packages` in the order in which the list shows them; a frame of nothing stays nothing. */
export function fillMarketFrame(frame: string, packages: Readonly<Framed>, language: Translated): string {
  const hajj = nextHajj(dateOf(new Date()));
  const days = formatsFor(intlTag(language)).dateRange(hajj.tarwiyah, hajj.lastDay);
  const [card = ""] = CARD.exec(frame) ?? [];
  const cards = packages.slice(0, FRAMED).map((one) => filled(card, { title: one.title, picture: pictureOf(one) }));
  // What an operator has typed into a title is no slot: only what stands around the cards is filled here.
  const around = frame.split(CARD).map((part) => filled(part, { year: String(hajj.hijriYear), days }));
  return around.join(cards.join(""));
}

function filled(html: string, values: Readonly<Record<string, string>>): string {
  return fillSlots(html, (name) => values[name]);
}

function pictureOf(one: Framed[number]): string {
  const [photo] = one.images;
  const [scene] = scenesOf(one);
  if (photo) return photoAddress(one.id, photo.id);
  if (!scene) throw new Error("every package has scenes that need no fact");
  return drawingAddress(one, scene);
}
