/** Every call that makes something and takes a key: somebody for whom it is good, and the same call for something else. */
import { noteBooking } from "#contract/booking-desk.ts";
import { writeMessage } from "#contract/booking-messages.ts";
import { createBooking } from "#contract/bookings.ts";
import { changeCompany } from "#contract/company.ts";
import { createCustomerGroup, setGroupRooms } from "#contract/customer-groups.ts";
import { askOperator } from "#contract/enquiries.ts";
import { createFamily, inviteToFamily } from "#contract/family.ts";
import { addTodo } from "#contract/household-plans.ts";
import { savePaymentPlan } from "#contract/payment-plans.ts";
import { createPhoneBooking } from "#contract/phone-bookings.ts";
import { askForRight } from "#contract/privacy.ts";
import { raiseProblem } from "#contract/problems.ts";
import { writeReview } from "#contract/reviews.ts";
import type { Route } from "#contract/route.ts";
import { inviteToTeam } from "#contract/team.ts";
import { addTraveller } from "#contract/travellers.ts";
import { joinWaitlist } from "#contract/waitlist.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import type { Session, TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import { givenOperator, givenPilgrim } from "./accounts.ts";
import { BY_NUSUK, givenConfirmed, givenHold, givenOffer, givenResident } from "./bookings.ts";
import { givenFamily } from "./families.ts";
import { givenPastOffer, givenTravelled } from "./journeys.ts";
import { phoneRequest } from "./phone.ts";
import { givenOwner } from "./teams.ts";
import { traveller } from "./travellers.ts";

export interface Asked {
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body: Record<string, unknown>;
}

export interface Asker {
  readonly session: Session | undefined;
  readonly asked: Asked;
}

export interface Making {
  readonly route: Route;
  /** Rows of it. */
  readonly table: string;
  /** Somebody for whom the call is good. */
  readonly given: () => Promise<Asker>;
  /** The same call for something else. */
  readonly otherwise: Record<string, unknown>;
}

