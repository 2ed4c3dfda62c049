/** For the proxy in front of the nodes: whether the process lives, and whether it can serve. */
import { z } from "zod";
import { defineRoute } from "./route.ts";

const Health = z.object({ status: z.literal("ok") });

export const live = defineRoute({
  method: "GET",
  path: "/api/health/live",
  who: "anyone",
  summary: "Answers for as long as the process lives.",
  response: Health,
});

export const ready = defineRoute({
  method: "GET",
  path: "/api/health/ready",
  who: "anyone",
  summary:
    "200 while this node can serve; 503 while its database is away or it is stopping. `writes` says `refused` while its data folder takes nothing, as with a full disk: what is there is read on.",
  response: Health.extend({ writes: z.enum(["ok", "refused"]) }),
});
