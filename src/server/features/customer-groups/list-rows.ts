/** The rows of the lists that go to hotels, to the airline and into the Nusuk applications: one cell a column. */

import { codeOfCountry } from "#domain/documents/lines/nationality.ts";
import type { SheetCell } from "#domain/exports/cell.ts";
import { type GroupList, LIST_COLUMNS, type ListColumn } from "#domain/groups/lists.ts";
import { applicationsOf } from "#domain/nusuk/applications.ts";
import { fullName, printedName } from "#domain/travellers/legal-name.ts";
import type { Translate } from "#server/platform/i18n/translate.ts";
import type { CheckedPassport } from "../documents/service.ts";
import type { GroupMember } from "./present-group.ts";
import type { OpenGroup } from "./reading.ts";

interface ListDeps {
  readonly open: OpenGroup;
  /** By traveller; only of those whose passport is checked. */
  readonly passports: ReadonlyMap<string, CheckedPassport>;
  /** Official numbers by booking, in the order of its applications. */
  readonly references: ReadonlyMap<string, readonly string[]>;
  readonly t: Translate;
}

type Cells = Partial<Record<ListColumn, SheetCell>>;

/** Cells in the order of the list's columns. */
export function listRows(list: GroupList, deps: ListDeps): SheetCell[][] {
  return ROWS[list](deps).map((cells) => LIST_COLUMNS[list].map((column) => cells[column] ?? null));
}

const ROWS: Record<GroupList, (deps: ListDeps) => Cells[]> = {
  rooming: roomingRows,
  manifest: manifestRows,
  nusuk: nusukRows,
};

/** Whoever has no room yet stands at the end, without a key. */
function roomingRows(deps: ListDeps): Cells[] {
  const { group, rooms, members } = deps.open;
  const byId = new Map(members.map((member) => [member.id, member]));
  const placed = new Set(rooms.flatMap(({ travellerIds }) => travellerIds));
  const stay = { hotel: group.makkahHotel, check_in: group.departureDate, check_out: group.returnDate };
  return [
    ...rooms.flatMap(({ name, roomType, stepFree, travellerIds }) =>
      travellerIds
        .flatMap((id) => byId.get(id) ?? [])
        .map((member) => ({
          ...personCells(member, deps),
          ...stay,
          room_key: name,
          room_type: deps.t(`roomType.${roomType}`),
          step_free: stepFree ? deps.t("yes") : null,
        })),
    ),
    ...members.filter(({ id }) => !placed.has(id)).map((member) => ({ ...personCells(member, deps), ...stay })),
  ];
}

/** By surname, as airlines sort them. */
function manifestRows(deps: ListDeps): Cells[] {
  return deps.open.members
    .map((member) => ({ ...personCells(member, deps), ...passportCells(member, deps) }))
    .sort((a, b) => compare(nameOf(a), nameOf(b)))
    .map((cells, index) => ({ ...cells, number: index + 1 }));
}

function nameOf({ surname, given_names }: Cells): string {
  return `${surname} ${given_names}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Booking by booking: at most eight in one application, the payer first. Whoever an operator sells to has none. */
function nusukRows(deps: ListDeps): Cells[] {
  const { members, group } = deps.open;
  const official = members.filter(({ row }) => row.channel === "nusuk");
  const bookings = new Map(official.map(({ row }) => [row.bookingId, row.reference]));
  return [...bookings].flatMap(([bookingId, reference]) => {
    const people = official.filter(({ row }) => row.bookingId === bookingId);
    const applicants = people.map((member) => ({ id: member.id, birthDate: member.row.birthDate, member }));
    const numbers = deps.references.get(bookingId) ?? [];
    const applications = applicationsOf(applicants, group.departureDate, numbers.length);
    return applications.flatMap((some, application) =>
      some.map(({ member }, place) => ({
        ...personCells(member, deps),
        ...passportCells(member, deps),
        application: applications.length > 1 ? `${reference}/${application + 1}` : reference,
        place: place + 1,
        phone: member.row.phone,
        country_of_residence: member.row.countryOfResidence && codeOfCountry(member.row.countryOfResidence),
        nusuk_reference: numbers[application] ?? null,
      })),
    );
  });
}

function personCells({ row, aids }: GroupMember, { t }: ListDeps): Cells {
  const { surname, givenNames } = printedName(row.surname, row.givenNames);
  return {
    surname,
    given_names: givenNames,
    sex: row.sex,
    title: row.sex === "F" ? "MS" : row.sex === "M" ? "MR" : null,
    date_of_birth: row.birthDate,
    nationality: row.nationality && codeOfCountry(row.nationality),
    household: fullName({ surname: row.lastName, givenNames: row.firstName }),
    relation: t(`relationship.${row.relationship}`),
    assistance: aids.length > 0 ? aids.map((aid) => t(`aid.${aid}`)).join("; ") : null,
    booking: row.reference,
  };
}

/** The passport's own spelling goes before what was typed. */
function passportCells({ id }: GroupMember, { passports }: ListDeps): Cells {
  const passport = passports.get(id);
  if (!passport) return {};
  return {
    surname: passport.surname,
    given_names: passport.givenNames,
    sex: passport.sex,
    date_of_birth: passport.dateOfBirth,
    nationality: passport.nationality,
    passport_number: passport.number,
    passport_expiry: passport.expiryDate,
    issuing_country: passport.issuingCountry,
  };
}
