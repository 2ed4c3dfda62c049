/** The whole demonstration world as rows: a pure function of seed, instant and password hashes. */
import type { Insertable } from "kysely";
import { keepsSeats } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { DemoPosting } from "./bookings/booking-money.ts";
import type { BookingPlan } from "./bookings/booking-plan.ts";
import { type BookingRows, bookingRows } from "./bookings/booking-rows.ts";
import { demoOperatorBookings } from "./bookings/demo-operator-bookings.ts";
import { withDesk } from "./bookings/desk.ts";
import { sitisBookings, withZaynab } from "./bookings/households.ts";
import { otherBookings } from "./bookings/other-bookings.ts";
import { ownedBy, phoneRows, withStandIn } from "./bookings/phone-rows.ts";
import { reviewRows } from "./bookings/reviews.ts";
import { waitlistRows } from "./bookings/waitlists.ts";
import { letterRows } from "./desk/letters.ts";
import { type GroupRows, groupRows } from "./groups/groups.ts";
import type { DemoPassport } from "./groups/passports.ts";
import { demoOperatorOffers } from "./market/demo-operator-packages.ts";
import { licenceRows } from "./market/licences.ts";
import { type Offer, packageRow } from "./market/offers.ts";
import { AL_SAFA } from "./market/operators.ts";
import { otherOffers } from "./market/other-packages.ts";
import { seasonsSeenFrom } from "./market/season.ts";
import { accountRows, operatorRows, type Secrets } from "./people/accounts.ts";
import { type BusinessRows, businessRows } from "./people/business.ts";
import { colleagueRows, teamRows } from "./people/colleagues.ts";
import { type Customers, customerRow, makeCustomers } from "./people/customers.ts";
import { familyGroupRows, familyMemberRows } from "./people/families.ts";
import { familyPreferenceRows, familyTodoRows } from "./people/household-plans.ts";
import { noticeChoiceRows, noticeSettingsRows } from "./people/notice-wishes.ts";
import { type PlanRows, paymentMethodRows, walletPlanRows } from "./people/payments.ts";
import { sharedWishRows } from "./people/shared-wishes.ts";
import { travellerRows } from "./people/travellers.ts";
import { type RandomSource, randomFrom } from "./random.ts";
import { problemRows } from "./reviews/problems.ts";
import { enquiryRows } from "./reviews/questions.ts";
import { reportRows, withAnswers } from "./reviews/review-life.ts";
import { viewRows } from "./reviews/views.ts";

export interface World {
  readonly users: readonly Insertable<Database["users"]>[];
  readonly operators: readonly Insertable<Database["operators"]>[];
  readonly packages: readonly Insertable<Database["packages"]>[];
  readonly bookings: readonly Insertable<Database["bookings"]>[];
  readonly parts: readonly Insertable<Database["bookingParts"]>[];
  readonly phoneBookings: readonly Insertable<Database["phoneBookings"]>[];
  readonly travellers: readonly Insertable<Database["travellers"]>[];
  readonly familyGroups: readonly Insertable<Database["familyGroups"]>[];
  readonly familyMembers: readonly Insertable<Database["familyMembers"]>[];
  readonly familyPreferences: readonly Insertable<Database["familyPreferences"]>[];
  readonly familyTodos: readonly Insertable<Database["familyTodos"]>[];
  readonly bookingTravellers: readonly Insertable<Database["bookingTravellers"]>[];
  readonly bookingReferences: readonly Insertable<Database["bookingReferences"]>[];
  readonly instalments: readonly Insertable<Database["instalments"]>[];
  readonly bookingMessages: readonly Insertable<Database["bookingMessages"]>[];
  readonly bookingNotes: readonly Insertable<Database["bookingNotes"]>[];
  readonly payments: readonly Insertable<Database["payments"]>[];
  readonly postings: readonly DemoPosting[];
  readonly movements: readonly Insertable<Database["sandboxMovements"]>[];
  readonly reviews: readonly Insertable<Database["reviews"]>[];
  readonly reviewReports: readonly Insertable<Database["reviewReports"]>[];
  readonly enquiries: readonly Insertable<Database["enquiries"]>[];
  readonly packageViews: readonly Insertable<Database["packageViews"]>[];
  readonly problems: readonly Insertable<Database["problems"]>[];
  readonly problemSteps: readonly Insertable<Database["problemSteps"]>[];
  readonly licences: readonly Insertable<Database["licences"]>[];
  readonly team: readonly Insertable<Database["teamMembers"]>[];
  readonly business: BusinessRows;
  readonly waitlist: readonly Insertable<Database["waitlistEntries"]>[];
  readonly letters: readonly Insertable<Database["contactMessages"]>[];
  readonly noticeSettings: readonly Insertable<Database["noticeSettings"]>[];
  readonly noticeChoices: readonly Insertable<Database["noticeChoices"]>[];
  readonly sharedWishes: readonly Insertable<Database["sharedWishes"]>[];
  readonly paymentMethods: readonly Insertable<Database["paymentMethods"]>[];
  readonly paymentPlans: readonly PlanRows[];
  readonly groups: Pick<GroupRows, "groups" | "bookings" | "rooms" | "roomPeople">;
  /** Their rows lack what is sealed: only the installation has the key. */
  readonly passports: readonly DemoPassport[];
}

export interface WorldInput {
  readonly seed: string;
  readonly now: Date;
  readonly secrets: Secrets;
}

