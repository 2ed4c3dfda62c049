/** Sockets in the place of the server's live channel: a test opens them, lets them speak and closes them. */
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  readonly url: string;
  readonly sent: string[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: { type: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** 1006: the line broke. */
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** As the browser does it where the line breaks: first the error, then the end. */
  fail(): void {
    this.onerror?.({ type: "error" });
    this.close();
  }

  /** As the server does it. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(text: string): void {
    this.onmessage?.({ data: text });
  }
}

/** Every socket that is asked for from now on, in order; none opens by itself. */
export function fakeSockets(): FakeSocket[] {
  const made: FakeSocket[] = [];
  class Recorded extends FakeSocket {
    constructor(url: string) {
      super(url);
      made.push(this);
    }
  }
  vi.stubGlobal("WebSocket", Recorded);
  return made;
}

/** For tests that are not about it: a channel that never opens, unless the test has its own sockets already. */
export function silenceLive(): void {
  if (!(WebSocket.prototype instanceof FakeSocket)) fakeSockets();
}
