/** What a call is: the one description that the server registers, the web calls and OpenAPI is made from. */
import type { z } from "zod";
import type { BusinessAct } from "#domain/operators/measure.ts";
import type { NeededRight } from "#domain/operators/rights.ts";
import type { ErrorCode } from "./errors.ts";

/** Who may call. `signed_in` is any role; a list of roles admits exactly those. Row rights are decided in the services. */
export type Caller = "anyone" | "signed_in" | readonly ("pilgrim" | "operator" | "staff")[];

/** `json` is checked on the way out; `file` streams bytes; `redirect` answers 302; `empty` answers 204. */
export type ResponseShape = z.ZodType | "file" | "redirect" | "empty";

/** What somebody may lack for a call, by the refusal that says so. */
export const NEEDS = ["stronger_key_needed", "second_factor_due", "address_unconfirmed"] as const;
export type Need = (typeof NEEDS)[number];

export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Fastify style, `/api/bookings/:id`. */
  readonly path: string;
  readonly who: Caller;
  /** What an operator's employee needs besides; `owner` is for nobody but the operator's own account. */
  readonly right?: NeededRight;
  /** What a business does by it: refused to an operator's people while staff have stopped that (`business_suspended`). */
  readonly business?: BusinessAct | undefined;
  /** Refused by these to whoever lacks it, before anything is read. */
  readonly needs?: readonly Need[];
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A multipart call: fields are parsed by the handler against this object, the file's bytes come apart. */
  readonly multipart?: { readonly file: string; readonly fields: z.ZodObject; readonly maxBytes: number };
  readonly response: ResponseShape;
  /**
   * Takes an `Idempotency-Key`, so that sent twice it is done once: `kept` with what it did, together with the answer
   * (server/platform/http/done-once.ts), or known by the feature's `own` rows, where a call is more than one transaction.
   */
  readonly once?: "kept" | "own";
  /** Changes nothing: a POST only because it asks by a secret, which shall stand in no address (docs/decisions/0106). */
  readonly reads?: true;
  /** Open changes a minute from one network and by one account, where more than a few are usual. */
  readonly perMinute?: number;
  /** What a network sends past that is not refused: the feature asks it for work (`request.isCrowded`, registration-work.ts). */
  readonly asksWork?: true;
  /** When a node has too much to do: refused at the `first` sign (left out: this), `late`, or `last` of all. */
  readonly underLoad?: "first" | "late" | "last";
  /** What it needs beside the processor: connections for `sales`, nothing but `memory`, or (left out) connections to read. */
  readonly standsOn?: "sales" | "memory";
  /** Status of the good answer, 200 when left out. */
  readonly status?: 200 | 201;
  /** Refusals beside those every call can give (400, 401, 403, 404, 429, 500, 503). */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the exact types of a route object; nothing else. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler gets after parsing. */
export interface RouteInput<R extends Route> {
  params: Output<R["params"]>;
  query: Output<R["query"]>;
  headers: Output<R["headers"]>;
  body: Output<R["body"]>;
}

type Part<K extends string, T> = T extends z.ZodType
  ? Record<string, never> extends Input<T>
    ? { [P in K]?: Input<T> }
    : { [P in K]: Input<T> }
  : unknown;

/** What a caller hands over: exactly the parts that the route declares. */
export type RouteArgs<R extends Route> = Part<"params", R["params"]> &
  Part<"query", R["query"]> &
  Part<"headers", R["headers"]> &
  Part<"body", R["body"]>;

/** What a handler returns (json answers) and what a caller receives. */
export type RouteOutput<R extends Route> = R["response"] extends z.ZodType ? z.output<R["response"]> : undefined;
export type RouteResult<R extends Route> = R["response"] extends z.ZodType ? z.input<R["response"]> : undefined;
