/** Packages: a search by conditions, and all that is known of one. */
import { z } from "zod";
import type { KnownPackage } from "#assistant/known.ts";
import { fold } from "#assistant/normalise/fold.ts";
import { type OfferWishes, ORDERS } from "#assistant/reading/offers.ts";
import { CURRENCIES } from "#domain/money.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import { tool } from "./tool.ts";
import { NO_ROW, type ToolResult, tell } from "./turn.ts";

const CONDITIONS = {
  city: z.string().describe("Where it leaves from, in English").optional(),
  country: z.string().length(2).describe("Where it leaves from, ISO 3166-1 alpha-2").optional(),
  people: z.int().min(1).max(50).optional(),
  most: z
    .strictObject({ amount: z.number().positive(), currency: z.enum(CURRENCIES), span: z.enum(["each", "together"]) })
    .describe("The most that may be spent")
    .optional(),
  month: z.int().min(1).max(12).describe("Of the departure").optional(),
  max_metres: z.int().positive().describe("To the Haram").optional(),
  step_free: z.literal(true).optional(),
  room: z.enum(ROOM_TYPES).optional(),
  guide_language: z.string().length(2).describe("ISO 639-1").optional(),
  nusuk: z.literal(true).describe("Sold on Nusuk").optional(),
  shifting: z.boolean().describe("Whether the hotel changes").optional(),
  licensed: z.literal(true).optional(),
  order: z.enum(ORDERS).optional(),
};
type Conditions = z.output<z.ZodObject<typeof CONDITIONS>>;

const search = tool(
  "Packages on the market that fulfil all conditions; the first sentence says which were used.",
  CONDITIONS,
  async (conditions, turn): Promise<ToolResult> => {
    const { packages } = await turn.known(["packages"]);
    const cities = citiesOf(conditions, packages ?? []);
    if (cities === null) return "No such city or country is known; leave it out, and say so.";
    const { guide_language: language } = conditions;
    if (language !== undefined && !(packages ?? []).some(({ guideLanguages }) => guideLanguages.includes(language)))
      return "No guide on the market speaks this language.";
    return tell(turn, ["pkg.search"], { reading: { wishes: wishesOf(conditions, cities) } });
  },
);

/** Null: nobody knows the place. No word of the model's is said to the reader. */
function citiesOf({ city, country }: Conditions, packages: readonly KnownPackage[]): readonly string[] | null {
  const onMarket = [...new Set(packages.map(({ departureCity }) => departureCity))];
  if (city !== undefined) {
    const known = [...onMarket, ...CITIES.map(({ english }) => english)].find((one) => fold(one) === fold(city));
    return known === undefined ? null : [known];
  }
  if (country === undefined) return [];
  const there = CITIES.filter((one) => one.country === country.toUpperCase()).map(({ english }) => english);
  return there.length === 0 ? null : onMarket.filter((one) => there.includes(one));
}

function wishesOf(asked: Conditions, cities: readonly string[]): OfferWishes {
  const search = {
    departureCity: asked.city === undefined && asked.country === undefined ? undefined : cities,
    ...{ minSeats: asked.people, maxDistance: asked.max_metres, accessible: asked.step_free },
    ...{ roomType: asked.room, guideLanguage: asked.guide_language, shifting: asked.shifting },
    channel: asked.nusuk ? ("nusuk" as const) : undefined,
  };
  return {
    search,
    country: asked.city === undefined ? (asked.country?.toUpperCase() ?? null) : null,
    ...{ month: asked.month ?? null, licensed: asked.licensed ?? false, flights: false, people: asked.people ?? null },
    ...{ landOnly: false, until: null, nights: null, fewestNights: null, meals: null, camp: false },
    ...{ inCurrency: null, isModest: false },
    ...{ elsewhere: false, notFrom: [], givenUp: null },
    most: asked.most ? { ...asked.most, foreign: null } : null,
    ...{ order: asked.order ?? "price", unused: [], count: Object.keys(asked).length },
  };
}

/** Everything that an answer can tell of one package. */
const ALL_DETAILS = ["price", "included", "distance", "licence", "hotel", "when", "refund"];

const onePackage = tool(
  "All that is known of one package, by its row or by its name.",
  { row: z.string().optional(), name: z.string().optional() },
  async ({ row, name = "" }, turn): Promise<ToolResult> => {
    const { packages } = await turn.known(["packages"]);
    const id = row === undefined ? null : turn.ledger.subject(row, "package");
    const found = (packages ?? []).filter((one) =>
      row === undefined ? fold(one.title) === fold(name) : one.id === id,
    );
    if (found.length === 0) return row === undefined ? "No package has this name; search for it." : NO_ROW;
    return tell(turn, ["pkg.named"], { reading: { titled: [found] }, concepts: ALL_DETAILS });
  },
);

export const MARKET = { search_packages: search, package: onePackage };
