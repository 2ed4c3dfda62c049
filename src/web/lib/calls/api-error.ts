/** Refused and failed calls as errors, with the text SPEC's toasts show. */
import type { ErrorCode, Problem } from "#contract/errors.ts";

/** A call that was answered with anything but 2xx. `message` is `<status>: <detail, else body, else status text>` (SPEC §8). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }

  get code(): ErrorCode | null {
    return this.problem?.code ?? null;
  }

  /** Field → sentence, empty when the refusal names no field. */
  get fieldErrors(): Readonly<Record<string, string>> {
    return this.problem?.errors ?? {};
  }
}

/** Whether somebody else has changed it since it was opened. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === "changed_meanwhile";
}

/** The sum that was shown is not the one of now: it is to be shown anew before anybody decides. */
export function isOtherSum(error: unknown): boolean {
  return error instanceof ApiError && error.code === "amount_changed";
}

/** A call that got no answer at all: no network, or the server is away. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** Reads a refusal. A body that is not problem+json is kept as plain text. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body = await response.text();
  const problem = response.headers.get("content-type")?.includes("application/problem+json") ? asProblem(body) : null;
  return new ApiError(response.status, problem?.detail ?? (body.trim() || response.statusText), problem);
}

/** The server writes this shape by its own contract; here only what would break a screen is checked. */
function asProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem = typeof value === "object" && value !== null && "detail" in value && "code" in value;
    return isProblem ? (value as Problem) : null;
  } catch {
    return null;
  }
}
