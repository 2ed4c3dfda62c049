/** Mail through a real mail server: sent, kept while it is away, given up where it says no. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eraseAccount } from "#contract/privacy.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { mailServer } from "../../../../test/mail-server.ts";
import { soon } from "../../../../test/soon.ts";
import { sweepOutbox } from "./outbox.ts";
import { mailService } from "./service.ts";
import { sweepMails } from "./sweep-mails.job.ts";
import { openTransport } from "./transport.ts";

const server = await mailServer();
const app = await testApp({ settings: { SMTP_URL: server.url, MAIL_FROM: "Rihla <hello@rihla.example>" } });
const withOutbox = await testApp();

const waiting = () => app.platform.db.selectFrom("outgoingMails").select(["id", "userId"]).execute();
const to = (address: string) => server.received.filter(({ recipients }) => recipients.includes(address));

/** Somebody whose mailbox is known to be theirs, with names as they could be written once, and the last mail to them. */
async function mailToConfirmed(names: { firstName: string; lastName: string }) {
  const { user } = await givenPilgrim(app);
  const { db } = app.platform;
  await db
    .updateTable("users")
    .set({ ...names, emailVerifiedAt: new Date() })
    .where("id", "=", user.id)
    .execute();
  const letter = { catalogue: "notifications", key: "password_changed", values: {}, path: null } as const;
  await db.transaction().execute((tx) => mailService(app.platform).post(tx, user.id, letter));
  await app.jobsDone();
  return { user, mail: to(user.email).at(-1) };
}

it("to a mail server on another machine goes encrypted or not at all, unless the setting says otherwise", async () => {
  const letter = {
    ...{ id: "<1@rihla.example>", writtenAt: new Date(), to: { name: "Amina", address: "amina@post.example" } },
    ...{ subject: "A link", text: "It opens your account.", html: "<p>It opens your account.</p>" },
  };
  // This machine by another name, which the settings cannot know.
  const elsewhere = server.url.replace("127.0.0.1", "127.1");
  const sendBy = (smtpUrl: string) =>
    openTransport({ ...app.platform.config, mail: { smtpUrl, from: "Rihla <hello@rihla.example>" } })(letter);

  await expect(sendBy(elsewhere)).rejects.toThrow(/TLS/);
  await sendBy(`${elsewhere}?requireTLS=false`);

  expect(to("amina@post.example")).toHaveLength(1);
});

