/**
 * A line between a browser and the server that tells what went wrong on it: answers that refuse, and, by a script that it puts
 * first into every page, what a page complains of itself. The protocol that WebKit speaks tells neither.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A file of the page's own origin, since no other script may run there. */
const WATCH_PATH = "/watch-for-troubles.js";
/** A film that an engine cannot play is no fault while there is another to try. */
const WATCH = `{
  const troubles = (globalThis.troubles = []);
  const isTriedNext = (target) => target.matches?.("source:has(~ source)");
  addEventListener("error", ({ message, target }) => isTriedNext(target) || troubles.push(message ? "uncaught: " + message : "not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => troubles.push("rejected: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => troubles.push("against the policy: " + violatedDirective + " " + blockedURI));
  const said = console.error;
  console.error = (...words) => { troubles.push("console: " + words.join(" ")); said(...words); };
}`;

/** Whoever is not signed in is told so: no fault. */
const WHO = "/api/user";

/** The expression that takes a page's complaints. */
export const TROUBLES = "(globalThis.troubles ?? ['the page was not watched']).splice(0)";

export interface WatchedLine {
  /** The address that the browser uses. */
  readonly origin: string;
  /** The refusals since the last call. */
  refusals(): string[];
  /** Connections are refused from now on, and those that stand are broken. */
  cut(): Promise<void>;
}

/** Opens it on a free port of this machine. */
export async function watchedLine(target: string): Promise<WatchedLine> {
  const refused: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((asked, answer) => {
    if (asked.url === WATCH_PATH) answer.setHeader("content-type", "text/javascript").end(WATCH);
    else pass(target, asked, answer, refused);
  });
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  server.on("upgrade", (asked: IncomingMessage, near: Socket, head: Buffer) => upgrade(target, asked, near, head));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    refusals: () => refused.splice(0),
    async cut() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

function pass(target: string, asked: IncomingMessage, answer: ServerResponse, refused: string[]): void {
  const { method, url = "/", headers } = asked;
  const { "accept-encoding": _compressed, ...plain } = headers;
  const isPage = headers.accept?.startsWith("text/html") ?? false;
  const far = request(new URL(url, target), { method, headers: isPage ? plain : headers }, (got) => {
    const { statusCode = 0 } = got;
    if (statusCode >= 400 && !(statusCode === 401 && url === WHO)) refused.push(`${statusCode} for ${method} ${url}`);
    // A worker fetches pages too, and knows the digest of what it keeps.
    if (isPage && got.headers["content-type"]?.startsWith("text/html")) void sendWatched(got, answer);
    else got.pipe(answer.writeHead(statusCode, got.headers));
  });
  far.on("error", () => answer.destroy());
  answer.on("close", () => far.destroy());
  asked.pipe(far);
}

async function sendWatched(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = Buffer.concat(await got.toArray()).toString();
  const watched = page.replace(/<head[^>]*>/, `$&<script src="${WATCH_PATH}"></script>`);
  const { "content-length": _length, "transfer-encoding": _encoding, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 0, headers).end(watched);
}

/** A socket that stays open, for what changes by itself. */
function upgrade(target: string, asked: IncomingMessage, near: Socket, head: Buffer): void {
  const { hostname, port } = new URL(target);
  const far = connect(Number(port), hostname, () => {
    const lines = asked.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
    far.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    far.write(head);
    near.pipe(far).pipe(near);
  });
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
