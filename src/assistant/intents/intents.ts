/** What a question may ask for: who answers it, from which tool's data, and which words of the question count. */
import type { Agent } from "./agents.ts";

/** Data about the asker, read by a tool; null where facts and fixed words answer. */
export const TOOLS = [
  "documents",
  "queue",
  "payments",
  "bookings",
  "packages",
  "family",
  "journey",
  "calendar",
  "prayer",
  "place",
  "notices",
] as const;
export type IntentTool = (typeof TOOLS)[number];

export const SLOTS = ["person", "document", "amount", "currency", "month", "city", "count", "day"] as const;
export type SlotName = (typeof SLOTS)[number];

interface IntentRule {
  /** Null: whichever agent is asked answers. */
  readonly agent: Agent | null;
  readonly tool: IntentTool | null;
  readonly slots: readonly SlotName[];
}

const documents = { agent: "document_checker", tool: "documents" } as const;
const queue = { agent: "queue_master", tool: "queue", slots: [] } as const;
const payments = { agent: "payment_pro", tool: "payments" } as const;
const advisor = { agent: "tour_advisor" } as const;
const told = { agent: "tour_advisor", tool: null, slots: [] } as const;
const anyone = { agent: null, tool: null, slots: [] } as const;

const RULES = {
  "doc.status": { ...documents, slots: ["person", "document"] },
  "doc.why": { ...documents, slots: ["person", "document"] },
  "doc.fix": { ...documents, slots: ["person", "document"] },
  "doc.needed": { ...documents, slots: ["person"] },
  "doc.passport_validity": { ...documents, slots: ["person"] },
  "doc.upload": { ...documents, slots: ["document"] },
  "doc.vaccines": { ...documents, slots: ["person"] },
  "doc.visa": { ...documents, slots: ["person"] },
  "doc.review_time": { ...documents, slots: ["document"] },
  "doc.privacy": { ...documents, tool: null, slots: [] },
  "doc.name_mismatch": { ...documents, slots: ["person", "document"] },

  "queue.position": queue,
  "queue.when": queue,
  "queue.chance": queue,
  "queue.join": queue,
  "queue.leave": queue,
  "queue.fair": { ...queue, tool: null },
  "queue.hold": { ...queue, tool: "bookings" },
  "queue.opens": queue,
  "queue.priority": queue,
  "queue.alerts": { ...queue, tool: null },

  "pay.owed": { ...payments, slots: ["person", "currency"] },
  "pay.paid": { ...payments, slots: [] },
  "pay.next": { ...payments, slots: ["currency"] },
  "pay.cheapest": { ...payments, slots: ["amount", "currency"] },
  "pay.methods": { ...payments, slots: [] },
  "pay.split": { ...payments, slots: ["person", "amount", "currency"] },
  "pay.refund": { ...payments, slots: [] },
  "pay.receipt": { ...payments, slots: [] },
  "pay.protection": { ...payments, tool: null, slots: [] },
  "pay.rates": { ...payments, slots: ["amount", "currency"] },
  "pay.wallet": { ...payments, tool: null, slots: [] },
  "pay.instalments": { ...payments, slots: ["amount", "currency"] },
  "pay.failed": { ...payments, slots: [] },

  "pkg.search": { ...advisor, tool: "packages", slots: ["amount", "currency", "month", "city", "count"] },
  "pkg.compare": { ...told },
  "pkg.included": { ...advisor, tool: "bookings", slots: [] },
  "pkg.licence": { ...advisor, tool: "bookings", slots: [] },
  "pkg.distance": { ...advisor, tool: "bookings", slots: [] },
  "booking.status": { ...advisor, tool: "bookings", slots: [] },
  "booking.number": { ...advisor, tool: "bookings", slots: [] },
  "booking.rooms": { ...advisor, tool: "bookings", slots: ["person"] },
  "booking.change": { ...advisor, tool: "bookings", slots: ["person"] },
  "booking.cancel": { ...advisor, tool: "bookings", slots: [] },
  "trip.tickets": { ...advisor, tool: "bookings", slots: [] },
  "trip.contact": { ...advisor, tool: "bookings", slots: [] },
  "family.members": { ...advisor, tool: "family", slots: ["person"] },
  "family.invite": { ...advisor, tool: "family", slots: ["person"] },
  "family.ready": { ...advisor, tool: "family", slots: ["person"] },
  "journey.next": { ...advisor, tool: "journey", slots: [] },
  "journey.due": { ...advisor, tool: "journey", slots: [] },
  "journey.progress": { ...advisor, tool: "journey", slots: [] },
  "notice.list": { ...advisor, tool: "notices", slots: [] },
  "hajj.days": { ...advisor, tool: "calendar", slots: ["day"] },
  "hajj.rites": told,
  "hajj.women": told,
  "hajj.health": told,
  "hajj.packing": told,
  "prayer.next": { ...advisor, tool: "prayer", slots: ["city"] },
  "prayer.qibla": { ...advisor, tool: "prayer", slots: ["city"] },
  "nusuk.what": told,
  "offline.use": told,

  "meta.hello": anyone,
  "meta.thanks": anyone,
  "meta.capabilities": anyone,
  "meta.human": anyone,
  "meta.language": anyone,
  "meta.account": anyone,
  "meta.insult": anyone,
  "safety.emergency": { ...anyone, tool: "place" },
  "safety.fatwa": anyone,
  "safety.other_person": anyone,
  none: anyone,
} as const satisfies Record<string, IntentRule>;

export type Intent = keyof typeof RULES;

/** Every intent, in the order of the table; the classifier's classes. */
export const INTENTS: readonly Intent[] = typedKeys(RULES);

export function intentRule(intent: Intent): IntentRule {
  return RULES[intent];
}

export function asIntent(word: string): Intent | null {
  return isIntent(word) ? word : null;
}

/** What lies outside, what is about the assistant itself, and danger: none of these is a matter of its own. */
export function isNoMatter(name: string): boolean {
  return /^(?:none|meta\.|safety\.)/.test(name);
}

function isIntent(word: string): word is Intent {
  return Object.hasOwn(RULES, word);
}

function typedKeys<K extends string>(table: Readonly<Record<K, unknown>>): K[] {
  const known = (key: string): key is K => Object.hasOwn(table, key);
  return Object.keys(table).filter(known);
}
