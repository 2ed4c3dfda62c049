/** A process that sends each socket its place once a second, with `ws` alone: no account, no database, no check. */
import { once } from "node:events";
import { type WebSocket, WebSocketServer } from "ws";
import { Started } from "./parent.ts";
import { serveCrowd, type Usage } from "./socket-crowd.ts";

const SOCKETS = 5_000;
const TICK_MS = 1_000;

const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
await once(server, "listening");
const ranks = new Map<WebSocket, number>();
server.on("connection", (socket, request) => {
  ranks.set(socket, Number(new URL(request.url ?? "", "ws://bench").searchParams.get("rank")));
  socket.on("close", () => ranks.delete(socket));
});

const moves: Usage["moves"] = [];
setInterval(() => {
  moves.push({ at: Date.now(), departed: moves.length + 1 });
  for (const [socket, rank] of ranks) {
    const place = { position: rank - moves.length, estimatedWaitTime: 23, totalInQueue: SOCKETS };
    socket.send(JSON.stringify({ type: "queue_update", data: { windowId: "bench", state: "waiting", ...place } }));
  }
}, TICK_MS);

const { port } = Started.parse(server.address());
const members = Array.from({ length: SOCKETS }, (_, at) => ({
  ...{ path: `/?rank=${at + 1}`, cookie: "", userId: "" },
  rank: at + 1,
}));
serveCrowd(
  { origin: `ws://127.0.0.1:${port}`, windowId: "bench", members },
  async () => moves,
  async () => server.close(),
);
