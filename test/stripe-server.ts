/**
 * A small stand-in for Stripe's API, for tests: it speaks the few calls that the product makes, over real HTTP on this
 * machine, keeps idempotency keys and accounts apart, and moves no money. What it answers is written from Stripe's
 * description of its API; it proves our side of the conversation, not Stripe's.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface StandInSession {
  readonly id: string;
  readonly account: string;
  readonly object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  url: string | null;
  metadata: Record<string, string>;
  readonly asked: URLSearchParams;
}

interface StandInRefund {
  readonly id: string;
  readonly account: string;
  readonly object: "refund";
  status: "succeeded" | "pending" | "failed";
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

export interface StripeStandIn {
  readonly url: string;
  readonly sessions: Map<string, StandInSession>;
  readonly refunds: Map<string, StandInRefund>;
  /** Every call: method, path, account. */
  readonly calls: string[];
  /** What the next refunds become. */
  refundStatus: StandInRefund["status"];
  /** While true every call is answered with an error of the server's own. */
  down: boolean;
  /** While true the operator's account is closed to us: it has taken our leave back. */
  isClosed: boolean;
  /** Somebody pays on the page; `changes` for what should never happen. */
  pay(sessionId: string, changes?: Partial<Pick<StandInSession, "amount_total" | "currency">>): StandInSession;
  close(): Promise<void>;
}

export const READY_ACCOUNT = "acct_1Ready";
export const NEW_ACCOUNT = "acct_1New";

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function stripeServer(): Promise<StripeStandIn> {
  const standIn: Omit<StripeStandIn, "url" | "close"> = {
    sessions: new Map(),
    refunds: new Map(),
    calls: [],
    refundStatus: "succeeded",
    down: false,
    isClosed: false,
    pay(sessionId, changes = {}) {
      const session = standIn.sessions.get(sessionId);
      if (session?.status !== "open") throw new Error(`the page ${sessionId} is not open`);
      return Object.assign(session, { status: "complete", payment_status: "paid", url: null }, changes, {
        payment_intent: `pi_${sessionId}`,
      });
    },
  };
  const answered = new Map<string, unknown>();
  const server = createServer((request, response) => void serve(standIn, answered, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

type State = Omit<StripeStandIn, "url" | "close">;

async function serve(state: State, answered: Map<string, unknown>, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
  const account = String(request.headers["stripe-account"] ?? "");
  state.calls.push(`${request.method} ${pathname} ${account}`.trim());
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  try {
    if (state.down) throw new Refusal(500, "down");
    const key = request.headers["idempotency-key"];
    const call = { method: request.method ?? "", path: pathname, form, query: searchParams, account };
    send(
      200,
      typeof key === "string" && request.method === "POST"
        ? sameAnswer(answered, key, call, state)
        : answer(state, call),
    );
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500;
    const type = status === 500 ? "api_error" : "invalid_request_error";
    send(status, { error: { type, message: String(error) } });
  }
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly query: URLSearchParams;
  readonly account: string;
}

/** The same key brings the first answer again, and another request under it is refused. */
function sameAnswer(answered: Map<string, unknown>, key: string, call: Call, state: State): unknown {
  const asked = `${key} ${call.account}`;
  const before = answered.get(asked);
  if (before) {
    if (answered.get(`${asked} form`) !== call.form.toString())
      throw new Refusal(400, "the key was used for another request");
    return before;
  }
  const given = answer(state, call);
  answered.set(asked, given).set(`${asked} form`, call.form.toString());
  return given;
}

function answer(state: State, { method, path, form, query, account }: Call): unknown {
  const [, , noun = "", second = "", third = "", fourth = ""] = path.split("/");
  if (noun === "accounts") return accountOf(second);
  const isOurs = account === READY_ACCOUNT || account === NEW_ACCOUNT;
  if (!isOurs || state.isClosed) throw new Refusal(403, "no such account");
  if (noun === "checkout" && method === "POST" && third === "") return openSession(state, form, account);
  if (noun === "checkout") return changeSession(sessionOf(state, third, account), fourth);
  if (noun === "refunds" && method === "POST") return refund(state, form, account);
  if (noun === "refunds" && second !== "") return state.refunds.get(second);
  if (noun === "refunds")
    return listOf(
      [...state.refunds.values()].filter((one) => one.account === account),
      query,
    );
  if (noun === "payment_intents") return listOf(intentsOf(state, account), query);
  throw new Refusal(404, `nothing at ${path}`);
}

function accountOf(id: string): unknown {
  if (id !== READY_ACCOUNT && id !== NEW_ACCOUNT) throw new Refusal(403, "no such account");
  return { id, object: "account", charges_enabled: id === READY_ACCOUNT };
}

function openSession(state: State, form: URLSearchParams, account: string): StandInSession {
  const id = `cs_test_${state.sessions.size + 1}`;
  const session: StandInSession = {
    id,
    account,
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
    currency: form.get("line_items[0][price_data][currency]") ?? "",
    payment_intent: null,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    metadata: { payment_id: form.get("metadata[payment_id]") ?? "" },
    asked: form,
  };
  state.sessions.set(id, session);
  return session;
}

function sessionOf(state: State, id: string, account: string): StandInSession {
  const session = state.sessions.get(id);
  if (session?.account !== account) throw new Refusal(404, "no such session");
  return session;
}

function changeSession(session: StandInSession, act: string): StandInSession {
  if (act !== "expire") return session;
  if (session.status !== "open") throw new Refusal(400, "only an open session can be expired");
  return Object.assign(session, { status: "expired", url: null });
}

function refund(state: State, form: URLSearchParams, account: string): StandInRefund {
  const intent = form.get("payment_intent") ?? "";
  const session = [...state.sessions.values()].find((one) => one.payment_intent === intent);
  if (session?.account !== account) throw new Refusal(404, "no such payment");
  const made: StandInRefund = {
    id: `re_${state.refunds.size + 1}`,
    account,
    object: "refund",
    status: state.refundStatus,
    amount: Number(form.get("amount")),
    currency: session.currency,
    payment_intent: intent,
    metadata: { payment_id: form.get("metadata[payment_id]") ?? "" },
  };
  state.refunds.set(made.id, made);
  return made;
}

function intentsOf(state: State, account: string): { readonly id: string }[] {
  return [...state.sessions.values()]
    .filter((session) => session.account === account && session.payment_intent !== null)
    .map(({ payment_intent, amount_total, currency, metadata }) => ({
      ...{ id: payment_intent ?? "", object: "payment_intent", status: "succeeded" },
      ...{ amount: amount_total, amount_received: amount_total, currency, metadata },
    }));
}

/** In pages of two, so that the way from page to page is taken too. */
function listOf(items: readonly { readonly id: string }[], query: URLSearchParams): unknown {
  const after = query.get("starting_after");
  const from = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const data = items.slice(from, from + 2);
  return { object: "list", data, has_more: from + 2 < items.length, url: "/v1" };
}
