/** The journey of the signed-in pilgrim: the ten steps, the one next action, the two percentages. */
import { z } from "zod";
import { CHANNELS } from "#domain/channel.ts";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import type { Lack } from "#domain/journey/lacking.ts";
import { JOURNEY_STEPS, STEP_STATUSES, STEP_WAITS } from "#domain/journey/steps.ts";
import type { NextAction } from "#domain/obligations/action.ts";
import { BLOCKED, DUE_REASONS, OBLIGED, type Obligation } from "#domain/obligations/obligation.ts";
import { SLOT_STATES } from "#domain/obligations/papers/document-slots.ts";
import { PAPER_REASONS } from "#domain/obligations/papers/paper-dates.ts";
import { MARKS, OPEN_STATES } from "#domain/obligations/readiness.ts";
import { MOMENT_STATES } from "#domain/obligations/told/moment.ts";
import { DateText, Instant, TimeZone } from "./amounts.ts";
import { PaperDay, PaperDueText } from "./papers-due.ts";
import { defineRoute } from "./route.ts";

const bookingId = z.string();
const groupId = z.string();
const windowId = z.string();
/** Whose; null: the user's own. */
const traveller = z.object({ id: z.string(), name: z.string() }).nullable();
const Paper = PaperDay.extend({ traveller });

export const NextActionView = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("secure_hold"),
    bookingId,
    until: Instant,
    seats: z.int(),
    channel: z.enum(CHANNELS).nullable(),
    offered: z.boolean(),
  }),
  z.object({ kind: z.literal("take_turn"), windowId, until: Instant, simulated: z.literal(true).optional() }),
  z.object({
    kind: z.literal("await_hold"),
    bookingId,
    until: Instant,
    seats: z.int(),
    offered: z.boolean(),
    member: z.string(),
  }),
  z.object({ kind: z.literal("await_household_turn"), windowId, until: Instant, member: z.string() }),
  z.object({
    kind: z.literal("record_reference"),
    bookingId,
    dueOn: DateText.nullable(),
    walletBy: DateText.nullable(),
  }),
  z.object({ kind: z.literal("pay_amount"), bookingId, dueOn: DateText, isLate: z.boolean() }),
  z.object({
    kind: z.literal("pay_step"),
    planId: z.string(),
    stepId: z.string(),
    title: z.string(),
    dueOn: DateText,
    isLate: z.boolean(),
  }),
  Paper.omit({ type: true, traveller: true }).extend({ kind: z.literal("name_people"), bookingId, count: z.int() }),
  z.object({ kind: z.literal("welcome") }),
  z.object({ kind: z.literal("add_travellers") }),
  Paper.extend({ kind: z.literal("replace_document") }),
  Paper.extend({ kind: z.literal("upload_document") }),
  PaperDay.pick({ isForecast: true }).extend({
    ...{ kind: z.literal("tell_details"), traveller, dueOn: PaperDay.shape.dueOn.nullable() },
  }),
  Paper.omit({ type: true }).extend({ kind: z.literal("give_biometrics"), bookingId }),
  Paper.omit({ type: true }).extend({ kind: z.literal("get_vaccinated"), bookingId }),
  z.object({ kind: z.literal("renew_invitation"), groupId, until: Instant }),
  z.object({ kind: z.literal("choose_package"), member: z.string().optional() }),
  z.object({ kind: z.literal("remind_member"), groupId, member: z.string() }),
  Paper.omit({ type: true, traveller: true }).extend({
    kind: z.literal("remind_passport"),
    groupId,
    member: z.string(),
  }),
  z.object({
    kind: z.literal("await_approval"),
    bookingId,
    until: Instant.nullable(),
    channel: z.enum(CHANNELS).nullable(),
  }),
  z.object({ kind: z.literal("await_naming"), departureDate: DateText }),
  z.object({ kind: z.literal("await_booker"), bookingId, dueOn: DateText.nullable() }),
  z.object({ kind: z.literal("await_documents") }),
  Paper.omit({ type: true }).extend({ kind: z.literal("renew_certificate"), from: DateText }),
  z.object({ kind: z.literal("await_turn"), windowId, drawnAt: Instant.nullable(), isPaused: z.boolean() }),
  z.object({ kind: z.literal("await_member"), groupId, until: Instant }),
  z.object({ kind: z.literal("await_travel"), bookingId, departureDate: DateText }),
  z.object({ kind: z.literal("travel"), bookingId, returnDate: DateText }),
  z.object({ kind: z.literal("home"), bookingId }),
]) satisfies z.ZodType<NextAction>;

export const ObligationView = z
  .object({
    /** The same at every reading. */
    id: z.string(),
    act: NextActionView,
    who: z.enum(OBLIGED),
    due: z
      .object({
        /** A day or an instant, the last that is in time. */
        at: z.union([DateText, Instant]),
        reason: z.enum([...DUE_REASONS, ...PAPER_REASONS]),
        /** Nobody has set it: it follows from the rhythm of past years. */
        isForecast: z.boolean(),
        isLate: z.boolean(),
      })
      .nullable(),
    /** What does not go on while it stands open. */
    blocks: z.enum(BLOCKED).nullable(),
  })
  .meta({ id: "Obligation" }) satisfies z.ZodType<Obligation>;

