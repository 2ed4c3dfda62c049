/** A question that is asked from a screen: as if the assistant had just told of what stands there. */
import type { Act } from "../intents/acts.ts";
import type { Agent } from "../intents/agents.ts";
import type { Known } from "../known.ts";
import type { Question } from "./answer.ts";

const MATTERS: Readonly<Record<string, Act>> = {
  documents: "doc.needed",
  queue: "queue.position",
  payments: "pay.owed",
};

/** Who is asked about it. */
export function agentAbout(about: string): Agent {
  if (about === "documents") return "document_checker";
  if (about === "queue") return "queue_master";
  return about === "payments" ? "payment_pro" : "tour_advisor";
}

/** What is known there: of a booking's own screen no other booking is meant. Of what the asker does not have, all stays. */
export function knownFrom(about: string, known: Known): Known {
  const [kind, id] = about.split(":");
  const booking = kind === "booking" && known.bookings?.find((one) => one.id === id);
  return booking ? { ...known, bookings: [booking] } : known;
}

/** The question as it is meant there: a short one leans on the package, or on the matter of the screen. */
export function askedFrom(about: string, question: Question, { packages }: Known): Question {
  const dialogue = { locale: question.locale, texts: [], shown: [], sums: [], offered: [], pending: null };
  const matter = MATTERS[about];
  if (matter) return { ...question, dialogue: { ...dialogue, act: matter } };
  const [kind, id] = about.split(":");
  const offer = kind === "package" && packages?.find((one) => one.id === id);
  return offer ? { ...question, dialogue: { ...dialogue, act: "pkg.named", shown: [offer.id] } } : question;
}
