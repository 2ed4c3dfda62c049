import { describe, expect, it } from "vitest";
import { asIntent, INTENTS, intentRule } from "./intents.ts";

describe("the table of intents", () => {
  it("gives each agent its own questions, and what everyone answers to none", () => {
    expect(intentRule("queue.position")).toEqual({ agent: "queue_master", tool: "queue", slots: [] });
    for (const intent of INTENTS) {
      const shared = /^(meta|safety)\.|^none$/.test(intent);
      expect(intentRule(intent).agent === null, intent).toBe(shared);
    }
  });

  it("knows its own words only", () => {
    expect(asIntent("pay.owed")).toBe("pay.owed");
    expect(asIntent("toString")).toBeNull();
  });
});
