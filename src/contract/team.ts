/** An operator's team: who works for it, what each may do, and how somebody joins and leaves. */
import { z } from "zod";
import { INVITATION_STATES } from "#domain/households/invitation.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { LOCALES } from "#i18n/locales.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** May be empty: somebody who is to be given rights later. */
const Rights = z.array(z.enum(OPERATOR_RIGHTS)).max(OPERATOR_RIGHTS.length);

const TeamMember = z
  .object({
    /** The account's. */
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isOwner: z.boolean(),
    /** The owner's are all. */
    rights: Rights,
    /** Null for the owner. */
    joinedAt: Instant.nullable(),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.output<typeof TeamMember>;

const TeamInvitation = z
  .object({ id: z.string(), email: z.string(), rights: Rights, createdAt: Instant, expiresAt: Instant })
  .meta({ id: "TeamInvitation" });
export type TeamInvitation = z.output<typeof TeamInvitation>;

const Team = z
  .object({
    companyName: z.string(),
    /** The owner first, then in the order of joining. */
    members: z.array(TeamMember),
    /** Those that can still be accepted, the newest first. */
    invitations: z.array(TeamInvitation),
  })
  .meta({ id: "Team" });
export type Team = z.output<typeof Team>;

export const operatorTeam = defineRoute({
  method: "GET",
  path: "/api/operator/team",
  who: ["operator"],
  right: "owner",
  summary: "The operator's team with what each may do, and the invitations that are open.",
  response: Team,
});

export const inviteToTeam = defineRoute({
  method: "POST",
  path: "/api/operator/team/invitations",
  once: "kept",
  who: ["operator"],
  right: "owner",
  business: "send",
  summary:
    "Mails a one-time link to somebody who is to work for the operator; a second one takes the first one's place.",
  body: z.object({
    email: z.email().max(254),
    rights: Rights,
    /** Of a reader who has no account yet; left out: the owner's. */
    language: z.enum(LOCALES).optional(),
  }),
  response: z.object({
    invitation: TeamInvitation,
    /** Shown this once, for where mail does not arrive; it works for the invited address alone. */
    path: z.string(),
  }),
  status: 201,
  errors: ["demo_account", "address_unconfirmed", "already_in_team", "team_full"],
});

export const withdrawTeamInvitation = defineRoute({
  method: "DELETE",
  path: "/api/operator/team/invitations/:id",
  once: "kept",
  who: ["operator"],
  right: "owner",
  summary: "Withdraws an invitation that nobody has accepted.",
  params: IdParams,
  response: "empty",
  errors: ["demo_account", "link_used"],
});

export const changeTeamRights = defineRoute({
  method: "PATCH",
  path: "/api/operator/team/:id",
  who: ["operator"],
  right: "owner",
  summary: "Says what an employee may do from now on; refused where it was changed in between.",
  params: IdParams,
  body: z.object({
    rights: Rights,
    /** Those that the asker had in sight. */
    seen: Rights,
  }),
  response: TeamMember,
  errors: ["demo_account", "owner_stays", "rights_changed"],
});

export const removeFromTeam = defineRoute({
  method: "DELETE",
  path: "/api/operator/team/:id",
  once: "kept",
  who: ["operator"],
  right: "owner",
  summary: "Takes somebody out of the team: they act for the operator no more from this moment on.",
  params: IdParams,
  response: "empty",
  errors: ["demo_account", "owner_stays"],
});

export const leaveTeam = defineRoute({
  method: "DELETE",
  path: "/api/operator/team/membership",
  who: ["operator"],
  summary: "Leaves the team that one works in; the owner cannot.",
  response: "empty",
  errors: ["demo_account", "owner_stays"],
});

/** What stands behind the # of the link; nothing at all is answered as unknown. */
const InvitationToken = z.object({ token: z.string().max(200) });

/** What stands between the reader and the team. */
export const JOIN_OBSTACLES = [
  "not_signed_in",
  "another_role",
  "another_address",
  "unconfirmed_address",
  "employed",
  "business",
  "demo",
] as const;
export type JoinObstacle = (typeof JOIN_OBSTACLES)[number];

export const viewTeamInvitation = defineRoute({
  method: "POST",
  path: "/api/operator/team/joining/look",
  reads: true,
  who: "anyone",
  summary: "What an invitation into a team leads to, for whoever holds its link.",
  body: InvitationToken,
  response: z.object({
    companyName: z.string(),
    ownerName: z.string(),
    rights: Rights,
    state: z.enum(INVITATION_STATES),
    expiresAt: Instant,
    /** `y…@example.org`: only the account of that address may accept. */
    sentTo: z.string(),
    /** Null: the reader may accept. */
    obstacle: z.enum(JOIN_OBSTACLES).nullable(),
    /** The reader works there already. */
    isYours: z.boolean(),
  }),
  errors: ["link_unknown"],
});

export const joinTeam = defineRoute({
  method: "POST",
  path: "/api/operator/team/joining/accept",
  once: "kept",
  who: ["operator"],
  summary: "Accepts an invitation into a team, once: from then on the account acts for that operator.",
  body: InvitationToken,
  response: "empty",
  errors: [
    "demo_account",
    "link_unknown",
    "link_used",
    "link_expired",
    "link_withdrawn",
    "link_of_another",
    "address_unconfirmed",
    "already_employed",
    "has_business",
  ],
});
