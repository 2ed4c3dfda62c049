/** Whether somebody who stands in line is still the person whom the place was taken for: a mistake in typing may be put right, nobody is put in another's place. */
import type { IsoDate } from "../calendar.ts";
import { agrees, compareNames, foldName } from "../names/names.ts";
import { fullName } from "../travellers/legal-name.ts";

interface Identity {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: IsoDate | null;
}

/** As they were named when nothing could be chosen any more. */
export interface Told extends Identity {
  /** They had told no record: this is the name that they signed up with. */
  readonly isOfAccount: boolean;
}

/**
 * The name agrees as a passport's must with a record, or but for a few letters; the day of birth is the same, or was not told.
 * A slip in the day takes a name without one. Who told one word of a name and no day of birth says no further word.
 */
export function isStill(told: Told, now: Identity): boolean {
  const name = foldName(fullName(now));
  const match = compareNames({ name, truncated: false }, [fullName(told)]);
  if (told.isOfAccount) return match !== "different";
  const isWhole = told.birthDate !== null || match === "same" || wordsIn(foldName(fullName(told))) > 1;
  const isNamed = agrees(match) && isWhole;
  if (told.birthDate === null || told.birthDate === now.birthDate) return isNamed || isNearly(fullName(told), name);
  return isNamed && now.birthDate !== null && isDateSlip(told.birthDate, now.birthDate);
}

function wordsIn(name: string): number {
  return name.split(" ").filter((word) => word !== "").length;
}

/** Letters that may be wrong in a short name, and in one from `LONG` letters on. */
const SLIPS = { short: 1, long: 2 };
const LONG = 9;

function isNearly(told: string, now: string): boolean {
  const [one, other] = [foldName(told).replaceAll(" ", ""), foldName(now).replaceAll(" ", "")];
  const most = Math.min(one.length, other.length) < LONG ? SLIPS.short : SLIPS.long;
  return one !== "" && other !== "" && slipsBetween(one, other) <= most;
}

/** One digit, or day and month the other way round. */
function isDateSlip(told: IsoDate, now: IsoDate): boolean {
  const [year, month, day] = told.split("-");
  return slipsBetween(told, now) <= 1 || now === `${year}-${day}-${month}`;
}

/** Letters that are replaced, missing, too many, or beside each other the other way round. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isTurned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isTurned) ways.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...ways));
    }
  }
  return at(a.length, b.length);
}
