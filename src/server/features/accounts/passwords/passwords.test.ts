import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

describe("a password", () => {
  it("is kept by argon2id at the cost that OWASP names, with a salt of its own", async () => {
    const [one, other] = await Promise.all([hashPassword("three calm words"), hashPassword("three calm words")]);

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it("opens its own account, and nothing opens one that is not there", async () => {
    const kept = await hashPassword("three calm words");

    expect(await isPassword(kept, "three calm words")).toBe(true);
    expect(await isPassword(kept, "three calm word")).toBe(false);
    expect(await isPassword(null, "three calm words")).toBe(false);
  });
});
