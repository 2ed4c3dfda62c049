/** The database as types, in camelCase: one interface per table of migrations/, compared with the real one by a test. */

import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Browser, Role, System } from "#contract/accounts.ts";
import type { ContactState } from "#contract/contact.ts";
import type { BookingPhase, BookingStatus, CancelReason, PaymentStatus } from "#domain/bookings/booking.ts";
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { MessageSide } from "#domain/bookings/message.ts";
import type { NumberChange } from "#domain/bookings/official-number.ts";
import type { ReminderKind } from "#domain/bookings/reminders.ts";
import type { Source } from "#domain/bookings/source.ts";
import type { WaitlistState } from "#domain/bookings/waitlist.ts";
import type { Channel } from "#domain/channel.ts";
import type { ContactKind, LetterFlag } from "#domain/contact/contact.ts";
import type { DocumentStatus, DocumentType, JobStage } from "#domain/documents/document.ts";
import type { Outcome, RuleId } from "#domain/documents/finding.ts";
import type { GroupType, MemberRole, PrivacyLevel } from "#domain/households/household.ts";
import type { Currency } from "#domain/money.ts";
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import type { LicenceScheme, LicenceStatus } from "#domain/operators/licence.ts";
import type { ChangeAction } from "#domain/packages/changes.ts";
import type {
  AccommodationType,
  CampClass,
  GroupDiscount,
  PackageStatus,
  PriceList,
  RoomType,
  RoomTypeName,
  Terms,
} from "#domain/packages/package.ts";
import type { DifferenceKind } from "#domain/payments/proof.ts";
import type { PaymentScope } from "#domain/payments/standing.ts";
import type { Relationship, Sex } from "#domain/travellers/traveller.ts";
import type { Locale } from "#i18n/locales.ts";
import type { AssistantMessagesTable } from "./assistant.ts";
import type { CompanyProfilesTable, StandardTermsTable } from "./business.ts";
import type { ConsentsTable } from "./consents.ts";
import type { BookingAnswersTable, BookingMessagesTable, BookingNotesTable } from "./desk.ts";
import type {
  CustomerGroupsTable,
  GroupBookingsTable,
  GroupRoomPeopleTable,
  GroupRoomsTable,
  GroupWishesTable,
  NeedsToldTable,
  PassportDisclosuresTable,
} from "./groups.ts";
import type {
  FamilyPreferencesTable,
  FamilyRemindersTable,
  FamilySharesTable,
  FamilyTodosTable,
} from "./households.ts";
import type { MeasuresTable, RefusedTriesTable } from "./measures.ts";
import type {
  NoticeChoicesTable,
  NoticeDeliveriesTable,
  NoticeSettingsTable,
  PushKeysTable,
  PushSubscriptionsTable,
} from "./notices.ts";
import type { PasskeyChallengesTable, PasskeysTable } from "./passkeys.ts";
import type { PaymentMethodsTable, PaymentPlanStepsTable, PaymentPlansTable, ReferenceRatesTable } from "./payments.ts";
import type { DirectPaymentsTable, PassengerImportsTable, PhoneBookingsTable } from "./phone.ts";
import type {
  QueueAlertsTable,
  QueueKnownTable,
  QueuePeopleTable,
  QueuePredictionsTable,
  QueueRanksTable,
  QueueTicketsTable,
  SaleWindowPackagesTable,
  SaleWindowsTable,
} from "./queue.ts";
import type { RecoveryCodesTable, SecondFactorsTable } from "./second-factor.ts";
import type { LicenceRemindersTable, TeamInvitationsTable, TeamMembersTable } from "./team.ts";
import type {
  EnquiriesTable,
  PackageViewsTable,
  ProblemPicturesTable,
  ProblemStepsTable,
  ProblemsTable,
  ReviewReportsTable,
  ReviewsTable,
  ViewMarksTable,
  ViewSaltsTable,
} from "./voices.ts";
import type { SharedWishesTable, WishCountsTable } from "./wishes.ts";

