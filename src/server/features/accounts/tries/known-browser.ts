/** Marks in a browser, each of an account that was opened there: signed, so that nobody makes one themselves. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";

const DAYS = 365;
/** A family's device; the account that was opened longest ago is forgotten. */
const MOST_ACCOUNTS = 6;
const ID_BYTES = 9;
const SIGNATURE_BYTES = 16;
const BETWEEN = "~";

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

export function knownBrowsers(keys: Pick<MasterKeys, "derive">) {
  const signing = keys.derive("known_browser");
  const signatures = (userId: string, id: string) =>
    signing.map((key) => createHmac("sha256", key).update(`${userId} ${id}`).digest().subarray(0, SIGNATURE_BYTES));

  function isOf(userId: string, mark: string): boolean {
    const [id = "", signature = ""] = mark.split(".");
    const given = Buffer.from(signature, "base64url");
    return given.length === SIGNATURE_BYTES && signatures(userId, id).some((signed) => timingSafeEqual(signed, given));
  }

  return {
    /** Which of the browser's marks is this account's; null for none that we made. */
    markOf: (marks: string, userId: string): string | null => list(marks).find((mark) => isOf(userId, mark)) ?? null,

    /** The marks with this account's in front, made where there is none. */
    remember(marks: string, userId: string): string {
      const own = list(marks).find((mark) => isOf(userId, mark)) ?? newMark(userId);
      const others = list(marks).filter((mark) => mark !== own);
      return [own, ...others].slice(0, MOST_ACCOUNTS).join(BETWEEN);
    },
  };

  function newMark(userId: string): string {
    const id = randomBytes(ID_BYTES).toString("base64url");
    return `${id}.${signatures(userId, id)[0]?.toString("base64url")}`;
  }
}

function list(marks: string): string[] {
  return marks.split(BETWEEN).slice(0, MOST_ACCOUNTS).filter(Boolean);
}

/** As with the session, the prefix keeps a neighbouring host from planting one. */
function cookieName(secure: boolean): string {
  return secure ? "__Host-known_browser" : "known_browser";
}

/** The marks that the browser sent; empty for none. */
export function marksIn(request: FastifyRequest): string {
  return request.cookies[cookieName(request.server.secure)] ?? "";
}

export function setMarks(reply: FastifyReply, marks: string): void {
  const { secure } = reply.server;
  const kept = { path: "/", sameSite: "lax", httpOnly: true, secure, maxAge: DAYS * 86_400 } as const;
  reply.setCookie(cookieName(secure), marks, kept);
}
