/** Packages: the catalogue that everyone reads, and the operator's own drafts and listings. */
import { z } from "zod";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { LICENCE_SCHEMES } from "#domain/operators/licence.ts";
import {
  ACCOMMODATION_TYPES,
  CAMP_CLASSES,
  MAX_BALANCE_DAYS,
  MAX_CAPACITY,
  MAX_CHANGE_DAYS,
  MAX_DISCOUNT_PERCENT,
  MAX_DISCOUNT_STEPS,
  MAX_GRACE_DAYS,
  MAX_INSTALMENTS,
  PACKAGE_STATUSES,
  ROOM_TYPES,
} from "#domain/packages/package.ts";
import { FACETS } from "#domain/packages/search/facets.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search/order.ts";
import { WISHES } from "#domain/packages/search/search.ts";
import { GATEWAY_TYPES } from "#domain/payment-method.ts";
import { Amount, DateText, IdParams } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText, textUpTo } from "./text.ts";

/** Most results of a search or a list of packages, and of bookings, in one answer; then `Link: rel=next`. */
export const MAX_PAGE = 500;

const RoomView = z.object({ type: z.enum(ROOM_TYPES), occupants: z.int(), supplement: Amount });

const terms = {
  approval: z.enum(["approval", "instant"]),
  cancellation: z
    .array(z.object({ daysBefore: z.int().min(0).max(730), refundPercent: z.int().min(0).max(100) }))
    .max(10),
  /** Names and rooms may be changed until so many days before departure; 28 where it is missing. */
  changeDays: z.int().min(0).max(MAX_CHANGE_DAYS).optional(),
};

/** Channel operator: how the price may be paid over time, free of interest. */
const paymentTerms = {
  /** Everything is paid so many days before departure. */
  balanceDays: z.int().min(1).max(MAX_BALANCE_DAYS),
  /** Into how many monthly payments the rest after the deposit may be split. */
  instalments: z.int().min(1).max(MAX_INSTALMENTS),
  /** So many days after a missed date the places are still kept; then they go back, and money by the cancellation terms. */
  graceDays: z.int().min(0).max(MAX_GRACE_DAYS),
};

const percentDeposit = z.object({ kind: z.literal("percent"), percent: z.int().min(1).max(100) });

/** Channel operator: kinds of method that the gateway takes, of which the operator takes these. */
const accepts = z.array(z.enum(GATEWAY_TYPES)).min(1).max(GATEWAY_TYPES.length);

export const TermsView = z.object({
  ...terms,
  /** Missing: whatever the gateway takes, in any amount. `minimum` is of one payment, 0 for none. */
  taking: z.object({ accepts, minimum: Amount }).optional(),
  /** Null: the whole price secures the places. */
  payment: z
    .object({
      ...paymentTerms,
      deposit: z.discriminatedUnion("kind", [
        percentDeposit,
        z.object({ kind: z.literal("per_person"), amount: Amount }),
      ]),
    })
    .nullable(),
});

/** Off each person's price where at least `fromPeople` book together; `percent` is 0–100. */
const GroupDiscounts = z
  .array(z.object({ fromPeople: z.int().min(2).max(MAX_PARTY), percent: z.int().min(1).max(MAX_DISCOUNT_PERCENT) }))
  .max(MAX_DISCOUNT_STEPS);

const LicenceView = z.object({
  scheme: z.enum(LICENCE_SCHEMES),
  /** Whose agent the operator is, or what another register is called. */
  party: z.string().nullable(),
  number: z.string(),
  registerUrl: z.string().nullable(),
  checkedOn: DateText,
});

