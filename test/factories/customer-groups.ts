/** Customer groups of an operator, with the parties that are in them. */
import {
  arrangeGroupRooms,
  type CustomerGroupDetail,
  createCustomerGroup,
  getCustomerGroup,
  setGroupRooms,
} from "#contract/customer-groups.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import { givenOffer } from "./bookings.ts";
import { givenParty, type Party } from "./confirmed.ts";

export async function givenGroups(app: TestApp, operator: Given) {
  /** Two parties of an offer of their own. */
  async function givenParties(...people: (readonly ({ sex: "F" | "M" } & object)[])[]) {
    const packageId = await givenOffer(app, operator.user.id);
    const parties: Party[] = [];
    for (const some of people) {
      parties.push(await givenParty(app, { packageId, operator: operator.session, people: some }));
    }
    return { packageId, parties, bookingIds: parties.map(({ booking }) => booking.id) };
  }

  let groups = 0;

  function create(
    packageId: string,
    bookingIds: readonly string[] = [],
    more: object = {},
    session = operator.session,
  ) {
    groups += 1;
    const body = { packageId, name: `Group ${groups}`, sizeLimit: 45, bookingIds: [...bookingIds], ...more };
    return app.call(createCustomerGroup, { body }, session);
  }

  const at = ({ id }: { readonly id: string }) => ({ params: { id } });

  const seen = ({ version }: { readonly version: number }) => ({ "if-match": `"${version}"` });

  const read = (group: { readonly id: string }) => app.call(getCustomerGroup, at(group), operator.session);

  const arrange = (group: CustomerGroupDetail, body: object = {}) =>
    app.call(arrangeGroupRooms, { ...at(group), body }, operator.session);

  const writeRooms = (group: CustomerGroupDetail, rooms: CustomerGroupDetail["roomList"], headers = {}) =>
    app.call(
      setGroupRooms,
      { ...at(group), headers, body: { rooms: rooms.map(({ breaches: _none, ...room }) => room) } },
      operator.session,
    );

  return { givenParties, groups, create, at, seen, read, arrange, writeRooms };
}
