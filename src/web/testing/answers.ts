/** Answers calls in the place of the server, at the network's edge: the client itself is the real one. */
import { vi } from "vitest";
import type { User } from "#contract/accounts.ts";
import { ERROR_STATUS, type ErrorCode } from "#contract/errors.ts";
import type { OperatorAttention, OperatorSummary } from "#contract/operators.ts";
import { usd } from "./amounts.ts";

/** `METHOD path` → what to answer, by the body (parsed where it is JSON); an unlisted call is refused with 404. */
export type Answers = Record<
  string,
  (body: unknown, address: string, headers: Headers) => Response | Promise<Response>
>;

export const json = (value: unknown, status = 200) => Response.json(value, { status });

export function refusal(code: ErrorCode, detail: string, errors?: Record<string, string>): Response {
  const status = ERROR_STATUS[code];
  return new Response(JSON.stringify({ type: "about:blank", title: code, status, code, detail, errors }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });
}

export function answerCalls(answers: Answers): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const answer = answers[`${init.method} ${path.split("?")[0]}`];
    if (!answer) return refusal("not_found", "Not there.");
    return answer(typeof init.body === "string" ? JSON.parse(init.body) : init.body, path, new Headers(init.headers));
  });
}

export function userWith(changes: Partial<User> = {}): User {
  return {
    id: "1",
    username: "amina",
    email: "amina@example.org",
    emailVerified: true,
    firstName: "Amina",
    lastName: "Rahman",
    role: "pilgrim",
    preferredLanguage: "en",
    countryOfResidence: null,
    travelsAlone: null,
    demo: false,
    licenceVerified: null,
    ...changes,
  };
}

/** The addresses that full page loads were asked for; the loads themselves are stopped. */
export function stopPageLoads(): string[] {
  const asked: string[] = [];
  navigation.addEventListener("navigate", (event) => {
    if (event.destination.sameDocument) return;
    asked.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  });
  return asked;
}

/** Of an operator without a booking. */
export const emptySummary: OperatorSummary = {
  asOf: "2026-11-20T09:00:00.000Z",
  days: 30,
  revenue: { total: null, changePercent: null, onNusuk: usd("0.00"), reported: usd("0.00"), waiting: usd("0.00") },
  active: { count: 0, changePercent: null },
  conversion: { percent: null, changePoints: null, completed: 0, started: 0 },
  average: { value: null, changePercent: null },
  season: { confirmed: 0, awaitingAnswer: 0, attention: 0 },
  trend: { revenue: [], active: [], conversion: [], average: [] },
};

/** Of an operator whom nothing waits for. */
export const noAttention: OperatorAttention = {
  count: 0,
  total: 0,
  rules: {
    ...{ approval_late: 0, payment_overdue: 0, reference_missing: 0, number_waits: 0 },
    ...{ passport_missing: 0, visa_missing: 0, approval_waits: 0 },
  },
  bookings: [],
};
