/** What is asked of the asker's own people, papers, bookings, money and place in line. */
import { z } from "zod";
import { say } from "#assistant/answer/reply.ts";
import type { KnownTraveller } from "#assistant/known.ts";
import type { People } from "#assistant/reading/people.ts";
import type { Reading } from "#assistant/reading/reading.ts";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { fromDecimal, toMajor } from "#domain/money.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { ModelLine } from "../ledger.ts";
import { tool } from "./tool.ts";
import { NO_ROW, type ToolContext, type ToolResult, tell } from "./turn.ts";

const RowOf = (kind: string) => z.string().describe(`The reference of a row of ${kind}, such as r2`);

/** Everybody of the asker's list, each a row of their own. */
export async function peopleRows({ ledger, known }: ToolContext): Promise<ModelLine[]> {
  const { travellers } = await known(["travellers"]);
  return (travellers ?? []).flatMap((traveller) =>
    ledger.add({ sentences: [lineOf(traveller)], actions: [], facts: 0 }, () => ({
      ...{ kind: "person", id: traveller.id },
    })),
  );
}

function lineOf(traveller: KnownTraveller) {
  const values = { name: fullName(traveller), relation: { word: `relations.${traveller.relationship}` } };
  const { birthDate } = traveller;
  return birthDate === null ? say("people.line", values) : say("people.born", { ...values, date: { date: birthDate } });
}

const people = tool("The asker and everybody whom they have entered.", {}, (_, turn) => peopleRows(turn));

const papers = tool(
  "Papers of one person or of everybody: how each stands, what is missing and by when.",
  {
    person: RowOf("people").optional(),
    paper: z.enum(DOCUMENT_TYPES).optional(),
  },
  async ({ person, paper }, turn): Promise<ToolResult> => {
    const reading = await readingFor(turn, person, paper);
    if (!reading) return NO_ROW;
    const valid = paper === "passport" ? (["doc.passport_validity"] as const) : [];
    return tell(turn, ["doc.needed", "doc.status", "doc.why", "doc.fix", ...valid], { reading });
  },
);

async function readingFor(
  { ledger, known }: ToolContext,
  person: string | undefined,
  paper: (typeof DOCUMENT_TYPES)[number] | undefined,
): Promise<Partial<Reading> | null> {
  const slots = { document: paper ?? null, amount: null, currency: null, month: null, count: null };
  if (person === undefined) return { slots, people: ofPeople([]) };
  const id = ledger.subject(person, "person");
  const traveller = (await known(["travellers"])).travellers?.find((one) => one.id === id);
  return traveller ? { slots, people: ofPeople([traveller]) } : null;
}

function ofPeople(named: readonly KnownTraveller[]): People {
  return {
    named,
    missing: [],
    strangers: [],
    others: [],
    bookers: [],
    doubtful: [],
    isSelf: false,
    isEverybody: named.length === 0,
  };
}

const bookings = tool("The asker's bookings, how each stands, and what is still to be paid.", {}, (_, turn) =>
  tell(turn, ["booking.status", "pay.owed"]),
);

const refundPreview = tool(
  "What would come back if a booking were cancelled now. Changes nothing.",
  { booking: RowOf("bookings") },
  async ({ booking }, turn): Promise<ToolResult> => {
    const id = turn.ledger.subject(booking, "booking");
    const own = (await turn.known(["bookings"])).bookings?.find((one) => one.id === id && one.isMine);
    if (!own) return NO_ROW;
    const found = await turn.previewCancel(own.id);
    if (!found) return "This booking cannot be cancelled by the asker now.";
    const money = ({ amount, currency }: typeof found.paid) => ({ money: toMajor(fromDecimal(amount)), currency });
    const values = { reference: own.reference, refund: money(found.refund), paid: money(found.paid) };
    const target = `open:/bookings/${own.id}` as const;
    const reply = { sentences: [say("bookings.back", values)], actions: [{ key: "booking", target }], facts: 0 };
    return turn.ledger.add(reply, () => ({ kind: "booking", id: own.id }));
  },
);

export const OWN_DATA = {
  people,
  papers,
  bookings,
  refund_preview: refundPreview,
  plans: tool("What is due next, of bookings and of saved payment plans, and the payment methods.", {}, (_, turn) =>
    tell(turn, ["pay.next", "pay.instalments", "pay.methods"]),
  ),
  queue: tool("The asker's place in line, the wait, the chance of seats, and sales that open.", {}, (_, turn) =>
    tell(turn, ["queue.position", "queue.when", "queue.chance", "queue.opens", "queue.hold"]),
  ),
  journey: tool("The asker's next step and how far they are.", {}, (_, turn) =>
    tell(turn, ["journey.next", "journey.progress"]),
  ),
  family: tool("The asker's family groups and who of them is ready.", {}, (_, turn) =>
    tell(turn, ["family.members", "family.ready"]),
  ),
  prayer: tool("The next prayer and the qibla at the asker's place.", {}, (_, turn) =>
    tell(turn, ["prayer.next", "prayer.qibla"]),
  ),
};

const DESK = [
  ...(["attention", "revenue", "counts", "unpaid", "papers", "groups", "enquiries"] as const),
  ...(["licence", "seats", "views"] as const),
] as const;

export const OPERATORS_DATA = {
  desk: tool("One part of the operator's own desk.", { part: z.enum(DESK) }, ({ part }, turn) =>
    tell(turn, [`operator.${part}`]),
  ),
};
