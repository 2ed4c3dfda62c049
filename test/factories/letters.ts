/** Letters through the contact form, and the inbox that they come to. */
import * as contract from "#contract/contact.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import type { standingClock } from "./bookings.ts";

export async function givenLetters(app: TestApp, staff: Given, move: ReturnType<typeof standingClock>["move"]) {
  const LETTER = {
    firstName: "Layla",
    lastName: "Mansour",
    email: "layla@example.org",
    subject: "Rooms for four",
    message: "Is there a room for four of us?\nWe travel in May.",
  };

  /** A form that was open for long enough. */
  async function filled(changes: Partial<contract.ContactForm> = {}, on: TestApp = app) {
    const { token } = await on.call(contract.openContactForm, {});
    move({ minutes: 1 });
    return { ...LETTER, token, ...changes };
  }

  const send = async (changes: Partial<contract.ContactForm> = {}) =>
    app.call(contract.sendContactForm, { body: await filled(changes) });

  const inbox = (state: contract.ContactState = "open") =>
    app.call(contract.contactInbox, { query: { state } }, staff.session);

  const messageOf = async (reference: string, state?: contract.ContactState) =>
    (await inbox(state)).find((message) => message.reference === reference);

  return { LETTER, filled, send, inbox, messageOf };
}
