/** What a household plans together: ranked packages, who pays what, who shares a room, the list of things to do, reminders. */
import { z } from "zod";
import { CHANNELS } from "#domain/channel.ts";
import { DEFAULT_TODOS, MAX_TODO_TEXT } from "#domain/households/checklist.ts";
import { MAX_MEMBERS } from "#domain/households/household.ts";
import { MAX_PREFERENCES } from "#domain/households/ranking.ts";
import { MOST_BEDS } from "#domain/households/room-wishes.ts";
import { SHARE_KINDS, WHOLE } from "#domain/households/shares.ts";
import { Amount, DateText, IdParams, Instant } from "./amounts.ts";
import { PaperDay, PaperDue } from "./papers-due.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

const id = IdParams.shape.id;
const memberId = z.string();
const TodoParams = z.object({ id, todoId: id });

const Preferences = z.object({
  /** The reader's own list, best first. */
  mine: z.array(z.string()),
  /** Of everybody who has voted; the group's members see each other's. */
  votes: z.array(z.object({ memberId, packageIds: z.array(z.string()) })),
  /** Of all lists, best first; equals share a rank. */
  ranking: z.array(
    z.object({
      packageId: z.string(),
      title: z.string(),
      operatorName: z.string(),
      price: Amount,
      departureDate: DateText,
      /** Listed and with a place for everybody of the group. */
      hasPlaces: z.boolean(),
      rank: z.int(),
      /** Lists that it is on, lists that it leads, others of the same rank. */
      named: z.int(),
      first: z.int(),
      equals: z.int(),
    }),
  ),
});

const Share = z.object({
  memberId,
  kind: z.enum(SHARE_KINDS),
  /** Minor units of an amount, hundredths of a percent, else 0. */
  value: z.int(),
  /** People who travel by this payer, themselves among them; 0: none of them is on the booking. */
  heads: z.int(),
});

const Shares = z.object({
  /** What is divided: the household's booking, else what its first choice would cost for all; null: nothing yet. */
  basis: z
    .object({
      kind: z.enum(["booking", "preferred"]),
      /** Of the booking, or of the package. */
      id: z.string(),
      title: z.string(),
      total: Amount,
      channel: z.enum(CHANNELS).nullable(),
    })
    .nullable(),
  /** Members with accounts, in the group's order. */
  shares: z.array(Share),
  /** What each comes to, in the same order; empty without a basis. */
  parts: z.array(z.object({ memberId, amount: Amount })),
  /** Above 0 nobody has taken that much, below 0 more is promised than it costs; null without a basis. */
  open: Amount.nullable(),
  /** Of a booking, once the shares come to its price: who owes whom. */
  settlement: z
    .object({
      /**
       * `paid`: back to who paid for all, `reported` as long as the operator has not seen the number of the purchase; `wallet`: to
       * who loads the Nusuk wallet, before the sale.
       */
      way: z.enum(["paid", "reported", "wallet"]),
      /** `wallet`: the day by which a transfer has to begin, which may be over; else null. */
      walletBy: DateText.nullable(),
      /** What has been paid, or is to be loaded. */
      amount: Amount,
      debts: z.array(z.object({ from: memberId, to: memberId, amount: Amount })),
    })
    .nullable(),
});

const Todo = z.object({
  id: z.string(),
  /** Of our list, in the reader's words; null: in the household's own. */
  defaultKey: z.enum(DEFAULT_TODOS).nullable(),
  text: z.string().nullable(),
  memberId: z.string().nullable(),
  dueOn: DateText.nullable(),
  isLate: z.boolean(),
  doneAt: Instant.nullable(),
  /** Name of who ticked it; null while open, and when that account is gone. */
  doneBy: z.string().nullable(),
  /** Whether the reader may change its words or delete it. */
  isYours: z.boolean(),
});
export type HouseholdTodo = z.output<typeof Todo>;

export const HouseholdPlans = z
  .object({
    /** Counts changes of rooms and shares; sent back with the next one. */
    version: z.int(),
    preferences: Preferences,
    shares: Shares,
    /** Members who would share a room, room by room. */
    rooms: z.array(z.array(memberId)),
    todos: z.array(Todo),
    papers: z.object({
      /** Of the reader; everybody's own stand in their rows. */
      dates: z.array(PaperDay),
      /** In the group's order; null for rows that the reader may not see, none where nothing is asked from the departure on. */
      rows: z.array(z.object({ memberId, papers: z.array(PaperDue).nullable() })),
    }),
    /** Members who can do something and have not; for administrators, empty for others. */
    late: z.array(z.object({ memberId, remindedToday: z.boolean() })),
  })
  .meta({ id: "HouseholdPlans" });
