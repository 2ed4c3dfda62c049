/** What is true for everyone: facts with their sources, and the days of Hajj. */
import { z } from "zod";
import { say } from "#assistant/answer/reply.ts";
import { factWordsKey } from "#assistant/facts/fact.ts";
import { findFacts } from "#assistant/facts/find.ts";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import { model } from "../../weights.ts";
import { tool } from "./tool.ts";
import { type ToolResult, tell } from "./turn.ts";

const MOST_FACTS = 4;
/** Below this a fact has hardly a word in common with what was asked. */
const FLOOR = 0.12;

const find = tool(
  "Rules and advice with their sources, by what the question is about, in the reader's language.",
  { query: z.string().min(1).max(400) },
  ({ query }, { ledger }): ToolResult => {
    const { locale, words } = ledger.writer;
    const found = findFacts(query, {
      ...{ locale, prior: new Map(), model: model().facts },
      read: (fact) => words("facts", factWordsKey(fact)),
    });
    const near = found.filter(({ score }) => score >= FLOOR).slice(0, MOST_FACTS);
    return near.length === 0 ? "Nothing is known about that." : near.map(({ fact }) => ledger.addFact(fact));
  },
);

const days = tool(
  "The days of the next Hajj; for a date also its day in the calendar of Makkah and how far away it is.",
  { date: z.iso.date().optional() },
  async ({ date }, turn): Promise<ToolResult> => {
    const all = await tell(turn, ["hajj.days"]);
    if (date === undefined) return all;
    const values = { date: { date }, hijri: turn.ledger.writer.formats.hijri(date) };
    const left = daysBetween(dateOf(turn.now), date);
    const sentences = [
      say("hajj.date", values),
      ...(left > 0 ? [say("hajj.until", { days: left, date: { date } })] : []),
    ];
    return [...turn.ledger.add({ sentences, actions: [], facts: 0 }), ...all];
  },
);

export const RULES = { find_facts: find, days };