export const Package = z
  .object({
    id: z.string(),
    title: z.string(),
    /** The same as `title`. */
    name: z.string(),
    operatorId: z.string(),
    operatorName: z.string(),
    licenceVerified: z.boolean(),
    /** As it was checked against its register; null while no licence holds. */
    licence: LicenceView.nullable(),
    /** Per person in the cheapest room, major units of `currency`. */
    price: z.number(),
    currency: z.literal("USD"),
    /** Nights. */
    duration: z.int(),
    /** Metres. */
    distanceFromHaram: z.int(),
    accommodationType: z.enum(ACCOMMODATION_TYPES),
    /** On open sale: seats kept for the waitlist are not among them. */
    availableSlots: z.int(),
    capacity: z.int(),
    /** Parties on the waitlist without an offer. */
    waitingParties: z.int(),
    /** Free seats that are kept for them. */
    keptSeats: z.int(),
    /** The sale window whose queue leads to these seats; null: on direct sale. */
    saleWindowId: z.string().nullable(),
    channels: z.array(z.enum(CHANNELS)),
    departureCity: z.string(),
    departureDate: z.string(),
    returnDate: z.string(),
    hijriYear: z.int(),
    status: z.enum(PACKAGE_STATUSES),
    /** Counts the operator's changes: what `If-Match` names. Seats taken by bookings do not count. */
    version: z.int(),
    description: z.string(),
    roomTypes: z.array(RoomView),
    groupDiscounts: GroupDiscounts,
    terms: TermsView,
    makkahHotel: z.string().nullable(),
    madinahHotel: z.string().nullable(),
    minaCamp: z.string().nullable(),
    /** In the letters that operators use, which differ from seller to seller. */
    campClass: z.enum(CAMP_CLASSES).nullable(),
    shifting: z.boolean().nullable(),
    accessible: z.boolean().nullable(),
    flights: z.boolean().nullable(),
    meals: z.string().nullable(),
    guideLanguages: z.array(z.string()),
    /** Until when seats wait for a Nusuk reference; null where the operator has set none. */
    releaseDate: z.string().nullable(),
    operatorReference: z.string().nullable(),
    /** The first one stands on the card; none: the drawn plate does. */
    images: z.array(z.object({ id: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
    /** Mean of verified reviews, 1–5 with one decimal; null without any. */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    bookingCount: z.int(),
  })
  .meta({ id: "Package" });
export type Package = z.output<typeof Package>;

/** Major units with at most two decimals. */
const majorUnits = (min: number) => z.number().min(min).max(1_000_000).multipleOf(0.01);

export const TermsDraft = z.object({
  ...terms,
  /** Left out: a package keeps what it has, a new one gets what stands in the standard terms. */
  taking: z.object({ accepts, minimum: majorUnits(0) }).optional(),
  payment: z
    .object({
      ...paymentTerms,
      deposit: z.discriminatedUnion("kind", [
        percentDeposit,
        z.object({ kind: z.literal("per_person"), amount: majorUnits(0.01) }),
      ]),
    })
    .nullable()
    .optional(),
});

/** What an operator writes. The first ten are needed for a draft; everything else has a default. */
export const PackageDraft = z.object({
  title: filledText(200),
  price: majorUnits(0.01),
  duration: z.int().min(1).max(120),
  distanceFromHaram: z.int().min(0).max(50_000),
  accommodationType: z.enum(ACCOMMODATION_TYPES),
  capacity: z.int().min(1).max(MAX_CAPACITY),
  departureCity: filledText(120),
  departureDate: DateText,
  returnDate: DateText,
  hijriYear: z.int().min(1440).max(1600),
  channels: z.array(z.enum(CHANNELS)).min(1).max(2).optional(),
  description: textUpTo(10_000).optional(),
  roomTypes: z
    .array(z.object({ type: z.enum(ROOM_TYPES), supplement: majorUnits(0) }))
    .min(1)
    .max(3)
    .optional(),
  groupDiscounts: GroupDiscounts.optional(),
  terms: TermsDraft.optional(),
  makkahHotel: textUpTo(200).nullable().optional(),
  madinahHotel: textUpTo(200).nullable().optional(),
  minaCamp: textUpTo(200).nullable().optional(),
  campClass: z.enum(CAMP_CLASSES).nullable().optional(),
  shifting: z.boolean().nullable().optional(),
  accessible: z.boolean().nullable().optional(),
  flights: z.boolean().nullable().optional(),
  meals: textUpTo(200).nullable().optional(),
  guideLanguages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(20)
    .optional(),
  releaseDate: DateText.nullable().optional(),
  operatorReference: textUpTo(100).nullable().optional(),
});
export type PackageDraft = z.output<typeof PackageDraft>;

const yesOrNo = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

/** A parameter that may stand more than once. */
const repeated = <T extends z.ZodType<string>>(one: T) =>
  z.union([one.transform((value) => [value]), z.array(one).max(20)]);

/** What a search may ask for; all of it must fit. */
const PackageSearch = z.object({
  q: z.string().max(200).optional(),
  priceBucket: z.enum(PRICE_BUCKETS).optional(),
  accommodation: z.enum(ACCOMMODATION_TYPES).optional(),
  /** Any of these. */
  departureCity: repeated(z.string().max(120)).optional(),
  from: DateText.optional(),
  to: DateText.optional(),
  minSeats: z.coerce.number().int().min(1).max(10_000).optional(),
  accessible: yesOrNo.optional(),
  /** Metres to the Haram. */
  maxDistance: z.coerce.number().int().min(0).max(50_000).optional(),
  campClass: repeated(z.enum(CAMP_CLASSES)).optional(),
  shifting: yesOrNo.optional(),
  roomType: z.enum(ROOM_TYPES).optional(),
  guideLanguage: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  channel: z.enum(CHANNELS).optional(),
  minRating: z.coerce.number().min(1).max(5).optional(),
  /** Sold by an operator that takes a deposit first and the rest by dates. */
  instalments: yesOrNo.optional(),
});
export type PackageSearch = z.output<typeof PackageSearch>;

export const PackageQuery = PackageSearch.extend({
  sort: z.enum(SORTS).optional(),
  /** Where the reader lives, alpha-2: what is sold to its residents stands first by popularity; nothing is left out. */
  residence: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  /** Where the page before ended, as its `Link` said. */
  cursor: z.string().max(2000).optional(),
});
export type PackageQuery = z.output<typeof PackageQuery>;

export const PackageFacets = z
  .object({
    /** All packages on sale, and those that fit. */
    total: z.int(),
    found: z.int(),
    /** Nothing says the words as they are written; these are the nearest spellings. */
    nearSpelling: z.boolean(),
    /** Value → how many packages have it and fit everything else; every value on sale is there. */
    facets: z.record(z.enum(FACETS), z.record(z.string(), z.int())),
    /** Only when nothing fits: what comes closest, and which wishes it misses. */
    closest: z.array(z.object({ package: Package, misses: z.array(z.enum(WISHES)) })),
  })
  .meta({ id: "PackageFacets" });
export type PackageFacets = z.output<typeof PackageFacets>;

/** What the market shows first: each card draws a picture of its own, and two hundred of them would slow a phone. */
export const FIRST_PACKAGES = 12;

export const listPackages = defineRoute({
  method: "GET",
  path: "/api/packages",
  who: "anyone",
  underLoad: "last",
  standsOn: "memory",
  summary: "Listed packages; the whole list without parameters, at most 500, then Link: rel=next.",
  query: PackageQuery,
  response: z.array(Package),
});

export const packageFacets = defineRoute({
  method: "GET",
  path: "/api/packages/facets",
  who: "anyone",
  underLoad: "last",
  standsOn: "memory",
  summary: "How many packages a search finds, and how many each further choice would leave.",
  query: PackageSearch,
  response: PackageFacets,
});

export const getPackage = defineRoute({
  method: "GET",
  path: "/api/packages/:id",
  who: "anyone",
  summary: "One package: a listed one for everyone, any other for its operator and for everybody on a booking of it.",
  params: IdParams,
  response: Package,
});

export const myPackages = defineRoute({
  method: "GET",
  path: "/api/packages/mine",
  who: ["operator"],
  // Whoever books for callers or makes groups has to name one.
  right: ["packages", "bookings", "groups"],
  summary: "The operator's own packages in every state.",
  response: z.array(Package),
});

export const createPackage = defineRoute({
  method: "POST",
  path: "/api/packages",
  once: "kept",
  who: ["operator"],
  right: "packages",
  summary: "A new draft.",
  body: PackageDraft,
  response: Package,
  status: 201,
  errors: ["unacceptable"],
});

/** The version that a change was made on, `"7"`; another one since then and nothing is changed. */
const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^"[1-9]\d{0,8}"$/)
    .optional(),
});

