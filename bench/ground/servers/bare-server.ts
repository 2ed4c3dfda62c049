/** A process that sends the bytes of another address with node:http alone. */
import { once } from "node:events";
import { createServer } from "node:http";
import { Started, serveBench, Task } from "./parent.ts";

const [message] = await once(process, "message");
const answer = await fetch(Task.parse(message).url);
const body = Buffer.from(await answer.arrayBuffer());
const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };
const server = createServer((_request, reply) => reply.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1");
await once(server, "listening");
serveBench(Started.parse(server.address()).port, async () => server.closeAllConnections());
