/** The few calls of the W3C WebDriver protocol that the checks need. */
import { z } from "zod";

/** By which the protocol marks an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const Answer = z.object({ value: z.unknown() });
const Fault = z.object({ error: z.string(), message: z.string() });
const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const Found = z.object({ [ELEMENT]: z.string() }).nullable();
const Outcome = z.union([z.object({ done: z.unknown() }), z.object({ failed: z.string() })]);

export class WebDriver {
  readonly version: string;
  private readonly session: string;

  private constructor({ sessionId, capabilities }: z.infer<typeof Session>, origin: string) {
    this.version = capabilities.browserVersion;
    this.session = `${origin}/session/${sessionId}`;
  }

  /** Starts a browser with stores of its own. */
  static async open(origin: string, capabilities: unknown): Promise<WebDriver> {
    const session = await call("POST", `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriver(Session.parse(session), origin);
  }

  async go(url: string): Promise<void> {
    await this.post("url", { url });
  }

  async resize(size: { readonly width: number; readonly height: number }): Promise<void> {
    await this.post("window/rect", { x: 0, y: 0, ...size });
  }

  /** What an expression comes to; promises are waited for. */
  async run(expression: string): Promise<unknown> {
    const script = `const end = arguments[0]; Promise.resolve().then(() => (${expression})).then((done) => end({ done: done ?? null }), (error) => end({ failed: String(error) }));`;
    const outcome = Outcome.parse(await this.post("execute/async", { script, args: [] }));
    if ("failed" in outcome) throw new Error(outcome.failed);
    return outcome.done;
  }

  /** The id of the element that an expression comes to; null for none. */
  async find(expression: string): Promise<string | null> {
    const found = Found.parse(await this.post("execute/sync", { script: `return (${expression});`, args: [] }));
    return found?.[ELEMENT] ?? null;
  }

  async click(element: string): Promise<void> {
    await this.post(`element/${element}/click`, {});
  }

  /** Letters, or of a field for files the file's path. */
  async type(element: string, text: string): Promise<void> {
    await this.post(`element/${element}/value`, { text });
  }

  /** The option of a list. */
  async option(element: string, value: string): Promise<string> {
    const asked = { using: "css selector", value: `option[value=${JSON.stringify(value)}]` };
    const id = Found.parse(await this.post(`element/${element}/element`, asked))?.[ELEMENT];
    if (!id) throw new Error(`there is no option ${value}`);
    return id;
  }

  /** A PNG. */
  async picture(): Promise<Uint8Array> {
    return Buffer.from(z.string().parse(await call("GET", `${this.session}/screenshot`)), "base64");
  }

  async close(): Promise<void> {
    await call("DELETE", this.session);
  }

  private post(path: string, body: unknown): Promise<unknown> {
    return call("POST", `${this.session}/${path}`, body);
  }
}

async function call(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = Answer.parse(await answer.json());
  if (!answer.ok) {
    const { error, message } = Fault.parse(value);
    throw new Error(`${error}: ${message}`);
  }
  return value;
}
