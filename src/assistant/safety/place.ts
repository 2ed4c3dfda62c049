/** Where somebody in danger is, so that the number is one that answers there. */
import { CITIES } from "#domain/prayer/cities.ts";
import type { Known } from "../known.ts";
import { fold } from "../normalise/fold.ts";

/** Makkah, Madinah and the holy sites, as they are written beside their English and Arabic names. */
const SAUDI_PLACES =
  /(?<!\p{L})(?:mak?kah?|me[ck]+[ae]h?|mekke|mecque|ma?di+na?h?|medin[ae]h?|mina|arafat?h?|arafah|muzdalifah?|jamarat|cemerat|dzham[ao]rat|haram|harem|jeddah?|saudi|suudi|мек[а-я]+|медин[а-я]+|мин[аеу]|арафат[а-я]*|джамарат[а-я]*|харам[а-я]*|مکه|مدینه|منی|عرفات|عرفه|مزدلفه|جمرات|حرم|الحرم|سعودی[ه]?|السعودیه|مکا|मक्का|मदिना|मदीना|मिना|मीना|अरफात|जमरात|हरम|মক্কা[^ ]*|মদিনা[^ ]*|মিনা[^ ]*|আরাফাত[^ ]*|জামারাত[^ ]*|হারাম[^ ]*)(?!\p{L})/u;

/**
 * The country (alpha-2): of the place that is named, else of the trip, else, where no trip is under way, the one lived in.
 * Null where nothing tells.
 */
export function emergencyCountry(text: string, { bookings, travellers }: Known, now: Date): string | null {
  const named = namedIn(text);
  const today = now.toISOString().slice(0, 10);
  const travels = (bookings ?? []).some(
    ({ phase, departureDate, returnDate }) => phase !== "cancelled" && departureDate <= today && today <= returnDate,
  );
  const home = (travellers ?? []).find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
  return named ?? (travels ? "SA" : home);
}

function namedIn(text: string): string | null {
  const said = fold(text);
  if (SAUDI_PLACES.test(said)) return "SA";
  const words = ` ${said.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const city = CITIES.find(({ english, arabic }) =>
    [english, arabic].some((name) => words.includes(` ${fold(name)} `)),
  );
  return city?.country ?? null;
}
