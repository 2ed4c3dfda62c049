/** Wishes that a pilgrim lets operators count, and the number that an operator reads. */
import { z } from "zod";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES } from "#domain/packages/package.ts";
import { MOST_WISHED } from "#domain/packages/search/match.ts";
import { COUNT_STEP, WISHES_CONSENT_VERSION } from "#domain/packages/search/wish-count.ts";
import { DateText, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const Much = z.number().positive().max(MOST_WISHED);

/** Only what is stated; what else a caller sends is refused. */
const Wishes = z
  .strictObject({
    budget: Much.optional(),
    from: DateText.optional(),
    to: DateText.optional(),
    distance: Much.optional(),
    stay: z.enum(ACCOMMODATION_TYPES).optional(),
    stepFree: z.literal(true).optional(),
    people: z.int().min(1).max(MAX_PARTY).optional(),
    language: z.string().min(1).max(35).optional(),
    city: z.string().min(1).max(100).optional(),
    camp: z.enum(CAMP_CLASSES).optional(),
  })
  .refine((wishes) => Object.values(wishes).some((wish) => wish !== undefined));

const SharedWishes = z
  .object({
    /** Null: nothing is shared. */
    shared: z.object({ wishes: Wishes, updatedAt: Instant }).nullable(),
  })
  .meta({ id: "SharedWishes" });
export type SharedWishes = z.output<typeof SharedWishes>;

export const sharedWishes = defineRoute({
  method: "GET",
  path: "/api/wishes",
  who: ["pilgrim"],
  summary: "The wishes that the account lets operators count, if any.",
  response: SharedWishes,
});

export const shareWishes = defineRoute({
  method: "PUT",
  path: "/api/wishes",
  who: ["pilgrim"],
  summary: "Lets operators count these wishes, in a number and without a name, for 60 days from now.",
  body: z.object({ wishes: Wishes, consentVersion: z.literal(WISHES_CONSENT_VERSION) }),
  response: SharedWishes,
  errors: ["demo_account"],
});

export const withdrawWishes = defineRoute({
  method: "DELETE",
  path: "/api/wishes",
  who: ["pilgrim"],
  summary: "Deletes the shared wishes at once. Again is no mistake.",
  response: SharedWishes,
  errors: ["demo_account"],
});

const WishCounts = z
  .object({
    /** UTC; the numbers of a day do not change. */
    day: DateText,
    /** Listed ones that have not left, the most wished first. */
    packages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** In fives, 0 for fewer than five; null: listed since, counted from tomorrow. */
        households: z.int().min(0).multipleOf(COUNT_STEP).nullable(),
      }),
    ),
  })
  .meta({ id: "WishCounts" });
export type WishCounts = z.output<typeof WishCounts>;

export const wishCounts = defineRoute({
  method: "GET",
  path: "/api/operator/wishes",
  who: ["operator"],
  right: "analytics",
  summary: "How many ready households' shared wishes each listed package fits: in fives, one number a day.",
  response: WishCounts,
});
