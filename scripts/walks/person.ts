/** Somebody who walks: an account, and a browser that is signed in with it. */
import { setTimeout as wait } from "node:timers/promises";
import type { APIResponse, Browser, BrowserContext, Page } from "playwright-core";
import type { Language } from "../../e2e/support/words.ts";

const LONDON = "Europe/London";
const PASSWORD = "three calm words";
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const READING_MS = 300;
const REST_MS = 1_100;
const UPLOAD_WITHIN_MS = 120_000;
/** Several browsers at once on a machine that has other work. */
const OPEN_WITHIN_MS = 120_000;
/** Unix seconds, in 2040. */
const LASTING = 2_208_988_800;

export interface Sort {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly role?: "pilgrim" | "operator";
  /** Of the browser; left out: Europe/London. */
  readonly timeZone?: string;
  /** How they want every page to look. */
  readonly looks?: { readonly text: string; readonly plain: string };
  /** Others meet them; what they read themselves is not written down. */
  readonly isUnread?: boolean;
}

interface Given {
  readonly browser: Browser;
  readonly origin: string;
  /** By how many milliseconds the walk's clock is ahead of this machine's. */
  ahead(): number;
}

interface Paper {
  readonly type: string;
  readonly bytes: Buffer;
  /** A traveller's id; left out: the account's owner. */
  readonly memberId?: string;
}

export class Person {
  readonly name: string;
  readonly email: string;
  readonly isOperator: boolean;
  readonly language: Language;
  readonly timeZone: string;
  readonly context: BrowserContext;
  readonly id: string;
  private readonly ahead: () => number;

  private constructor(sort: Sort, context: BrowserContext, { id, ahead }: { id: string; ahead: () => number }) {
    this.name = sort.username;
    this.email = emailOf(sort);
    this.isOperator = sort.role === "operator";
    this.language = sort.language;
    this.timeZone = sort.timeZone ?? LONDON;
    this.context = context;
    this.id = id;
    this.ahead = ahead;
  }

  static async register({ browser, origin, ahead }: Given, sort: Sort): Promise<Person> {
    const { username, firstName, lastName, language, role = "pilgrim", timeZone = LONDON, looks = {} } = sort;
    const context = await browser.newContext({
      ...(role === "operator" ? DESK : PHONE),
      ...{ baseURL: origin, timezoneId: timeZone, serviceWorkers: "block", reducedMotion: "reduce" },
      // The tool's own expressions run on any page.
      bypassCSP: true,
    });
    const cookies = Object.entries({ lang: language, ...looks });
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
    const who = { username, firstName, lastName, email: emailOf(sort), password: PASSWORD };
    const answer = await context.request.post("/api/register", { data: { ...who, role, preferredLanguage: language } });
    const { id } = JSON.parse(await bodyOf(answer));
    return new Person(sort, context, { id, ahead });
  }

  /** The answer of a call of the screens, parsed; what is refused ends the walk. */
  /** Opens what is no JSON. */
  async look(path: string): Promise<void> {
    const answer = await this.context.request.get(path);
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`);
  }

  async get<T = Made>(path: string): Promise<T> {
    return JSON.parse(await bodyOf(await this.context.request.get(path)));
  }

  async post<T = Made>(path: string, data: object = {}): Promise<T> {
    return JSON.parse((await bodyOf(await this.context.request.post(path, { data }))) || "{}");
  }

  async put(path: string, data: object): Promise<void> {
    await bodyOf(await this.context.request.put(path, { data }));
  }

  async patch(path: string, data: object): Promise<void> {
    await bodyOf(await this.context.request.patch(path, { data }));
  }

  /** Handed in and judged by the engine; what came of it. */
  async upload({ type, bytes, memberId }: Paper): Promise<Judged> {
    const file = { name: `${type}.jpg`, mimeType: "image/jpeg", buffer: bytes };
    const multipart = { type, ...(memberId && { memberId }), document: file };
    const sent = await this.context.request.post("/api/documents/upload", { multipart, timeout: UPLOAD_WITHIN_MS });
    const { document }: { document: Judged } = JSON.parse(await bodyOf(sent));
    let judged = document;
    for (; judged.stage !== "done"; await wait(READING_MS)) judged = await this.get(`/api/documents/${document.id}`);
    return judged;
  }

  /** In another browser, which asks for the pages by this address. */
  async signIn(context: BrowserContext, origin: string): Promise<void> {
    const cookies = await this.context.cookies();
    const looks = cookies.filter(({ httpOnly }) => !httpOnly);
    await context.addCookies(looks.map(({ name, value }) => ({ name, value, url: origin, expires: LASTING })));
    await bodyOf(
      await context.request.post(`${origin}/api/login`, { data: { username: this.name, password: PASSWORD } }),
    );
  }

  /** A moment in which the server does what it does by itself. */
  async rest(): Promise<void> {
    await wait(REST_MS);
  }

  /** A page of the app whose clock is the walk's. */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(OPEN_WITHIN_MS);
    await page.addInitScript({ content: aheadBy(this.ahead()) });
    await page.goto(path);
    return page;
  }
}

export interface Made {
  readonly id: string;
}

export interface Judged extends Made {
  readonly status: string;
  readonly stage: string;
}

function emailOf({ username }: Sort): string {
  return `${username}@example.org`;
}

async function bodyOf(answer: APIResponse): Promise<string> {
  const body = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${body}`);
  return body;
}

/** Script: what asks for the time now gets the walk's. */
export function aheadBy(ms: number): string {
  return `{
    const { now } = Date;
    const moved = () => now() + ${ms};
    globalThis.Date = new Proxy(Date, {
      construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [moved()] : args, asked),
      get: (target, name, receiver) => (name === "now" ? moved : Reflect.get(target, name, receiver)),
    });
  }`;
}
