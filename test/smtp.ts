/** A mail server that takes mails on this machine and reads them. */
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type ReadMail, readMail } from "./read-mail.ts";

export type ReceivedMail = ReadMail & { readonly recipients: readonly string[] };

interface Mailbox {
  /** Where each mail is put that was taken. */
  readonly received: ReceivedMail[];
  /** Recipients that it will not hear of. */
  readonly refused: ReadonlySet<string>;
}

/** At this port of the machine, 0 for any that is free. */
export async function listenForMail({ received, refused }: Mailbox, port: number): Promise<SMTPServer> {
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
