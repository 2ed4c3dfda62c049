import { describe, expect, it } from "vitest";
import { login, resetPassword } from "#contract/accounts.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { secretIn } from "../../../../../test/outbox.ts";
import { staffInvitation } from "./staff-invitation.ts";

const app = await testApp();
const staff = staffInvitation(app.platform);
const email = "nadia@example.org";

/** Sets a password at the link, as its page does. */
const open = (path: string, password: string) =>
  app.inject({ method: "POST", url: resetPassword.path, payload: { token: secretIn(path), password } });

const signIn = (password: string) =>
  app.inject({ method: login.method, url: login.path, payload: { username: email, password } });

describe("an invitation", () => {
  it("makes an account of staff that its link opens, once", async () => {
    const link = await staff.invite(email);
    const opened = await open(link, "a password of her own");
    const again = await open(link, "a password of another");

    expect([opened.statusCode, again.json().code]).toEqual([204, "link_used"]);
    expect((await signIn("a password of her own")).json()).toMatchObject({ role: "staff", email });
  });

  it("for the same address gives a new link to the same account", async () => {
    expect((await open(await staff.invite(email), "another one")).statusCode).toBe(204);
    expect((await signIn("another one")).statusCode).toBe(200);
    expect(await app.platform.db.selectFrom("users").select("id").where("role", "=", "staff").execute()).toHaveLength(
      1,
    );
  });

  it("is on record, without the address", async () => {
    const [entry, ...more] = await app.platform.db
      .selectFrom("audit")
      .selectAll()
      .where("action", "=", "user.made_staff")
      .execute();

    expect(more).toEqual([]);
    expect(JSON.stringify(entry)).not.toContain("nadia");
  });

  it("changes nobody who is something else, and needs an address", async () => {
    const { user } = await givenPilgrim(app);

    await expect(staff.invite(user.email)).rejects.toThrow("belongs to an account already");
    await expect(staff.invite("nadia")).rejects.toThrow('"nadia" is not an email address.');
  });
});