/** Nobody has to go through it: a package that is sold without a queue has no line before it, who travels alone no group. */
const needless = z.boolean();
/** Not done before a journey that has begun: it is behind, and no more to come. */
const passed = z.boolean();
/** What an open step waits for that is not done at it: the operator writes or sees the number, the purchase pays. */
const waitsFor = z.enum(STEP_WAITS).nullable();
/** How many people of the household still lack something for the step, whatever its status: that is the reader's own part. */
const open = z.int();
/** Somebody may lack something for it that is not the reader's to know. */
const hidesSome = z.boolean();
/** A paper of it cannot be there yet: it is done as far as it can be. Left out: none. */
const moreToCome = z.boolean().optional();
/** When it was completed, a day where that has no time; null: it is not, or nobody has written down when. */
const doneAt = z.union([DateText, Instant]).nullable();
/** Its last day, or the instant after which it is too late; null where none is set. */
const dueOn = PaperDueText.nullable();
/** Nobody has set that day: it follows from the rhythm of past years. */
const isForecast = z.boolean();
/** That day is over. */
const isLate = z.boolean();
/** That day is of what the reader's account gives, and somebody whose papers another keeps still lacks some, or may. */
const isOwnPart = z.boolean();
/** 0–100. */
const Percent = z.int().min(0).max(100);

export const Journey = z
  .object({
    steps: z
      .array(
        z.object({
          ...{ step: z.enum(JOURNEY_STEPS), status: z.enum(STEP_STATUSES) },
          ...{
            progress: Percent,
            needless,
            passed,
            waitsFor,
            open,
            hidesSome,
            moreToCome,
            doneAt,
            dueOn,
            isForecast,
            isLate,
            isOwnPart,
          },
        }),
      )
      .length(JOURNEY_STEPS.length),
    /** The step that is under way or comes next; null when all is done. */
    currentStep: z.enum(JOURNEY_STEPS).nullable(),
    /** The act of the first obligation. */
    nextAction: NextActionView,
    /** Everything that is due or waited for, what presses most first. */
    obligations: z.array(ObligationView),
    /** The profile, by the weights of the header. */
    headerProgress: Percent,
    /** The share of completed steps, by the reader's own first part; a page calls a step done once nothing is open at it. */
    overallProgress: Percent,
    /** By person (null: the user), what their papers are counted and judged for; nobody is in it for whom nothing is booked. */
    paperJourneys: z.array(z.object({ travellerId: z.string().nullable(), departsOn: DateText, returnsOn: DateText })),
    documents: z.object({
      verified: z.int(),
      required: z.int(),
      percent: Percent,
      slots: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), state: z.enum(SLOT_STATES) })),
    }),
    /** Of whom nothing is asked, as what is booked has no place for them: travellers, null the user. Left out where nobody is. */
    withoutPlace: z.array(z.string().nullable()).optional(),
  })
  .meta({ id: "Journey" });

export const journey = defineRoute({
  method: "GET",
  path: "/api/journey",
  who: "signed_in",
  summary: "The ten steps, the one next action and the two percentages, from the user's own documents and bookings.",
  response: Journey,
});

export const MomentView = z
  .object({
    /** What matters now, in one word. */
    state: z.enum(MOMENT_STATES),
    obligation: ObligationView,
    /** Further things that somebody of the household can do now. */
    more: z.int(),
    /** In the reader's language; null for the welcome, which has a page of its own. */
    words: z
      .object({
        title: z.string(),
        reason: z.string(),
        /** For whom. */
        person: z.string(),
        deadline: z.string().nullable(),
        /** On the one button. */
        verb: z.string(),
      })
      .nullable(),
    /** A path of the app, where the one act is done. */
    target: z.string(),
  })
  .meta({ id: "Moment" });

export const moment = defineRoute({
  method: "GET",
  path: "/api/moment",
  who: ["pilgrim"],
  summary: "The one state that matters now for the reader: what, why, for whom, by when, and where it is done.",
  query: z.object({ timeZone: TimeZone.optional() }),
  response: MomentView,
});

const LackView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mark"), mark: z.enum(MARKS), state: z.enum(OPEN_STATES) }),
  z.object({ kind: z.literal("biometrics") }),
  z.object({ kind: z.literal("hidden") }),
]) satisfies z.ZodType<Lack>;

const GuideStep = z
  .object({
    step: z.enum(JOURNEY_STEPS),
    status: z.enum(STEP_STATUSES),
    progress: Percent,
    needless,
    passed,
    waitsFor,
    doneAt,
    dueOn,
    isForecast,
    isLate,
    isOwnPart,
    /** Who lacks what; empty where nobody does of whom the reader may know. */
    lacking: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isYou: z.boolean(),
        /** False: whoever entered them acts for them. */
        hasAccount: z.boolean(),
        /** As a traveller of the reader's account, whose papers it keeps; null for everybody else's. */
        travellerId: z.string().nullable(),
        lacks: z.array(LackView),
      }),
    ),
    open,
    hidesSome,
    moreToCome,
  })
  .meta({ id: "JourneyGuideStep" });
export type JourneyGuideStep = z.output<typeof GuideStep>;

export const journeyGuide = defineRoute({
  method: "GET",
  path: "/api/journey/guide",
  who: "signed_in",
  summary: "The ten steps with what was done when, and who in the household still lacks what for which.",
  response: z.object({
    steps: z.array(GuideStep).length(JOURNEY_STEPS.length),
    currentStep: z.enum(JOURNEY_STEPS).nullable(),
    headerProgress: Percent,
    overallProgress: Percent,
    /** Null until told; false as soon as somebody else is entered. */
    travelsAlone: z.boolean().nullable(),
    /** The standing booking that leaves first; null without one. */
    bookingId: z.string().nullable(),
    /** That booking names nobody yet. Left out: it does, or there is none. */
    namesNobody: z.boolean().optional(),
    /** By that booking, else by the country that the account has told; null while neither is known. */
    channel: z.enum(CHANNELS).nullable(),
    /** Who of the household has made that booking and pays it; null where it is the reader's own. */
    bookedBy: z.string().nullable(),
    /** Of the next Hajj, or of the booking's. */
    hajj: z.object({ firstDay: DateText, lastDay: DateText }),
  }),
});
