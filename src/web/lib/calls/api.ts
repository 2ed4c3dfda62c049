/** The typed client: calls a route object of the contract and gives back what the contract promises. */
import type { Route, RouteArgs, RouteResult } from "#contract/route.ts";
import { NetworkError, readRefusal } from "./api-error.ts";
import { mending } from "./mend.ts";

type Values = Readonly<Record<string, unknown>>;

/** The parts of a call on their way to the wire, whatever the route. */
export interface WireArgs {
  params?: Values;
  query?: Values;
  headers?: Values;
  body?: unknown;
}

/** What a route asks for; nothing when it asks for nothing. */
export type ArgsOf<R extends Route> = RouteArgs<R> & WireArgs;
export type ArgsTuple<R extends Route> =
  Record<string, never> extends RouteArgs<R> ? [args?: ArgsOf<R>] : [args: ArgsOf<R>];

/** The address of a call, params put in and query added; parts left undefined are left out. */
export function pathOf(route: Route, { params = {}, query = {} }: WireArgs = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Calls a route. Rejects with `ApiError` when refused and `NetworkError` when unanswered. */
export function call<R extends Route>(route: R, ...[args]: ArgsTuple<R>): Promise<RouteResult<R>> {
  return send(route, args ?? {}, undefined);
}

/** Calls a route that answers in pieces, as server-sent events; their reader is the caller. Rejects as `call` does. */
export async function callForEvents<R extends Route>(route: R, args: ArgsOf<R>): Promise<Response> {
  const headers = headersOf(args, undefined);
  headers.set("accept", "text/event-stream, application/problem+json");
  const response = await request(pathOf(route, args), {
    method: route.method,
    credentials: "include",
    headers,
    body: JSON.stringify(args.body),
  });
  if (!response.ok) throw await readRefusal(response);
  return response;
}

/** Calls a route that answers everybody alike, without the session, so that a cache before us may answer. Rejects as `call` does. */
export async function callOpenly<R extends Route>(route: R, args: ArgsOf<R>): Promise<RouteResult<R>> {
  const init = { method: route.method, credentials: "omit", headers: headersOf(args, undefined) } as const;
  const response = await request(pathOf(route, args), init);
  if (!response.ok) throw await readRefusal(response);
  return (await response.json()) as RouteResult<R>;
}

/** The only place that reads the wire: the server parses every answer against the same contract object on its way out. */
export async function send<R extends Route>(
  route: R,
  args: WireArgs,
  form: FormData | undefined,
  signal?: AbortSignal,
): Promise<RouteResult<R>> {
  const path = pathOf(route, args);
  const first = window.takeFirstAnswer?.(route.method, path);
  if (first) return first as RouteResult<R>;
  const response = await request(path, {
    method: route.method,
    credentials: "include",
    headers: headersOf(args, form),
    body: form ?? (args.body === undefined ? null : JSON.stringify(args.body)),
    signal: signal ?? null,
  });
  if (!response.ok) {
    const refusal = await readRefusal(response);
    if (await mending.ask?.(refusal, route.method)) return send(route, args, form, signal);
    throw refusal;
  }
  const hasBody = typeof route.response !== "string" && response.status !== 204;
  return (hasBody ? await response.json() : undefined) as RouteResult<R>;
}

function headersOf({ headers = {}, body }: WireArgs, form: FormData | undefined): Headers {
  // The answer's sentences come in the language of the page, which need not be the browser's.
  const out = new Headers({
    accept: "application/json, application/problem+json",
    "accept-language": document.documentElement.lang,
  });
  if (body !== undefined && !form) out.set("content-type", "application/json");
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) out.set(name, String(value));
  return out;
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new NetworkError("no answer", { cause: error });
  }
}