export function makeWorld({ seed, now, secrets }: WorldInput): World {
  const stream = (name: string) => randomFrom(`${seed}:${name}`);
  const customers = makeCustomers(stream("customers"));
  const { offers, plans } = makePlans({ stream, customers, now });
  const random = stream("booking rows");
  const desk = withDesk(
    plans.map((plan) => bookingRows(plan, { random, now })),
    { random: stream("desk"), now },
  );
  const { bookings } = desk;
  const reviews = withAnswers(reviewRows(bookings, { random: stream("reviews"), now }), {
    random: stream("answers"),
    now,
  });
  const told = problemRows(bookings, { random: stream("problems"), now });
  const phone = phoneRows(bookings, AL_SAFA.id, now);
  const grouped = groupRows({ bookings, customers, random: stream("groups"), now });
  const waitlist = waitlistRows({ offers, bookings, random: stream("waitlists"), now });
  return {
    users: withStandIn(
      [
        ...accountRows(secrets, now),
        ...colleagueRows(secrets.unusable, now),
        ...customerRows(bookings, customers, secrets.unusable),
      ],
      phone,
    ),
    operators: operatorRows(now),
    packages: packageRows(offers, bookings, waitlist),
    bookings: bookings.map(({ booking }) => ownedBy(booking, phone)),
    parts: bookings.flatMap(({ parts }) => parts),
    phoneBookings: phone.rows,
    travellers: [...travellerRows(now), ...grouped.travellers],
    familyGroups: familyGroupRows(now),
    familyMembers: familyMemberRows(now),
    familyPreferences: familyPreferenceRows(offers),
    familyTodos: familyTodoRows(now),
    bookingTravellers: [...bookings.flatMap(({ travellers }) => travellers), ...grouped.seats],
    bookingReferences: bookings.flatMap(({ references }) => references),
    instalments: bookings.flatMap(({ instalments }) => instalments),
    bookingMessages: desk.messages,
    bookingNotes: desk.notes,
    payments: bookings.flatMap(({ payments }) => payments),
    postings: bookings.flatMap(({ postings }) => postings),
    movements: bookings.flatMap(({ movements }) => movements),
    reviews,
    reviewReports: reportRows(reviews, operatorOfPackage(plans), now),
    enquiries: enquiryRows({ offers, customerIds: customersOf(bookings), random: stream("questions"), now }),
    packageViews: viewRows({ offers, random: stream("views"), now }),
    problems: told.problems,
    problemSteps: told.steps,
    licences: licenceRows(now),
    team: teamRows(now),
    business: businessRows(),
    waitlist,
    letters: letterRows(now),
    noticeSettings: noticeSettingsRows(now),
    noticeChoices: noticeChoiceRows(),
    sharedWishes: sharedWishRows(grouped.travellers, { offers, now }),
    paymentMethods: paymentMethodRows(now),
    paymentPlans: [walletPlanRows(offers, now)],
    groups: grouped,
    passports: grouped.passports,
  };
}

interface Market {
  readonly stream: (name: string) => RandomSource;
  readonly customers: Customers;
  readonly now: Date;
}

/** All offers of the season on sale, and everything that was booked in it and before. */
function makePlans({ stream, customers, now }: Market): { offers: Offer[]; plans: BookingPlan[] } {
  const today = dateOf(now);
  const seasons = seasonsSeenFrom(today);
  const own = demoOperatorOffers(stream("own packages"), seasons, today);
  const others = otherOffers(stream("other packages"), seasons, today);
  const [lastSeason = seasons.onSale] = seasons.past;
  const listed = own.filter(({ status }) => status === "listed");
  const deps = { customers, now };
  const operator = { ...deps, offers: listed, past: seasons.past, random: stream("own bookings") };
  return {
    offers: [...own, ...others],
    plans: withZaynab(
      [
        ...sitisBookings({ offers: others, now }),
        ...demoOperatorBookings(operator),
        ...otherBookings({ ...deps, offers: others, lastSeason, random: stream("other bookings") }),
      ],
      lastSeason.hijriYear,
    ),
  };
}

/** Every offer that is on sale or was ever booked; its capacity follows from what its live bookings hold. */
function packageRows(
  offers: readonly Offer[],
  bookings: readonly BookingRows[],
  waitlist: World["waitlist"],
): World["packages"] {
  const taken = new Map<string, number>();
  const all = new Map(offers.map((offer) => [offer.id, offer]));
  for (const { plan, booking, parts } of bookings) {
    all.set(plan.offer.id, plan.offer);
    if (!keepsSeats(booking.phase)) continue;
    const seats = parts.reduce((sum, part) => sum + part.seats, 0);
    taken.set(plan.offer.id, (taken.get(plan.offer.id) ?? 0) + seats);
  }
  return [...all.values()].map((offer) => ({
    ...packageRow(offer, taken.get(offer.id) ?? 0),
    waitingParties: waitlist.filter(({ packageId }) => packageId === offer.id).length,
  }));
}

/** Only those who have booked. */
function customerRows(bookings: readonly BookingRows[], customers: Customers, passwordHash: string): World["users"] {
  const first = new Map<string, Date>();
  for (const { plan } of bookings) {
    const known = first.get(plan.customerId);
    if (!known || plan.createdAt < known) first.set(plan.customerId, plan.createdAt);
  }
  return [...customers.values()].flat().flatMap((customer) => {
    const firstBooking = first.get(customer.id);
    return firstBooking ? [customerRow(customer, firstBooking, passwordHash)] : [];
  });
}

function operatorOfPackage(plans: readonly BookingPlan[]): ReadonlyMap<string, string> {
  return new Map(plans.map(({ offer }) => [offer.id, offer.operatorId]));
}

/** Accounts that have booked, each once, but for those whose people sign in. */
function customersOf(bookings: readonly BookingRows[]): string[] {
  const ids = new Set(bookings.map(({ plan }) => plan.customerId));
  return [...ids].filter((id) => !id.startsWith("demo-"));
}
