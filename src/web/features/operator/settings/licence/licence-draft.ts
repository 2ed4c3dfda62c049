/** A licence as it is being typed, and what has to be put right before it is sent. */
import type { LicenceApplication } from "#contract/licences.ts";
import { LICENCE_SCHEMES, type LicenceScheme, needsParty, REGISTER_ADDRESS } from "#domain/operators/licence.ts";

/** The fields as text; the scheme is empty until one is chosen. */
export type Draft = Record<"scheme" | "party" | "number" | "registerUrl" | "companyName" | "validUntil", string>;

export type DraftErrors = Partial<Record<keyof Draft, "required" | "format">>;

/** Empty, or what was handed in before. */
export function licenceDraftOf(before: (LicenceApplication & { readonly status: string }) | undefined): Draft {
  if (!before) return { scheme: "", party: "", number: "", registerUrl: "", companyName: "", validUntil: "" };
  const { scheme, party, number, registerUrl, companyName, validUntil } = before;
  const correcting = before.status === "returned";
  // The next licence has another last day, often another number: only who and where stay.
  return {
    ...{ scheme, party: party ?? "", registerUrl, companyName },
    number: correcting ? number : "",
    validUntil: correcting ? validUntil : "",
  };
}

export function schemeOf(text: string): LicenceScheme | null {
  return LICENCE_SCHEMES.find((scheme) => scheme === text) ?? null;
}

/** The application, or null with the fields that are missing or wrong. */
export function readLicenceDraft(draft: Draft): { application: LicenceApplication | null; errors: DraftErrors } {
  const scheme = schemeOf(draft.scheme);
  const party = draft.party.trim();
  const errors: DraftErrors = {};
  for (const field of ["scheme", "number", "registerUrl", "companyName", "validUntil"] as const) {
    if (draft[field].trim() === "") errors[field] = "required";
  }
  if (scheme && needsParty(scheme) && party === "") errors.party = "required";
  if (!errors.registerUrl && !REGISTER_ADDRESS.test(draft.registerUrl.trim())) errors.registerUrl = "format";
  if (!scheme || Object.keys(errors).length > 0) return { application: null, errors };
  return { application: { ...draft, scheme, party: needsParty(scheme) ? party : null }, errors };
}
