/** Who sees what of a member: decided for every row, on the server. */
import type { MemberRole, PrivacyLevel } from "./household.ts";

/** Who looks on from outside: a signed-in relative, or anyone who has the link. */
export type Onlooker = "relative" | "anyone";
export type Viewer = MemberRole | Onlooker;

/** Whom each level lets look on beside the members. */
export const ONLOOKER: Record<PrivacyLevel, Onlooker | null> = { family: null, extended: "relative", public: "anyone" };

export interface Sight {
  /** The whole name and the percentage; else the given name and the state alone. */
  readonly person: boolean;
  /** Which paper or fact is there. */
  readonly marks: boolean;
  /** Special needs. */
  readonly needs: boolean;
}

export interface Row {
  /** The viewer's own row, or that of somebody whom the viewer has entered. */
  readonly isOwn: boolean;
  /** Whether the person has agreed to show their special needs to the group. */
  readonly sharesNeeds: boolean;
}

export function sightOf(viewer: Viewer, { isOwn, sharesNeeds }: Row): Sight {
  const isMember = viewer === "admin" || viewer === "member";
  return {
    person: viewer !== "anyone",
    marks: viewer === "admin" || (isMember && isOwn),
    needs: isMember && (isOwn || sharesNeeds),
  };
}
