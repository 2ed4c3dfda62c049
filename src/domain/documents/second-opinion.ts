/** What another model says it read of a page, beside what the engine read. It is shown and changes no verdict. */
import { foldName } from "../names/names.ts";

/** What the other model is asked for. */
export const OPINION_FIELDS = [
  "surname",
  "givenNames",
  "documentNumber",
  "nationality",
  "dateOfBirth",
  "expiryDate",
  "issuedOn",
  "issuer",
] as const;
export type OpinionField = (typeof OPINION_FIELDS)[number];

/** Left out: not seen on the page. */
export type Opinion = Readonly<Partial<Record<OpinionField, string>>>;

export interface Compared {
  readonly field: OpinionField;
  readonly said: string;
  /** Null: the engine read nothing there. */
  readonly read: string | null;
  /** Null where there is nothing to compare. */
  readonly agrees: boolean | null;
}

/** Every field that the other model named, in the order above. */
export function compareOpinion(opinion: Opinion, extracted: Readonly<Record<string, string>>): Compared[] {
  return OPINION_FIELDS.flatMap((field) => {
    const said = opinion[field];
    if (said === undefined || said.trim() === "") return [];
    const read = extracted[field] || null;
    return [
      { field, said: said.trim(), read, agrees: read === null ? null : plain(field, said) === plain(field, read) },
    ];
  });
}

function plain(field: OpinionField, text: string): string {
  if (field === "surname" || field === "givenNames") return foldName(text).replaceAll(" ", "");
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