describe("a mail", () => {
  it("goes to the server of the settings, in plain text and HTML, and is gone here", async () => {
    const { user } = await givenPilgrim(app);
    await app.jobsDone();

    const [mail] = to(user.email);

    expect(mail?.headers).toMatchObject({
      from: "Rihla <hello@rihla.example>",
      to: user.email,
      subject: "Confirm your email address",
      "auto-submitted": "auto-generated",
    });
    expect(mail?.text).toContain(`${app.platform.config.publicUrl}/auth/verify#`);
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(await waiting()).toEqual([]);
  });

  it("waits while the server is away and goes once it is back, exactly one time", async () => {
    await server.down();
    const { user } = await givenPilgrim(app);
    await soon(async () => {
      const tries = await app.platform.db.selectFrom("outgoingMails").select("id").execute();
      expect(tries).toHaveLength(1);
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(to(user.email)).toEqual([]);

    await server.up();

    await soon(() => expect(to(user.email)).toHaveLength(1));
    await app.jobsDone();
    expect(to(user.email)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("is given up when the server refuses its mailbox for good", async () => {
    server.refused.add("gone@example.org");
    await givenPilgrim(app, { email: "gone@example.org" });

    await app.jobsDone();

    expect(await waiting()).toEqual([]);
    expect(to("gone@example.org")).toEqual([]);
  });

  it("is given up, and its words with it, when the server stays away for days", async () => {
    await server.down();
    await givenPilgrim(app);
    await givenPilgrim(app);
    const [old, young] = await app.platform.db.selectFrom("outgoingMails").select("id").execute();
    const createdAt = new Date(app.platform.clock().getTime() - 4 * DAY_MS);
    await app.platform.db
      .updateTable("outgoingMails")
      .set({ createdAt })
      .where("id", "=", old?.id ?? "")
      .execute();

    await app.platform.jobs.enqueue(app.platform.db, sweepMails, {});

    await soon(async () => expect(await waiting()).toMatchObject([{ id: young?.id }]));
    await server.up();
    await soon(async () => expect(await waiting()).toEqual([]));
  });

  it("is never sent when its transaction is rolled back", async () => {
    const { user } = await givenPilgrim(app);
    await app.jobsDone();
    const mail = mailService(app.platform);
    const letter = { catalogue: "notifications", key: "password_changed", values: {}, path: null } as const;

    await app.platform.db
      .transaction()
      .execute(async (tx) => {
        await mail.post(tx, user.id, letter);
        throw new Error("no");
      })
      .catch(() => undefined);
    await app.jobsDone();

    expect(to(user.email)).toHaveLength(1);
  });

  it("goes once, however often its job runs", async () => {
    const { user } = await givenPilgrim(app);
    await app.jobsDone();
    const { sendMail } = await import("./send-mail.job.ts");

    await app.runJob(sendMail, { mailId: "sent-long-ago" });

    expect(to(user.email)).toHaveLength(1);
  });

  it.each([
    ["a line break in a name", { firstName: "Amina\r\nBcc: thief@example.org", lastName: "X" }],
    ["an address in a name", { firstName: '"<thief@example.org>,', lastName: "," }],
  ])("takes %s as a name and nothing else", async (_, names) => {
    const { user, mail } = await mailToConfirmed(names);

    expect(mail?.recipients).toEqual([user.email]);
    expect(mail?.headers).not.toHaveProperty("bcc");
    expect(to("thief@example.org")).toEqual([]);
  });

  it("shows markup in a name as it was typed", async () => {
    const { mail } = await mailToConfirmed({ firstName: "<img src=x onerror=alert(1)>", lastName: "X" });

    expect(mail?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(mail?.html).not.toContain("<img");
  });

  it("lies sealed in the database while it waits", async () => {
    await server.down();
    await givenPilgrim(app);

    const rows = await app.platform.db.selectFrom("outgoingMails").select("sealedLetter").execute();

    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealedLetter.toString("latin1")).not.toContain("/auth/verify#");
    await server.up();
    await soon(async () => expect(await waiting()).toEqual([]));
  });
});

describe("without a mail server", () => {
  it("an erased account's letters go, and nobody else's; a week later all of it but the last word to them too", async () => {
    const [gone, stays] = [await givenPilgrim(withOutbox), await givenPilgrim(withOutbox)];
    const written = async ({ user }: typeof gone) =>
      (await mailsOf(withOutbox, { user })).map(({ headers }) => headers.subject);
    expect(await written(gone)).toHaveLength(1);

    await withOutbox.call(eraseAccount, { body: { password: gone.password } }, gone.session);

    await soon(async () => expect(await written(gone)).toEqual(["Your account is erased"]));
    expect(await written(stays)).toHaveLength(1);
    const later = { ...withOutbox.platform, clock: () => new Date(Date.now() + 8 * DAY_MS) };
    await sweepOutbox(join(later.config.dataDir, "outbox"), new Date(later.clock().getTime() - 7 * DAY_MS));
    expect([...(await written(gone)), ...(await written(stays))]).toEqual([]);
  });

  it("mails are files of the outbox that only the owner of the folder reads", async () => {
    const given = await givenPilgrim(withOutbox);
    const [mail] = await mailsOf(withOutbox, given);
    const folder = join(withOutbox.platform.config.dataDir, "outbox");

    const [name] = await readdir(folder);

    expect(mail?.headers.subject).toBe("Confirm your email address");
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[\w-]{36}\.eml$/);
    expect((await stat(join(folder, name ?? ""))).mode & 0o777).toBe(0o600);
  });
});
