/** Who is asking: the session's cookie, its lookup, and the guard that a route's `who` sets. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "#contract/accounts.ts";
import type { Need, Route } from "#contract/route.ts";
import { isStopped, type MeasureKind } from "#domain/operators/measure.ts";
import { type Employment, lacksRight, rightsOf } from "#domain/operators/rights.ts";
import type { Locale } from "#i18n/locales.ts";
import { AppError } from "../errors/app-error.ts";

/** A session ends so many days after it was last used. */
export const SESSION_DAYS = 30;
/** And after so many days however often it was. */
export const LONGEST_SESSION_DAYS = 90;

export interface SessionUser {
  readonly id: string;
  /** For whose business they act: their employer's for an operator's employee, their own id for everybody else. */
  readonly operatorId: string;
  /** Null for everybody but an operator's employees. */
  readonly employment: Employment | null;
  readonly role: Role;
  readonly preferredLanguage: Locale;
  readonly demo: boolean;
  /** What staff have done against the business that they act for; left out: nothing. */
  readonly measures?: readonly MeasureKind[];
  /** What has to be put right before papers are stored, a line is joined or a desk is opened; mostly nothing. */
  readonly lacks: readonly Need[];
  /** Whether a passkey has opened the session, or was made in it; left out: no. */
  readonly byPasskey?: boolean;
}

/** Who does it, and for whose business. */
export type BusinessActor = Pick<SessionUser, "id" | "operatorId">;

/** Given by the accounts feature. */
export interface SessionLookup {
  /** Null for an unknown or ended session; `extended` when its end was moved, so that the cookie's end follows. */
  find(token: string): Promise<{ user: SessionUser; extended: boolean } | null>;
}

declare module "fastify" {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyReply {
    /** The token of the session that this answer gives the browser. */
    begunSession: string | null;
  }
  interface FastifyInstance {
    /** Whether people reach us by https; names and flags of the cookies hang on it. */
    secure: boolean;
  }
}

/** Tells the static pages that somebody is signed in; says nothing about whom. */
const SIGN_COOKIE = "signed_in";
/** The language that somebody has chosen in this browser. */
const LANGUAGE_COOKIE = "lang";

/** The `__Host-` prefix keeps a neighbouring host from planting a cookie, and is allowed on https only. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-rihla_session" : "rihla_session";
}

/** Of a cookie that pages read and write too. */
function openName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** One that pages read and write too, as they write it behind https, or as it was called there before. */
export function openCookie({ cookies }: Pick<FastifyRequest, "cookies">, name: string): string | undefined {
  // A request may be refused before its cookies are read.
  return cookies?.[openName(name, true)] ?? cookies?.[name];
}

const YEAR_SECONDS = 365 * 86_400;

/** A browser in which nobody has chosen a language goes on in the one that the account has: pages and answers alike. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply, language: Locale): void {
  if (openCookie(request, LANGUAGE_COOKIE) !== undefined) return;
  const { secure } = reply.server;
  const shared = { path: "/", sameSite: "lax", secure, maxAge: YEAR_SECONDS } as const;
  reply.setCookie(openName(LANGUAGE_COOKIE, secure), language, shared);
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { secure } = reply.server;
  reply.begunSession = token;
  const shared = { path: "/", sameSite: "lax", secure, maxAge: SESSION_DAYS * 86_400 } as const;
  reply.setCookie(cookieName(secure), token, { ...shared, httpOnly: true });
  reply.setCookie(openName(SIGN_COOKIE, secure), "1", shared);
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { secure } = reply.server;
  const shared = { path: "/", sameSite: "lax", secure } as const;
  reply.clearCookie(cookieName(secure), { ...shared, httpOnly: true });
  reply.clearCookie(openName(SIGN_COOKIE, secure), shared);
  // As it was called before; without its prefix a neighbouring host could plant it.
  if (secure) reply.clearCookie(SIGN_COOKIE, shared);
}

/** Whether the browser holds a session as far as it says itself: a hint of what is worth looking up, and no right to anything. */
export function saysSignedIn(request: FastifyRequest): boolean {
  return openCookie(request, SIGN_COOKIE) === "1";
}

/** The token that the browser sent, whether or not it still means a session. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server.secure)] ?? null;
}

/** Puts the session's user on the request. */
export async function recogniseUser(
  sessions: SessionLookup,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = sessionToken(request);
  const session = token && (await sessions.find(token));
  if (!session) return;
  request.user = session.user;
  // What one person is answered is kept by nobody on the way; a call whose answer may be kept says so itself.
  reply.header("cache-control", "private, no-store");
  if (session.extended) setSessionCookie(reply, token);
}

/** A desk, which nobody but operators or staff has, wants a strong key and a second factor beside what the route names. */
export function needsOf(who: Route["who"], needs: readonly Need[] = []): readonly Need[] {
  const isDesk = typeof who !== "string" && !who.includes("pilgrim");
  return isDesk ? [...needs, "stronger_key_needed", "second_factor_due"] : needs;
}

/**
 * Throws AppError `not_signed_in` or `forbidden` unless the user is one of `who`, one of `needs` that the user lacks,
 * `right_needed` or `owner_needed` where an employee lacks the `right`, and `business_suspended` where staff have stopped what
 * the call does for a business.
 */
export function guard(
  { who, right, needs, business }: Pick<Route, "who" | "right" | "needs" | "business">,
  user: SessionUser | null,
): void {
  if (who === "anyone") return;
  if (!user) throw new AppError("not_signed_in");
  if (who !== "signed_in" && !who.includes(user.role)) throw new AppError("forbidden");
  const lacking = needsOf(who, needs).find((need) => user.lacks.includes(need));
  if (lacking) throw new AppError(lacking);
  if (business && user.role === "operator" && isStopped(user.measures ?? [], business))
    throw new AppError("business_suspended");
  if (!user.employment || right === undefined || !lacksRight(user.employment, right)) return;
  const owner = user.employment.ownerName;
  if (right === "owner") throw new AppError("owner_needed", { owner });
  throw new AppError("right_needed", { right: rightsOf(right)[0], owner });
}
