/**
 * Asks the assistant every line of `test/assistant/answers` over the real server and judges what it answers; then, beside it,
 * how the sealed questions are understood. Usage: npm run bench:assistant -- [failing: also each line that is not right]
 */
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { z } from "zod";
import { login } from "#contract/accounts.ts";
import { listBookings } from "#contract/bookings.ts";
import { ConversationMessage } from "#contract/conversations.ts";
import { journey } from "#contract/journey.ts";
import { listPackages } from "#contract/packages.ts";
import { queueStatus } from "#contract/queue.ts";
import { listStatements } from "#contract/statements.ts";
import { LOCALES } from "#i18n/locales.ts";
import {
  type Given,
  judge,
  type Line,
  readAnswers,
  type Verdict,
  type World,
} from "../test/assistant/answers/answers.ts";
import { type Calls, valuesOf } from "../test/assistant/answers/values.ts";
import { type Judged, printAnswers, printFailing } from "./ground/assistant/figures.ts";
import { printUnderstanding } from "./ground/assistant/intents.ts";
import { visitor } from "./ground/assistant/visitor.ts";
import { openProduct } from "./ground/open-product.ts";

const CONVERSATION = "/api/conversations/tour_advisor";
const NO_CALLS: Calls = { journey: null, bookings: null, queue: null, statements: null };
/** Where it says so it has not answered. */
const NO_ANSWER = ["say.choices.text", "say.unknown.text"];

const product = await openProduct({ demo: "on" });
try {
  await papersAreRead();
  const packages = await call(listPackages, "");
  const cookies = new Map<World, string>();
  const judged: Judged[] = [];
  for (const line of readAnswers(new URL("../test/assistant/answers/open.jsonl", import.meta.url))) {
    const cookie = line.as === "visitor" ? null : (cookies.get(line.as) ?? (await signIn(line.as)));
    if (cookie !== null) cookies.set(line.as, cookie);
    judged.push(...(await judgedLine(line, cookie, visitor(packages ?? []))));
  }
  printAnswers(judged, LOCALES);
  if (process.argv[2] === "failing") judged.forEach(printFailing);
} finally {
  await product.close();
}
printUnderstanding();

async function judgedLine(line: Line, cookie: string | null, asVisitor: (text: string) => Given): Promise<Judged[]> {
  const read = valuesOf(cookie === null ? NO_CALLS : await callsOf(cookie), new Date());
  if (cookie !== null) await product.app.inject({ method: "DELETE", url: CONVERSATION, headers: { cookie } });
  const judged: Judged[] = [];
  for (const [at, turn] of line.turns.entries()) {
    const began = performance.now();
    const given = cookie === null ? asVisitor(turn.say) : await asked(turn.say, cookie);
    const tookMs = performance.now() - began;
    const isAnswer = !NO_ANSWER.some((key) => given.content.includes(read(key, given.locale) ?? key));
    const verdict: Verdict = judge(turn, line.lang, { ...given, isAnswer }, read);
    judged.push({ line, turn, isLater: at > 0, verdict, content: given.content, tookMs });
  }
  return judged;
}

async function asked(message: string, cookie: string): Promise<Given> {
  const url = `${CONVERSATION}/message`;
  const answer = await product.app.inject({ method: "POST", url, headers: { cookie }, payload: { message } });
  if (answer.statusCode !== 200) throw new Error(`"${message}" was answered with ${answer.statusCode}`);
  const { content, locale, citations = [] } = ConversationMessage.parse(answer.json());
  return { content, locale, isAnswer: true, cites: citations.map(({ id }) => id) };
}

async function signIn(username: World): Promise<string> {
  const payload = { username, password: "Labbayk-1448" };
  const answer = await product.app.inject({ method: "POST", url: login.path, payload });
  const [session] = answer.cookies;
  if (!session) throw new Error(`${username} could not sign in: ${answer.statusCode}`);
  return `${session.name}=${session.value}`;
}

async function callsOf(cookie: string): Promise<Calls> {
  const [steps, bookings, queue, months] = await Promise.all([
    call(journey, cookie),
    call(listBookings, cookie),
    call(queueStatus, cookie),
    call(listStatements, cookie),
  ]);
  return { journey: steps, bookings, queue, statements: months?.months ?? null };
}

/** Null where the account has no right to it. */
async function call<T extends z.ZodType>(
  { path, response }: { readonly path: string; readonly response: T },
  cookie: string,
): Promise<z.output<T> | null> {
  const answer = await product.app.inject({ url: path, headers: { cookie } });
  return answer.statusCode === 200 ? response.parse(answer.json()) : null;
}

/** The demonstration's papers go through the engine first; what is asked of them would be answered otherwise. */
async function papersAreRead(): Promise<void> {
  const open = sql<{ n: number }>`select case when count(*) < 10 then 1 else count(*) filter (where stage <> 'done') end
    as n from documents where traveller_id like 'demo-traveller-%'`;
  for (let second = 0; second < 180; second += 1) {
    const [{ n } = { n: 1 }] = (await open.execute(product.platform.db)).rows;
    if (Number(n) === 0) return;
    await setTimeout(1000);
  }
}
