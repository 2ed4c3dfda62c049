/** What is known about the asker: answers of the product's own calls, as the page or the server has them already. */
import type { BookingRow } from "#contract/booking-table.ts";
import type { Booking, BookingTraveller } from "#contract/bookings.ts";
import type { CustomerGroup } from "#contract/customer-groups.ts";
import type { TravelDocument } from "#contract/documents.ts";
import type { Enquiry } from "#contract/enquiries.ts";
import type { FamilyGroup, FamilyMember } from "#contract/family.ts";
import type { journey } from "#contract/journey.ts";
import type { Licence } from "#contract/licences.ts";
import type { ListingImprovements, MarketplaceFigures } from "#contract/listing-analytics.ts";
import type { reportedNumbers } from "#contract/official-numbers.ts";
import type { OperatorAttention, OperatorSummary } from "#contract/operators.ts";
import type { Package } from "#contract/packages.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import type { PaymentPlan, PlanStep } from "#contract/payment-plans.ts";
import type { prayerTimes } from "#contract/prayer-times.ts";
import type { BookingProblem } from "#contract/problems.ts";
import type { QueueStatus, QueueTicket, SaleWindow } from "#contract/queue.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { StandardTerms } from "#contract/standard-terms.ts";
import type { listStatements } from "#contract/statements.ts";
import type { TeamMember } from "#contract/team.ts";
import type { Traveller } from "#contract/travellers.ts";
import type { WaitlistEntry } from "#contract/waitlist.ts";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Searchable } from "#domain/packages/search/search.ts";

export type KnownDocument = Pick<
  TravelDocument,
  "type" | "status" | "needsReview" | "travellerId" | "isOwn" | "uploadedAt" | "nameAsRead" | "replacedBy"
> & {
  readonly aiAnalysis: {
    readonly issues: readonly string[];
    readonly suggestions: readonly string[];
    readonly extractedData: Readonly<Record<string, string>>;
  } | null;
  readonly review: { readonly reason: string | null } | null;
};

export type KnownTraveller = Pick<
  Traveller,
  "id" | "relationship" | "isSelf" | "givenNames" | "surname" | "birthDate"
> &
  Partial<Pick<Traveller, "countryOfResidence">>;

type Part = Pick<Booking["parts"][number], "packageId" | "packageName"> &
  Partial<Pick<Booking["parts"][number], "roomType" | "seats">> & {
    readonly travellers: readonly (Pick<BookingTraveller, "papers"> &
      Partial<Pick<BookingTraveller, "id" | "givenNames" | "surname">>)[];
  };
type Due = Pick<Booking["schedule"][number], "dueOn" | "open" | "state" | "keptUntil">;
export type KnownBooking = Pick<
  Booking,
  | "id"
  | "reference"
  | "isMine"
  | "customerName"
  | "phase"
  | "cancelReason"
  | "completed"
  | "totalAmount"
  | "currency"
  | "amountPaid"
  | "paymentStatus"
  | "channel"
  | "references"
  | "nusukReference"
  | "numbersSeen"
  | "hasTickets"
  | "ticketCount"
  | "holdExpiresAt"
  | "operatorName"
  | "operatorStopped"
  | "departureDate"
  | "returnDate"
  | "packageName"
  | "seats"
> &
  Partial<Pick<Booking, "referenceDueOn" | "offered" | "rests" | "movements">> & {
    readonly schedule: readonly Due[];
    readonly openPayment: Pick<NonNullable<Booking["openPayment"]>, "amount" | "number"> | null;
    readonly parts: readonly Part[];
  };

type KnownFamilyMember = Pick<
  FamilyMember,
  | "id"
  | "travellerId"
  | "name"
  | "status"
  | "relationship"
  | "relationshipToldBy"
  | "hasAccount"
  | "isYou"
  | "isYours"
  | "marks"
  | "hasNoPlace"
  | "isAway"
> &
  Partial<Pick<FamilyMember, "role" | "roomWish">>;

export type KnownFamily = Pick<FamilyGroup, "id" | "name" | "maxMembers" | "complete"> & {
  readonly readiness: Pick<FamilyGroup["readiness"], "ready">;
  readonly limits: Pick<FamilyGroup["limits"], "tooYoung">;
  readonly members: readonly KnownFamilyMember[];
};

type KnownTicket = Pick<
  QueueTicket,
  "windowId" | "operatorName" | "state" | "turnEndedAt" | "bookingId" | "isMine" | "holder"
>;

export type KnownQueue = Pick<
  QueueStatus,
  "status" | "position" | "estimatedWaitTime" | "priorityScore" | "totalInQueue"
