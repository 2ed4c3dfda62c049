/** Lists of states that the database checks are those of the domain: who adds one in one place alone is told here. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { AGENTS } from "#assistant/intents/agents.ts";
import { BROWSERS, ROLES, SYSTEMS } from "#contract/accounts.ts";
import { MESSAGE_ROLES, THUMBS } from "#contract/conversations.ts";
import { CONSENT_KINDS } from "#contract/own-records.ts";
import { BOOKING_PHASES, CANCEL_REASONS, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { ANSWER_KINDS } from "#domain/bookings/desk/answer.ts";
import { MESSAGE_SIDES } from "#domain/bookings/desk/message.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { TIMELINE_SIDES } from "#domain/bookings/desk/timeline.ts";
import { WAITLIST_STATES } from "#domain/bookings/holds/waitlist.ts";
import { NUMBER_CHANGES } from "#domain/bookings/numbers/official-number.ts";
import { CHANNELS } from "#domain/channel.ts";
import { CONTACT_KINDS, LETTER_FLAGS } from "#domain/contact/contact.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, JOB_STAGES } from "#domain/documents/document.ts";
import { WISH_KINDS } from "#domain/groups/wishes.ts";
import { MEMBER_ROLES, PRIVACY_LEVELS } from "#domain/households/household.ts";
import { SHARE_KINDS } from "#domain/households/shares.ts";
import { CURRENCIES } from "#domain/money.ts";
import { MAIL_WISHES } from "#domain/notifications/delivery.ts";
import { TOPICS } from "#domain/notifications/topics.ts";
import { LICENCE_SCHEMES, LICENCE_STATUSES } from "#domain/operators/licence.ts";
import { MEASURE_KINDS } from "#domain/operators/measure.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { CHANGE_ACTIONS } from "#domain/packages/changes.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, PACKAGE_STATUSES, ROOM_TYPES } from "#domain/packages/package.ts";
import { METHOD_TYPES } from "#domain/payment-method.ts";
import { DIFFERENCES } from "#domain/payments/books/proof.ts";
import { PLAN_TARGETS } from "#domain/payments/plan-steps.ts";
import { FLOATING } from "#domain/payments/rates/rates.ts";
import { PAYMENT_SCOPES } from "#domain/payments/schedules/standing.ts";
import { PROBLEM_KINDS, PROBLEM_OUTCOMES, PROBLEM_STATES } from "#domain/problems/problem.ts";
import { QUEUE_TICKET_STATES } from "#domain/queue/ticket.ts";
import { CLOSE_REASONS, WINDOW_STATES } from "#domain/queue/window.ts";
import { REPORT_DECISIONS, REPORT_REASONS } from "#domain/reviews/review.ts";
import { RELATIONSHIPS, SEXES } from "#domain/travellers/traveller.ts";
import { LOCALES } from "#i18n/locales.ts";
import { testApp } from "./app.ts";

const app = await testApp();

const LISTS: Readonly<Record<string, readonly string[]>> = {
  "assistant_messages.agent": AGENTS,
  "assistant_messages.role": MESSAGE_ROLES,
  "assistant_messages.thumb": THUMBS,
  "booking_answers.kind": ANSWER_KINDS,
  "booking_messages.side": MESSAGE_SIDES,
  "booking_number_changes.side": MESSAGE_SIDES,
  "booking_number_changes.what": NUMBER_CHANGES,
  "booking_parts.room_type": ROOM_TYPES,
  "bookings.cancel_reason": CANCEL_REASONS,
  "bookings.channel": CHANNELS,
  "bookings.payment_status": PAYMENT_STATUSES,
  "bookings.phase": BOOKING_PHASES,
  "bookings.source": SOURCES,
  "consents.kind": CONSENT_KINDS,
  "contact_messages.flags": LETTER_FLAGS,
  "contact_messages.kind": CONTACT_KINDS,
  "documents.stage": JOB_STAGES,
  "documents.status": DOCUMENT_STATUSES,
  "documents.type": DOCUMENT_TYPES,
  "family_groups.privacy": PRIVACY_LEVELS,
  "family_members.relationship": RELATIONSHIPS,
  "family_members.role": MEMBER_ROLES,
  "family_shares.kind": SHARE_KINDS,
  "group_rooms.room_type": ROOM_TYPES,
  "group_wishes.kind": WISH_KINDS,
  "licences.scheme": LICENCE_SCHEMES,
  "licences.status": LICENCE_STATUSES,
  "measures.kind": MEASURE_KINDS,
  "notice_choices.mail": MAIL_WISHES,
  "notice_choices.topic": TOPICS,
  "operators.licence_scheme": LICENCE_SCHEMES,
  "package_changes.action": CHANGE_ACTIONS,
  "packages.accommodation_type": ACCOMMODATION_TYPES,
  "packages.camp_class": CAMP_CLASSES,
  "packages.channels": CHANNELS,
  "packages.status": PACKAGE_STATUSES,
  "payment_differences.kind": DIFFERENCES,
  "payment_methods.currency": CURRENCIES,
  "payment_methods.type": METHOD_TYPES,
  "payment_plans.target": PLAN_TARGETS,
  "payments.scope": PAYMENT_SCOPES,
  "problem_steps.by": TIMELINE_SIDES,
  "problem_steps.outcome": PROBLEM_OUTCOMES,
  "problems.kind": PROBLEM_KINDS,
  "problems.state": PROBLEM_STATES,
  "queue_tickets.state": QUEUE_TICKET_STATES,
  "reference_rates.currency": FLOATING,
  "review_reports.decision": REPORT_DECISIONS,
  "review_reports.reason": REPORT_REASONS,
  "sale_windows.close_reason": CLOSE_REASONS,
  "sale_windows.state": WINDOW_STATES,
  "sessions.browser": BROWSERS,
  "sessions.system": SYSTEMS,
  "team_invitations.rights": OPERATOR_RIGHTS,
  "team_members.rights": OPERATOR_RIGHTS,
  "travellers.relationship": RELATIONSHIPS,
  "travellers.sex": SEXES,
  "users.preferred_language": LOCALES,
  "users.role": ROLES,
  "waitlist_entries.room_type": ROOM_TYPES,
  "waitlist_entries.state": WAITLIST_STATES,
};

/** Columns whose list stands in the schema's type alone, where the compiler compares it with whoever reads or writes it. */
const OF_THE_SCHEMA: readonly string[] = [
  "booking_answers.state",
  "booking_reminders.kind",
  "instalments.reminded",
  "intake_papers.stage",
  "invitations.relationship",
  "notice_choices.mail_before",
  "notice_deliveries.channel",
  "one_time_tokens.purpose",
  "passport_disclosures.list",
  "payments.kind",
  "payments.status",
  "problem_steps.event",
  "queue_known.kind",
  "review_agreement.outcome",
  "sandbox_movements.outcome",
  "second_opinions.state",
];

/** Checks of one column against a list of texts, by table and column. */
async function checkedLists(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ place: string; definition: string }>`
    select conrelid::regclass || '.' || attname as place, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
  `.execute(app.platform.db);
  const found = rows.flatMap(({ place, definition }) => {
    const list = /\(\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/.exec(definition)?.[1];
    return list === undefined ? [] : [[place, [...list.matchAll(/'([^']*)'/g)].map(([, word = ""]) => word)] as const];
  });
  return new Map(found);
}

it("checks each column against the list that the domain has", async () => {
  const checked = await checkedLists();
  const ofDomain = Object.entries(LISTS).map(([place, list]) => [place, list.toSorted()]);
  expect(Object.fromEntries(ofDomain)).toEqual(
    Object.fromEntries(Object.keys(LISTS).map((place) => [place, checked.get(place)?.toSorted()])),
  );
});

it("knows every list that the database checks", async () => {
  expect([...(await checkedLists()).keys()].sort()).toEqual([...Object.keys(LISTS), ...OF_THE_SCHEMA].sort());
});