export type HouseholdPlans = z.output<typeof HouseholdPlans>;

export const householdPlans = defineRoute({
  method: "GET",
  path: "/api/family/:id/plans",
  who: ["pilgrim"],
  summary: "Everything that a household plans together, for its members; each row as the reader may see it.",
  params: IdParams,
  response: HouseholdPlans,
});

export const setPreferences = defineRoute({
  method: "PUT",
  path: "/api/family/:id/preferences",
  who: ["pilgrim"],
  summary: "The reader's own list of up to five packages, best first; empty withdraws it.",
  params: IdParams,
  body: z.object({ packageIds: z.array(id).max(MAX_PREFERENCES) }),
  response: HouseholdPlans,
  errors: ["unacceptable"],
});

export const setShares = defineRoute({
  method: "PUT",
  path: "/api/family/:id/shares",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator says what each member with an account means to pay; who is left out pays an even part.",
  params: IdParams,
  body: z.object({
    version: z.int(),
    shares: z
      .array(
        z.discriminatedUnion("kind", [
          z.object({ memberId: id, kind: z.enum(["even", "none"]) }),
          /** Hundredths of a percent. */
          z.object({ memberId: id, kind: z.literal("percent"), value: z.int().min(0).max(WHOLE) }),
          /** In the currency of the price. */
          z.object({ memberId: id, kind: z.literal("amount"), amount: z.string().regex(/^\d{1,9}\.\d{2}$/) }),
        ]),
      )
      .max(MAX_MEMBERS),
  }),
  response: HouseholdPlans,
  errors: ["unacceptable", "changed_meanwhile"],
});

export const setRooms = defineRoute({
  method: "PUT",
  path: "/api/family/:id/rooms",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator says who would share a room; a hold of this household begins with it.",
  params: IdParams,
  body: z.object({
    version: z.int(),
    rooms: z.array(z.array(id).min(1).max(MOST_BEDS)).max(MAX_MEMBERS),
  }),
  response: HouseholdPlans,
  errors: ["unacceptable", "changed_meanwhile"],
});

const text = filledLine(MAX_TODO_TEXT);

export const addTodo = defineRoute({
  method: "POST",
  path: "/api/family/:id/todos",
  once: "kept",
  who: ["pilgrim"],
  summary: "A member puts something on the shared list.",
  params: IdParams,
  body: z.object({ text, memberId: id.nullable().default(null), dueOn: DateText.nullable().default(null) }),
  response: HouseholdPlans,
  status: 201,
  errors: ["too_many_todos", "unacceptable"],
});

export const takeDefaultTodos = defineRoute({
  method: "POST",
  path: "/api/family/:id/todos/defaults",
  once: "kept",
  who: ["pilgrim"],
  summary: "A member takes over our list for Hajj, with dates; what is on the list already stays as it is.",
  params: IdParams,
  response: HouseholdPlans,
  errors: ["too_many_todos"],
});

export const changeTodo = defineRoute({
  method: "PATCH",
  path: "/api/family/:id/todos/:todoId",
  who: ["pilgrim"],
  summary:
    "Any member ticks, unticks, gives it to somebody or dates it; words are changed by who wrote them or an administrator.",
  params: TodoParams,
  body: z.object({ done: z.boolean(), text, memberId: id.nullable(), dueOn: DateText.nullable() }).partial(),
  response: HouseholdPlans,
  errors: ["unacceptable"],
});

export const removeTodo = defineRoute({
  method: "DELETE",
  path: "/api/family/:id/todos/:todoId",
  once: "kept",
  who: ["pilgrim"],
  summary: "Who wrote it, or an administrator, takes something off the list.",
  params: TodoParams,
  response: HouseholdPlans,
});

export const remindMembers = defineRoute({
  method: "POST",
  path: "/api/family/:id/reminders",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator reminds who is late, one or all; nobody more than once a day.",
  params: IdParams,
  body: z.object({ memberId: id.optional() }),
  response: z.object({ reminded: z.int(), plans: HouseholdPlans }),
});