> &
  Partial<Pick<QueueStatus, "priorityParts">> & {
    readonly ticket:
      | (Pick<
          QueueTicket,
          "windowId" | "state" | "position" | "waitBasis" | "chance" | "turnEndsAt" | "isMine" | "holder"
        > &
          Partial<Pick<QueueTicket, "leastPassing" | "undecided">>)
      | null;
    /** All that live or have ended lately, the most pressing first. */
    readonly tickets: readonly KnownTicket[];
    readonly windows: readonly (Pick<SaleWindow, "id" | "operatorName" | "operatorStopped" | "state" | "opensAt"> &
      Partial<Pick<SaleWindow, "admittedMinutes" | "rests">>)[];
  };

export type KnownWaitlist = Pick<WaitlistEntry, "packageName" | "position" | "partiesWaiting"> &
  Partial<Pick<WaitlistEntry, "operatorName" | "seats" | "offerExpiresAt" | "offSale" | "isMine" | "holder">>;

/** What people were told, in their own language. */
export interface KnownNotices {
  /** Of all, not only of the newest. */
  readonly unread: number;
  readonly newest: readonly { readonly at: string; readonly title: string; readonly text: string }[];
}

/** What the asker and operators have written to each other. */
export interface KnownLetters {
  /** Of each live booking that has any, by whom the last letter is. */
  readonly threads: readonly {
    readonly reference: string;
    readonly operatorName: string;
    readonly lastBy: MessageSide;
    readonly at: string;
  }[];
  /** Questions about packages, the newest first. */
  readonly questions: readonly {
    readonly packageName: string;
    readonly askedAt: string;
    readonly answeredAt: string | null;
  }[];
}

/** What cancelling one of the asker's bookings now would give back. */
export interface KnownRefund {
  readonly bookingId: string;
  readonly paid: Booking["amountPaid"];
  readonly refund: Booking["amountPaid"];
}

type JourneyAnswer = RouteOutput<typeof journey>;
export type KnownJourney = Pick<
  JourneyAnswer,
  "steps" | "currentStep" | "nextAction" | "obligations" | "paperJourneys" | "documents" | "withoutPlace"
> &
  Partial<Pick<JourneyAnswer, "headerProgress">>;

export type KnownPackage = Pick<
  Package,
  | Exclude<keyof Searchable, "terms">
  | "licenceVerified"
  | "duration"
  | "minaCamp"
  | "flights"
  | "meals"
  | "bookingCount"
> & {
  readonly roomTypes: readonly { readonly type: RoomTypeName; readonly supplement: { readonly amount: string } }[];
  readonly terms: Pick<Package["terms"], "cancellation"> & { readonly payment?: KnownPayment | null | undefined };
} & Partial<Pick<Package, "licence" | "groupDiscounts" | "waitingParties" | "reviewCount">>;

/** How the price may be paid over time; of an older answer no more than that a deposit is taken. */
type KnownPayment = Partial<Pick<Terms, "balanceDays" | "instalments">> & {
  readonly deposit:
    | { readonly kind: "percent"; readonly percent: number }
    | { readonly kind: "per_person"; readonly amount?: { readonly amount: string } };
};
type Terms = NonNullable<Package["terms"]["payment"]>;

export type KnownPlan = Pick<PaymentPlan, "id"> &
  Partial<
    Pick<PaymentPlan, "title" | "isExample" | "target" | "owed" | "cost" | "baseline" | "savings" | "done" | "owner">
  > & {
    readonly steps: readonly (Pick<PlanStep, "id" | "amount"> &
      Partial<Pick<PlanStep, "dueOn" | "state" | "method">>)[];
  };

export type KnownMethod = Pick<PaymentMethod, "brand" | "lastFour" | "status"> &
  Partial<Pick<PaymentMethod, "limit" | "fees">>;

type PrayerAnswer = RouteOutput<typeof prayerTimes>;
export type KnownPrayer = Pick<
  PrayerAnswer,
  "fajr" | "dhuhr" | "asr" | "maghrib" | "isha" | "nextFajr" | "timeZone" | "qibla"
> &
  Partial<Pick<PrayerAnswer, "method">>;

type AttentionRow = OperatorAttention["bookings"][number];
export type KnownAttention = Pick<OperatorAttention, "count" | "rules"> & {
  readonly bookings: readonly (Pick<AttentionRow, "id" | "reference" | "customerName" | "packageName" | "seats"> & {
    readonly reasons: readonly AttentionRow["reasons"][number][];
  })[];
};
export type KnownNumber = Pick<
  RouteOutput<typeof reportedNumbers>[number],
  "reference" | "customerName" | "packageName" | "references"
>;
export type KnownDeskBooking = Pick<
  BookingRow,
  | "id"
  | "reference"
  | "customerName"
  | "packageName"
  | "seats"
  | "amount"
  | "currency"
  | "paid"
  | "nextDue"
  | "phase"
  | "channel"
  | "date"
  | "departureDate"
> &
  Partial<Pick<BookingRow, "approvalDueAt" | "assignee">>;
export type KnownSummary = Pick<OperatorSummary, "revenue" | "active" | "season" | "days"> &
  Partial<Pick<OperatorSummary, "conversion" | "average">>;