export async function givenMakings(app: TestApp, operator: Given) {
  const pilgrim = async (asked: Asked): Promise<Asker> => ({ session: (await givenPilgrim(app)).session, asked });

  const dated = { happenedOn: new Date().toISOString().slice(0, 10) };

  /** Somebody who has a place with the operator. */
  async function givenHolder() {
    const member = await givenResident(app, BY_NUSUK);
    const { id } = await givenConfirmed(app, member, await givenOffer(app, operator.user.id));
    return { ...member, params: { id } };
  }

  async function givenHousehold() {
    const member = await givenResident(app, BY_NUSUK);
    return { ...member, params: { id: (await givenFamily(app, member)).id } };
  }

  /** An operator's group without bookings, as it was made. */
  async function givenGroup() {
    const { session, user } = await givenOperator(app);
    const packageId = await givenOffer(app, user.id);
    const body = { packageId, name: "Coach 1", sizeLimit: 9 };
    const { id } = await app.call(createCustomerGroup, { body }, session);
    return { session, params: { id } };
  }

  const MAKING: Readonly<Record<string, Making>> = {
    "a traveller": {
      ...{ route: addTraveller, table: "travellers" },
      given: () => pilgrim({ body: { ...traveller() } }),
      otherwise: { surname: "Khan" },
    },
    "a household": {
      ...{ route: createFamily, table: "family_groups" },
      given: () => pilgrim({ body: { name: "Rahman family" } }),
      otherwise: { name: "Khan family" },
    },
    "an invitation to a household": {
      ...{ route: inviteToFamily, table: "invitations" },
      given: async () => {
        const { session, params } = await givenHousehold();
        return { session, asked: { params, body: {} } };
      },
      otherwise: { relationship: "child" },
    },
    "an entry of the household's list": {
      ...{ route: addTodo, table: "family_todos" },
      given: async () => {
        const { session, params } = await givenHousehold();
        return { session, asked: { params, body: { text: "Buy ihram" } } };
      },
      otherwise: { text: "Buy sandals" },
    },
    "a hold": {
      ...{ route: createBooking, table: "bookings" },
      given: async () => {
        const packageId = await givenOffer(app, operator.user.id);
        return pilgrim({ body: { parts: [{ packageId, seats: 1 }] } });
      },
      otherwise: { familyId: "another" },
    },
    "a booking by phone": {
      ...{ route: createPhoneBooking, table: "phone_bookings" },
      given: async () => {
        const { session, user } = await givenOperator(app);
        return { session, asked: { body: phoneRequest(app, await givenOffer(app, user.id)) } };
      },
      otherwise: { heldUntil: new Date(Date.now() + 86_400_000).toISOString() },
    },
    "a message": {
      ...{ route: writeMessage, table: "booking_messages" },
      given: async () => {
        const { session, params } = await givenHolder();
        return { session, asked: { params, body: { body: "Is there a lift?" } } };
      },
      otherwise: { body: "Is there a ramp?" },
    },
    "a note on a booking": {
      ...{ route: noteBooking, table: "booking_notes" },
      given: async () => {
        const owner = await givenOperator(app);
        const { id } = await givenHold(app, await givenResident(app, BY_NUSUK), await givenOffer(app, owner.user.id));
        return { session: owner.session, asked: { params: { id }, body: { body: "Calls back" } } };
      },
      otherwise: { body: "Called back" },
    },
    "a payment plan": {
      ...{ route: savePaymentPlan, table: "payment_plans" },
      given: () => {
        const steps = [{ dueOn: addDays(dateOf(new Date()), 30), amount: { amount: "100.00", currency: "GBP" } }];
        return pilgrim({ body: { title: "Ours", target: "operator", steps } });
      },
      otherwise: { title: "Theirs" },
    },
    "a question to an operator": {
      ...{ route: askOperator, table: "enquiries" },
      given: async () => {
        const params = { id: await givenOffer(app, operator.user.id) };
        return pilgrim({ params, body: { question: "Is breakfast in the price?", isPublic: false } });
      },
      otherwise: { question: "Is dinner in the price?" },
    },
    "a review": {
      ...{ route: writeReview, table: "reviews" },
      given: async () => {
        const author = await givenResident(app, BY_NUSUK);
        const { past } = await givenPastOffer(app, operator.user.id);
        const bookingId = await givenTravelled(app, author, { packageId: past, operatorId: operator.user.id });
        return {
          session: author.session,
          asked: { params: { id: past }, body: { bookingId, stars: 4, body: "Good" } },
        };
      },
      otherwise: { stars: 1 },
    },
    "a problem": {
      ...{ route: raiseProblem, table: "problems" },
      given: async () => {
        const { session, params } = await givenHolder();
        const words = "The contract names another hotel than the page does.";
        return { session, asked: { params, body: { kind: "other", ...dated, words } } };
      },
      otherwise: { words: "The contract names another airline than the page does." },
    },
    "a wish about one's own data": {
      ...{ route: askForRight, table: "contact_messages" },
      given: () => pilgrim({ body: { right: "rectify", message: "My name is spelt wrongly." } }),
      otherwise: { message: "My address is wrong." },
    },
    "a place in a waiting list": {
      ...{ route: joinWaitlist, table: "waitlist_entries" },
      given: async () => {
        const packageId = await givenOffer(app, operator.user.id, { seats: 1 });
        await givenHold(app, await givenResident(app, BY_NUSUK), packageId);
        return pilgrim({ body: { packageId, seats: 1 } });
      },
      otherwise: { seats: 2 },
    },
    // On the version that was seen: nobody else has changed it meanwhile.
    "a company's words": {
      ...{ route: changeCompany, table: "company_profiles" },
      given: async () => {
        const body = { address: "1 Long Street", phones: [], email: null, about: "", version: 0 };
        return { session: (await givenOwner(app)).session, asked: { body } };
      },
      otherwise: { address: "2 Long Street" },
    },
    "a room of a group": {
      ...{ route: setGroupRooms, table: "group_rooms" },
      given: async () => {
        const { session, params } = await givenGroup();
        const rooms = [{ name: "101", roomType: "double", stepFree: false, locked: false, travellerIds: [] }];
        return { session, asked: { params, headers: { "if-match": '"1"' }, body: { rooms } } };
      },
      otherwise: { rooms: [] },
    },
    "an invitation to a team": {
      ...{ route: inviteToTeam, table: "team_invitations" },
      given: async () => {
        const { session } = await givenOwner(app);
        return { session, asked: { body: { email: "colleague@example.org", rights: [] } } };
      },
      otherwise: { email: "another@example.org" },
    },
  };

  return { pilgrim, givenHousehold, MAKING };
}
