/** A real mail server on a free port of this machine, which can be taken down and up again at the same address. */
import type { AddressInfo } from "node:net";
import { atEnd } from "./at-end.ts";
import { listenForMail, type ReceivedMail } from "./smtp.ts";

export interface MailServer {
  /** As in SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Recipients that it will not hear of. */
  readonly refused: Set<string>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** At the top level of a test file; closed after it. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  let server = await listenForMail({ received, refused }, 0);
  const { port } = server.server.address() as AddressInfo;
  const down = () => new Promise<void>((resolve) => server.close(resolve));
  atEnd(down);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    down,
    async up() {
      server = await listenForMail({ received, refused }, port);
    },
  };
}