export const updatePackage = defineRoute({
  method: "PATCH",
  path: "/api/packages/:id",
  who: ["operator"],
  right: "packages",
  summary: "Changes a package that is not closed; capacity never falls below the seats taken.",
  params: IdParams,
  headers: IfMatch,
  body: PackageDraft.partial(),
  response: Package,
  errors: ["unacceptable", "illegal_transition", "changed_meanwhile"],
});

const packageAction = (action: "publish" | "pause" | "close", summary: string) =>
  defineRoute({
    method: "POST",
    path: `/api/packages/:id/${action}`,
    once: "kept",
    who: ["operator"],
    right: "packages",
    business: action === "publish" ? "sell" : undefined,
    summary,
    params: IdParams,
    response: Package,
    errors: ["illegal_transition", "licence_needed", "package_taken_down", "unacceptable"],
  });

export const publishPackage = packageAction("publish", "Lists a draft or a paused package; needs a verified licence.");
export const pausePackage = packageAction("pause", "Takes a package off the market; bookings stay.");
export const closePackage = packageAction("close", "Ends the sale for good; bookings stay.");

export const deletePackage = defineRoute({
  method: "DELETE",
  path: "/api/packages/:id",
  who: ["operator"],
  right: "packages",
  summary: "Removes a draft.",
  params: IdParams,
  response: "empty",
  errors: ["illegal_transition"],
});
