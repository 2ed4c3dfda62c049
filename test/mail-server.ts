/** A real mail server on a free port of this machine, which can be taken down and up again at the same address. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { type ReadMail, readMail } from "./read-mail.ts";

export interface MailServer {
  /** As in SMTP_URL. */
  readonly url: string;
  readonly received: readonly (ReadMail & { readonly recipients: readonly string[] })[];
  /** Recipients that it will not hear of. */
  readonly refused: Set<string>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** At the top level of a test file; closed after it. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer["received"][number][] = [];
  const refused = new Set<string>();
  let server = await listen(received, refused, 0);
  const { port } = server.server.address() as AddressInfo;
  const down = () => new Promise<void>((resolve) => server.close(resolve));
  afterAll(down);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    down,
    async up() {
      server = await listen(received, refused, port);
    },
  };
}

async function listen(
  received: MailServer["received"][number][],
  refused: ReadonlySet<string>,
  port: number,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? Object.assign(new Error("no such mailbox"), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      text(stream).then((raw) => {
        received.push({ ...readMail(raw), recipients });
        done();
      }, done);
    },
  });
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return server;
}