export type KnownGroup = Pick<CustomerGroup, "id" | "name" | "members" | "named" | "unplaced"> &
  Partial<
    Pick<CustomerGroup, "leader" | "bus" | "note" | "packageName" | "departureDate" | "rooms" | "value"> & {
      readonly makkahHotel: string;
    }
  >;
export type KnownEnquiry = Pick<Enquiry, "packageName" | "question"> & Partial<Pick<Enquiry, "isPublic" | "createdAt">>;
export type KnownLicence = Pick<Licence, "scheme" | "number" | "validUntil" | "status">;
export type KnownReach = Pick<MarketplaceFigures, "days" | "views" | "enquiries" | "rating" | "reviewCount"> & {
  readonly packages: readonly (Pick<MarketplaceFigures["packages"][number], "title" | "views"> &
    Partial<Pick<MarketplaceFigures["packages"][number], "rating">>)[];
};

export type KnownProblem = Pick<
  BookingProblem,
  "reference" | "bookingReference" | "packageName" | "customerName" | "state" | "dueAt"
> &
  Partial<Pick<BookingProblem, "steps">>;
export type KnownMember = Pick<TeamMember, "name" | "isOwner" | "rights">;
export type KnownMonth = Pick<
  RouteOutput<typeof listStatements>["months"][number],
  "month" | "paid" | "refunded" | "fee" | "net"
> &
  Partial<Pick<RouteOutput<typeof listStatements>["months"][number], "opening" | "closing">>;
export type KnownImprovement = Pick<ListingImprovements["improvements"][number], "rule" | "slow" | "count">;

/** Null: it was not read, and nothing is said about it. An empty list: there is none. */
export interface Known {
  readonly documents: readonly KnownDocument[] | null;
  readonly travellers: readonly KnownTraveller[] | null;
  readonly queue: KnownQueue | null;
  readonly waitlists: readonly KnownWaitlist[] | null;
  readonly bookings: readonly KnownBooking[] | null;
  readonly refunds: readonly KnownRefund[] | null;
  readonly families: readonly KnownFamily[] | null;
  readonly journey: KnownJourney | null;
  /** On the market, and those that were booked. */
  readonly packages: readonly KnownPackage[] | null;
  readonly methods: readonly KnownMethod[] | null;
  readonly plans: readonly KnownPlan[] | null;
  readonly notices: KnownNotices | null;
  /** What the household would like to book, best first. */
  readonly favourites: readonly KnownPackage[] | null;
  readonly letters: KnownLetters | null;
  /** Of the place that the asker has chosen, today. */
  readonly prayer: KnownPrayer | null;
  /** An operator's desk, each part as far as its reader has the right to it. */
  readonly attention: KnownAttention | null;
  /** Numbers of Nusuk that customers have reported, and the desk has yet to see. */
  readonly numbers: readonly KnownNumber[] | null;
  /** Of the departures ahead, the newest first. */
  readonly deskBookings: readonly KnownDeskBooking[] | null;
  readonly summary: KnownSummary | null;
  readonly groups: readonly KnownGroup[] | null;
  readonly enquiries: readonly KnownEnquiry[] | null;
  readonly licences: readonly KnownLicence[] | null;
  readonly listings:
    | readonly (Pick<Package, "id" | "title" | "status" | "availableSlots" | "capacity" | "departureDate"> &
        Partial<Pick<Package, "currency" | "departureCity">> & { readonly priceMinor?: number })[]
    | null;
  readonly reach: KnownReach | null;
  readonly problems: readonly KnownProblem[] | null;
  readonly team: readonly KnownMember[] | null;
  /** By month and currency, the newest first. */
  readonly statements: readonly KnownMonth[] | null;
  /** Percent of a successful booking's price that an operator is charged. */
  readonly serviceFee: number | null;
  readonly terms:
    | (Pick<StandardTerms["terms"], "cancellation"> & Partial<Pick<StandardTerms["terms"], "payment">>)
    | null;
  readonly improvements: readonly KnownImprovement[] | null;
}

/** A visitor, of whom nothing is known. */
export const NOTHING_KNOWN: Known = {
  documents: null,
  travellers: null,
  queue: null,
  waitlists: null,
  bookings: null,
  refunds: null,
  families: null,
  journey: null,
  packages: null,
  methods: null,
  plans: null,
  notices: null,
  favourites: null,
  letters: null,
  prayer: null,
  attention: null,
  numbers: null,
  deskBookings: null,
  summary: null,
  groups: null,
  enquiries: null,
  licences: null,
  listings: null,
  reach: null,
  problems: null,
  team: null,
  statements: null,
  serviceFee: null,
  terms: null,
  improvements: null,
};

/** Whether nothing of the asker's own was read. */
export function isUnknown({ packages: _market, prayer: _place, ...own }: Known): boolean {
  return Object.values(own).every((part) => part === null);
}
