/** Who sees what of a member: decided for every row and every field, on the server; the screen explains it by the same rule. */
import type { MemberRole, PrivacyLevel } from "./household.ts";

/** Who looks on from outside: a signed-in relative, or anyone who has the link. */
export type Onlooker = "relative" | "anyone";
export const VIEWERS = ["admin", "member", "relative", "anyone"] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Whom each level lets look on beside the members. */
export const ONLOOKER: Record<PrivacyLevel, Onlooker | null> = { family: null, extended: "relative", public: "anyone" };

/** Fields of a person, in the order in which the screen explains them; the given name and the state are everybody's. */
export const SEEN_FIELDS = ["person", "age", "marks", "needs", "portrait", "contact"] as const;
export type SeenField = (typeof SEEN_FIELDS)[number];

/**
 * `person`: the whole name and the percentage; else the given name and the state alone. `marks`: which paper or fact is
 * there, and when it is due. `needs`: special needs. `portrait`: the face of the verified photo, else drawn initials.
 * `contact`: telephone, mail and country.
 */
export type Sight = Readonly<Record<SeenField, boolean>>;

export interface MemberSharing {
  /** The viewer's own row, or that of somebody whom the viewer has entered. */
  readonly isOwn: boolean;
  /** Whether the person has agreed to show their special needs to the group. */
  readonly sharesNeeds: boolean;
  /** Whether the person has agreed to show their portrait to the group. */
  readonly sharesPortrait: boolean;
}

export function sightOf(viewer: MemberRole | Onlooker, { isOwn, sharesNeeds, sharesPortrait }: MemberSharing): Sight {
  const isMember = viewer === "admin" || viewer === "member";
  const isTrusted = viewer === "admin" || (isMember && isOwn);
  return {
    person: viewer !== "anyone",
    age: isMember,
    marks: isTrusted,
    needs: isMember && (isOwn || sharesNeeds),
    portrait: isMember && (isOwn || sharesPortrait),
    contact: isTrusted,
  };
}

/** For the explanation: whether a viewer sees a field of somebody else always, by that person's consent, or never. */
export function explained(viewer: Viewer, field: SeenField): "always" | "by_consent" | "never" {
  const silent = { isOwn: false, sharesNeeds: false, sharesPortrait: false };
  if (sightOf(viewer, silent)[field]) return "always";
  const open = { isOwn: false, sharesNeeds: true, sharesPortrait: true };
  return sightOf(viewer, open)[field] ? "by_consent" : "never";
}