/** Read as Date; written as Date; left to the database where it has a default. */
type Instant = ColumnType<Date, Date, Date>;
type DefaultInstant = ColumnType<Date, Date | undefined, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
/** `YYYY-MM-DD`, never a Date. */
type DateText = ColumnType<string, string, string>;
/** Filled by the database alone. */
type Computed<T> = ColumnType<T, never, never>;

export interface UsersTable {
  id: Generated<string>;
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: Role;
  preferredLanguage: Generated<Locale>;
  countryOfResidence: string | null;
  demo: Generated<boolean>;
  createdAt: DefaultInstant;
  travelsAlone: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  welcomeSkipped: Generated<boolean>;
  emailVerifiedAt: NullableInstant;
  addressCounts: Generated<boolean>;
  passwordStrong: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  standsIn: Generated<boolean>;
  secondFactorDue: NullableInstant;
}

/** Kept by a trigger on users. */
export interface SignInNamesTable {
  name: Computed<string>;
  userId: Computed<string>;
}

export interface SessionsTable {
  tokenHash: Buffer;
  userId: string;
  createdAt: DefaultInstant;
  expiresAt: Instant;
  id: Generated<string>;
  browser: Generated<Browser>;
  system: Generated<System>;
  lastUsedAt: DefaultInstant;
  passkeyId: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface OutgoingMailsTable {
  id: Generated<string>;
  userId: string | null;
  sealedLetter: Buffer;
  createdAt: Instant;
}

export interface OneTimeTokensTable {
  tokenHash: Buffer;
  userId: string;
  purpose: "password_reset" | "email_verification" | "email_change";
  /** The new address, of a change alone. */
  email: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: NullableInstant;
}

export interface NotificationsTable {
  id: Generated<string>;
  userId: string;
  kind: NoticeKind;
  params: JSONColumnType<NoticeParams, string, string>;
  link: string | null;
  namesId: string | null;
  namesTravellerId: Generated<string | null>;
  about: Generated<string | null>;
  settledBy: Generated<NoticeKind | null>;
  createdAt: Instant;
  readAt: NullableInstant;
  inApp: Generated<boolean>;
  summedAt: NullableInstant;
}

export interface ActivityTable {
  id: Computed<number>;
  userId: string;
  kind: NoticeKind;
  params: JSONColumnType<NoticeParams, string, string>;
  link: string | null;
  namesId: string | null;
  namesTravellerId: Generated<string | null>;
  about: Generated<string | null>;
  settledBy: Generated<NoticeKind | null>;
  createdAt: Instant;
}

export interface OperatorsTable {
  userId: string;
  companyName: string;
  licenceScheme: LicenceScheme | null;
  licenceParty: string | null;
  licenceNumber: string | null;
  licenceRegisterUrl: string | null;
  licenceVerifiedAt: NullableInstant;
  licenceValidUntil: ColumnType<string | null, string | null | undefined, string | null>;
  stripeAccount: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LicencesTable {
  id: Generated<string>;
  operatorId: string;
  scheme: LicenceScheme;
  party: string | null;
  number: string;
  registerUrl: string;
  companyName: string;
  validUntil: DateText;
  status: Generated<LicenceStatus>;
  reason: string | null;
  fileId: string | null;
  fileKey: Buffer | null;
  submittedAt: Instant;
  decidedAt: NullableInstant;
}

export interface AuditTable {
  id: Computed<number>;
  at: DefaultInstant;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
}

export interface PackagesTable {
  id: Generated<string>;
  operatorId: string;
  title: string;
  description: Generated<string>;
  status: Generated<PackageStatus>;
  priceMinor: number;
  currency: Generated<"USD">;
  capacity: number;
  availableSlots: number;
  nights: number;
  distanceMetres: number;
  accommodationType: AccommodationType;
  channels: Generated<Channel[]>;
  departureCity: string;
  departureDate: DateText;
  returnDate: DateText;
  hijriYear: number;
  roomTypes: JSONColumnType<RoomType[]>;
  groupDiscounts: JSONColumnType<GroupDiscount[], string | undefined, string>;
  terms: JSONColumnType<Terms>;
  makkahHotel: string | null;
  madinahHotel: string | null;
  minaCamp: string | null;
  campClass: CampClass | null;
  shifting: boolean | null;
  accessible: boolean | null;
  flights: boolean | null;
  meals: string | null;
  guideLanguages: Generated<string[]>;
  releaseDate: ColumnType<string | null, string | null | undefined, string | null>;
  operatorReference: string | null;
  seriesId: string;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
  waitingParties: Generated<number>;
  keptSeats: Generated<number>;
  version: Generated<number>;
  saleWindowId: string | null;
}

export interface KeptAnswersTable {
  id: Buffer;
  request: Buffer;
  sealedAnswer: Buffer | null;
  keptAt: DefaultInstant;
}

export interface PackageImagesTable {
  id: string;
  packageId: string;
  position: number;
  alt: string;
  width: number;
  height: number;
  fileId: string;
  fileKey: Buffer;
  createdAt: Instant;
}

export interface PackageChangesTable {
  packageId: string;
  version: number;
  at: Instant;
  actorId: string | null;
  action: ChangeAction;
  fields: ColumnType<string[], string[] | undefined, string[]>;
  seatsFrom: number | null;
  seatsTo: number | null;
}

export interface BookingsTable {
  id: Generated<string>;
  reference: string;
  userId: string;
  operatorId: string;
  phase: BookingPhase;
  status: Computed<BookingStatus>;
  channel: Channel | null;
  paymentStatus: Generated<PaymentStatus>;
  totalMinor: number;
  currency: Currency;
  departureDate: DateText;
  returnDate: DateText;
  holdExpiresAt: NullableInstant;
  shelteredUntil: NullableInstant;
  approvalDueAt: NullableInstant;
  nusukReference: string | null;
  cancelReason: CancelReason | null;
  cancelNote: string | null;
  source: Generated<Source>;
  idempotencyKey: string | null;
  requestHash: string;
  createdAt: DefaultInstant;
  updatedAt: DefaultInstant;
  familyId: ColumnType<string | null, string | null | undefined, string | null>;
  offered: Generated<boolean>;
  sourceTag: NullableText;
  keptMinor: Generated<number>;
  reducedMinor: Generated<number>;
  assigneeId: NullableText;
  numbersSeen: Generated<boolean>;
}

/** From where somebody held seats whose address was not confirmed. */
export interface HoldNetworksTable {
  bookingId: string;
  userId: string;
  network: string;
  at: Instant;
}

export interface RoomChangesTable {
  paymentId: string;
  bookingId: string;
  parts: JSONColumnType<PlannedPart[]>;
  createdAt: DefaultInstant;
}

export interface TurnSeatsTable {
  bookingId: string;
  travellerId: string;
  awaits: Generated<boolean>;
  lapsesAt: NullableInstant;
}

export interface TurnReleasesTable {
  bookingId: string;
  travellerId: string;
  releasedAt: Instant;
}

export interface BookingPartsTable {
  bookingId: string;
  position: number;
  packageId: string;
  roomType: RoomTypeName | null;
  seats: number;
  amountMinor: number;
  terms: JSONColumnType<Terms>;
  room: ColumnType<number | null, number | null | undefined, number | null>;
  discountPercent: Generated<number>;
  discountMinor: Generated<number>;
  prices: JSONColumnType<PriceList>;
}

export interface PaymentsTable {
  id: Generated<string>;
  bookingId: string;
  kind: "charge" | "refund";
  status: "pending" | "completed" | "failed" | "held";
  amountMinor: number;
  currency: Currency;
  cardToken: string | null;
  gateway: string;
  gatewayReference: string | null;
  failure: string | null;
  refundsPaymentId: string | null;
  idempotencyKey: string | null;
  createdAt: DefaultInstant;
  settledAt: NullableInstant;
  feeMinor: Generated<number>;
  scope: ColumnType<PaymentScope | null, PaymentScope | null | undefined, never>;
  gatewayAccount: ColumnType<string | null, string | null | undefined, never>;
  gatewayPage: ColumnType<string | null, string | null | undefined, string | null>;
  gatewayMovement: ColumnType<string | null, string | null | undefined, string | null>;
  payerId: NullableText;
  stepId: NullableText;
  home: JSONColumnType<PaidAtHome | null, string | null | undefined, string | null>;
}

/** What a payment came to in its payer's currency. */
export interface PaidAtHome {
  readonly minor: number;
  readonly currency: Currency;
  readonly rate: number;
  readonly asOf: string;
}

export interface GatewayEventsTable {
  id: string;
  kind: string;
  account: string | null;
  paymentId: string | null;
  receivedAt: DefaultInstant;
}

export interface PaymentDifferencesTable {
  id: Generated<string>;
  paymentId: string;
  kind: DifferenceKind;
  gateway: string;
  oursMinor: number | null;
  theirsMinor: number | null;
  oursCurrency: string | null;
  theirsCurrency: string | null;
  foundAt: DefaultInstant;
  resolvedAt: NullableInstant;
  resolvedBy: string | null;
  note: string | null;
}

export interface InstalmentsTable {
  bookingId: string;
  position: number;
  dueOn: DateText;
  keptUntil: DateText;
  amountMinor: number;
  reminded: ColumnType<"ahead" | "overdue" | null, "ahead" | "overdue" | null | undefined, "ahead" | "overdue">;
}

export interface LedgerTransactionsTable {
  id: Computed<number>;
  at: DefaultInstant;
  kind: string;
  bookingId: string | null;
  paymentId: string | null;
}

export interface LedgerEntriesTable {
  transactionId: number;
  position: number;
  account: string;
  amountMinor: number;
  currency: Currency;
}

export interface SandboxMovementsTable {
  id: string;
  outcome: "succeeded" | "declined" | "insufficient_funds";
  amountMinor: number;
  currency: Currency;
  chargeId: string | null;
  createdAt: DefaultInstant;
}

export interface WaitlistEntriesTable {
  id: Generated<string>;
  place: Computed<number>;
  packageId: string;
  userId: string;
  familyId: string | null;
  seats: number;
  roomType: RoomTypeName | null;
  state: Generated<WaitlistState>;
  joinedAt: DefaultInstant;
  keptSince: NullableInstant;
  offeredAt: NullableInstant;
  endedAt: NullableInstant;
  bookingId: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface DocumentsTable {
  id: Generated<string>;
  userId: string;
  type: DocumentType;
  status: Generated<DocumentStatus>;
  needsReview: Generated<boolean>;
  stage: Generated<JobStage>;
  refusal: string | null;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  fileId: string | null;
  fileKey: Buffer | null;
  verificationScore: number | null;
  sealedAnalysis: Buffer | null;
  attempts: Generated<number>;
  uploadedAt: DefaultInstant;
  processedAt: NullableInstant;
  deleteAt: NullableInstant;
  reviewedAt: NullableInstant;
  reviewReason: string | null;
  travellerId: ColumnType<string | null, string | null | undefined, string | null>;
  contentDigest: Buffer | null;
  nameConfirmedAt: NullableInstant;
  judgedAt: NullableInstant;
  replacedBy: string | null;
  nameDisputedAt: NullableInstant;
  passportDigest: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  renewFrom: ColumnType<string | null, string | null | undefined, string | null>;
  passportPlace: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What another model said about a document, where its uploader agreed to ask. */
export interface SecondOpinionsTable {
  documentId: string;
  host: string;
  textVersion: string;
  consentedAt: Instant;
  state: Generated<"waiting" | "given" | "failed">;
  sealedOpinion: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

/** A household's paper that waits to be filed. */
export interface IntakePapersTable {
  id: Generated<string>;
  userId: string;
  clientKey: string;
  contentDigest: Buffer;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  fileId: string | null;
  fileKey: Buffer | null;
  stage: Generated<"received" | "reading" | "done">;
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: Generated<number>;
  sealedReading: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  receivedAt: Instant;
  deleteAt: Instant;
}

/** How people decided where a rule was open; nobody's. */
export interface ReviewAgreementTable {
  type: DocumentType;
  ruleId: RuleId;
  outcome: Outcome;
  approved: Generated<number>;
  rejected: Generated<number>;
}

/** Whose verdicts have to be judged again. */
export interface VerdictsDueTable {
  userId: string;
  mark: Generated<string>;
}

export interface TravellersTable {
  id: Generated<string>;
  userId: string;
  relationship: Relationship;
  surname: string;
  givenNames: Generated<string>;
  birthDate: string | null;
  sex: Sex | null;
  nationality: string | null;
  countryOfResidence: string | null;
  phone: string | null;
  emergencyName: string | null;
  emergencyPhone: string | null;
  sealedNeeds: Buffer | null;
  needsConsentVersion: string | null;
  needsConsentedAt: NullableInstant;
  biometricsDoneOn: string | null;
  deleteAt: NullableInstant;
  createdAt: DefaultInstant;
}

export interface BookingReferencesTable {
  bookingId: string;
  application: number;
  reference: string;
  recordedAt: Date;
  seenAt: NullableInstant;
}

export interface BookingNumberPicturesTable {
  id: Generated<string>;
  bookingId: string;
  application: number;
  fileId: string;
  fileKey: Buffer;
  createdAt: Date;
}

export interface BookingNumberChangesTable {
  id: Generated<number>;
  bookingId: string;
  application: number;
  what: NumberChange;
  side: MessageSide;
  actorId: string | null;
  before: string | null;
  after: string | null;
  at: Date;
}

export interface TicketsTable {
  id: string;
  bookingId: string;
  travellerId: string;
  issuedAt: Date;
}

export interface BookingRemindersTable {
  bookingId: string;
  kind: ReminderKind;
  sentAt: Date;
}

export interface BookingTravellersTable {
  bookingId: string;
  position: number;
  travellerId: string;
}

export interface FamilyGroupsTable {
  id: Generated<string>;
  name: string;
  groupType: Generated<GroupType>;
  maxMembers: Generated<number>;
  privacy: Generated<PrivacyLevel>;
  shareCode: string | null;
  deleteAt: NullableInstant;
  createdAt: DefaultInstant;
  planVersion: Generated<number>;
}

export interface FamilyMembersTable {
  id: Generated<string>;
  groupId: string;
  userId: string | null;
  travellerId: string | null;
  role: Generated<MemberRole>;
  relationship: Relationship | null;
  needsSharedVersion: string | null;
  needsSharedAt: NullableInstant;
  joinedAt: DefaultInstant;
  portraitShownAt: NullableInstant;
  roomWish: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface InvitationsTable {
  id: Generated<string>;
  groupId: string;
  memberId: string | null;
  codeHash: Buffer;
  email: string | null;
  relationship: Exclude<Relationship, "self">;
  invitedBy: string;
  createdAt: Instant;
  expiresAt: Instant;
  acceptedAt: NullableInstant;
  acceptedBy: string | null;
  withdrawnAt: NullableInstant;
}

export interface ContactMessagesTable {
  id: Generated<string>;
  number: Computed<number>;
  kind: ContactKind;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  language: Locale;
  formId: string | null;
  demo: Generated<boolean>;
  createdAt: Instant;
  dueAt: Instant;
  answer: string | null;
  answeredAt: NullableInstant;
  spamAt: NullableInstant;
  flags: ColumnType<LetterFlag[], LetterFlag[] | undefined, LetterFlag[]>;
  state: Computed<ContactState>;
}

export interface Database {
  users: UsersTable;
  signInNames: SignInNamesTable;
  sessions: SessionsTable;
  outgoingMails: OutgoingMailsTable;
  oneTimeTokens: OneTimeTokensTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  consents: ConsentsTable;
  sharedWishes: SharedWishesTable;
  wishCounts: WishCountsTable;
  assistantMessages: AssistantMessagesTable;
  notifications: NotificationsTable;
  noticeChoices: NoticeChoicesTable;
  noticeDeliveries: NoticeDeliveriesTable;
  noticeSettings: NoticeSettingsTable;
  pushKeys: PushKeysTable;
  pushSubscriptions: PushSubscriptionsTable;
  activity: ActivityTable;
  operators: OperatorsTable;
  companyProfiles: CompanyProfilesTable;
  standardTerms: StandardTermsTable;
  audit: AuditTable;
  packages: PackagesTable;
  packageChanges: PackageChangesTable;
  packageImages: PackageImagesTable;
  bookings: BookingsTable;
  holdNetworks: HoldNetworksTable;
  bookingParts: BookingPartsTable;
  bookingAnswers: BookingAnswersTable;
  keptAnswers: KeptAnswersTable;
  bookingNotes: BookingNotesTable;
  bookingMessages: BookingMessagesTable;
  payments: PaymentsTable;
  paymentMethods: PaymentMethodsTable;
  paymentPlans: PaymentPlansTable;
  referenceRates: ReferenceRatesTable;
  paymentPlanSteps: PaymentPlanStepsTable;
  instalments: InstalmentsTable;
  phoneBookings: PhoneBookingsTable;
  directPayments: DirectPaymentsTable;
  passengerImports: PassengerImportsTable;
  roomChanges: RoomChangesTable;
  turnSeats: TurnSeatsTable;
  turnReleases: TurnReleasesTable;
  gatewayEvents: GatewayEventsTable;
  paymentDifferences: PaymentDifferencesTable;
  ledgerTransactions: LedgerTransactionsTable;
  ledgerEntries: LedgerEntriesTable;
  sandboxMovements: SandboxMovementsTable;
  reviews: ReviewsTable;
  waitlistEntries: WaitlistEntriesTable;
  saleWindows: SaleWindowsTable;
  saleWindowPackages: SaleWindowPackagesTable;
  queueAlerts: QueueAlertsTable;
  queueTickets: QueueTicketsTable;
  queueRanks: QueueRanksTable;
  queuePeople: QueuePeopleTable;
  queueKnown: QueueKnownTable;
  queuePredictions: QueuePredictionsTable;
  reviewReports: ReviewReportsTable;
  enquiries: EnquiriesTable;
  packageViews: PackageViewsTable;
  viewSalts: ViewSaltsTable;
  viewMarks: ViewMarksTable;
  problems: ProblemsTable;
  problemPictures: ProblemPicturesTable;
  problemSteps: ProblemStepsTable;
  documents: DocumentsTable;
  intakePapers: IntakePapersTable;
  secondOpinions: SecondOpinionsTable;
  reviewAgreement: ReviewAgreementTable;
  verdictsDue: VerdictsDueTable;
  travellers: TravellersTable;
  bookingTravellers: BookingTravellersTable;
  bookingReferences: BookingReferencesTable;
  bookingNumberChanges: BookingNumberChangesTable;
  bookingNumberPictures: BookingNumberPicturesTable;
  bookingReminders: BookingRemindersTable;
  tickets: TicketsTable;
  familyGroups: FamilyGroupsTable;
  familyMembers: FamilyMembersTable;
  familyPreferences: FamilyPreferencesTable;
  familyShares: FamilySharesTable;
  familyTodos: FamilyTodosTable;
  familyReminders: FamilyRemindersTable;
  invitations: InvitationsTable;
  licences: LicencesTable;
  measures: MeasuresTable;
  refusedTries: RefusedTriesTable;
  contactMessages: ContactMessagesTable;
  teamMembers: TeamMembersTable;
  licenceReminders: LicenceRemindersTable;
  teamInvitations: TeamInvitationsTable;
  customerGroups: CustomerGroupsTable;
  groupBookings: GroupBookingsTable;
  groupRooms: GroupRoomsTable;
  groupRoomPeople: GroupRoomPeopleTable;
  groupWishes: GroupWishesTable;
  passportDisclosures: PassportDisclosuresTable;
  needsTold: NeedsToldTable;
}
