/** Mail server, card gateway and model in a process of their own, which says where they listen and does what it is told. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { listenForMail, type ReceivedMail } from "../smtp.ts";
import { stripeServer } from "../stripe-server.ts";
import { StandInOrder, type StandInReport } from "./stand-in-process.ts";

/** What the model reads on every page. */
const READ = JSON.stringify({ choices: [{ message: { content: '{"surname":"Rahman"}' } }] });

const mails: ReceivedMail[] = [];
const mail = await listenForMail({ received: mails, refused: new Set() }, 0);
const gateway = await stripeServer();
const model = createServer(async (request, response) => {
  await text(request);
  response.end(READ);
}).listen(0, "127.0.0.1");
await once(model, "listening");

process.on("message", (message) => {
  const { pay } = StandInOrder.parse(message);
  if (pay !== undefined) gateway.pay(pay);
  process.send?.(report());
});
process.send?.(report());

function report(): StandInReport {
  return {
    ports: {
      mail: (mail.server.address() as AddressInfo).port,
      gateway: Number(new URL(gateway.url).port),
      model: (model.address() as AddressInfo).port,
    },
    paid: [...gateway.sessions.values()].flatMap(({ status, metadata }) =>
      status === "complete" ? [metadata.payment_id ?? ""] : [],
    ),
    mails: mails.map(({ headers }) => headers["message-id"] ?? ""),
  };
}
