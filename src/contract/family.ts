/** Family groups: their members, what each still needs, and invitations into them. */
import { z } from "zod";
import {
  DEFAULT_MEMBERS,
  GROUP_TYPES,
  MAX_HOUSEHOLD_NAME,
  MAX_MEMBERS,
  MEMBER_ROLES,
  NEEDS_SHARING_VERSION,
  PRIVACY_LEVELS,
} from "#domain/households/household.ts";
import { INVITATION_STATES } from "#domain/households/invitation.ts";
import { MARK_STATES, MARKS, OPEN_STATES, READY_STATES } from "#domain/obligations/readiness.ts";
import { AIDS, RELATIONSHIPS } from "#domain/travellers/traveller.ts";
import { LOCALES } from "#i18n/locales.ts";
import { SYSTEMS } from "./accounts.ts";
import { IdParams, Instant } from "./amounts.ts";
import { PaperDay } from "./papers-due.ts";
import { defineRoute } from "./route.ts";
import { nameLine } from "./text.ts";

const id = IdParams.shape.id;
const status = z.enum(READY_STATES);
const MemberParams = z.object({ id, memberId: id });
const InvitationParams = z.object({ id, invitationId: id });
/** Percent, 0–100. */
const Percent = z.int().min(0).max(100);
const relationship = z.enum(RELATIONSHIPS);
/** Nobody else is oneself. */
const ofAnother = relationship.exclude(["self"]);

export const FamilyMember = z
  .object({
    id: z.string(),
    /** The person as a traveller; null while an account has not entered its owner, and for who may not name them. */
    travellerId: z.string().nullable(),
    name: z.string(),
    role: z.enum(MEMBER_ROLES),
    status,
    /** Passport, health certificate, photo, travel details and, once it is due, the visa: how many are there, in percent. */
    documentsComplete: Percent,
    /** To whoever invited or entered them; `self` has made the group. */
    relationship,
    /** Whose side the relationship is told from, by name; null: the reader's own. */
    relationshipToldBy: z.string().nullable(),
    /** Whole years; null while the birth date is unknown. */
    age: z.int().nullable(),
    /** Only with the person's consent to share them with this group. */
    specialNeeds: z.object({ aids: z.array(z.enum(AIDS)), note: z.string() }).nullable(),
    /** A path of ours to the verified photo, for members and by the person's consent; null: drawn initials. */
    profileImage: z.string().nullable(),
    /** When the person agreed to show their portrait to this group; null: not shown, or not the reader's to know. */
    portraitShownAt: Instant.nullable(),
    hasAccount: z.boolean(),
    /** The account that keeps their papers is suspended, so no reminder reaches anybody; else left out. */
    cannotSignIn: z.literal(true).optional(),
    /** People of one number would share a room; a hold begins with it. */
    roomWish: z.int().nullable(),
    isYou: z.boolean(),
    /** What is booked has no place for them: nothing is asked of them, and nobody waits for them; else left out. */
    hasNoPlace: z.literal(true).optional(),
    /** On the way, or home with nothing ahead: no paper is asked of them, so they are neither ready nor lack one; else left out. */
    isAway: z.literal(true).optional(),
    /** Whether the reader has entered this member, who has no account. */
    isYours: z.boolean(),
    /** When the person agreed to share their special needs with this group; null: not shared, or not the reader's to know. */
    needsSharedAt: Instant.nullable(),
    /** What is there and what is not, for the person and for administrators; else null. */
    marks: z.array(z.object({ mark: z.enum(MARKS), state: z.enum(MARK_STATES) })).nullable(),
    /** The one thing that holds the person up; null when nothing does, and wherever `marks` is. */
    blocking: z.object({ mark: z.enum(MARKS), state: z.enum(OPEN_STATES), more: z.int() }).nullable(),
    /** The passport is missing or was refused, and seats of a turn wait for it: by when; wherever `marks` is, else left out. */
    passportDue: PaperDay.pick({ dueOn: true, reason: true, isForecast: true }).optional(),
    /** For administrators and the person; else null. */
    contact: z
      .object({ phone: z.string().nullable(), email: z.string().nullable(), country: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: "FamilyMember" });
export type FamilyMember = z.output<typeof FamilyMember>;

export const Invitation = z
  .object({
    id: z.string(),
    /** The member without an account whose place it is; null: a new place. */
    memberId: z.string().nullable(),
    /** Null: handed over by the inviter. */
    email: z.string().nullable(),
    relationship: ofAnother,
    state: z.enum(INVITATION_STATES),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: "Invitation" });
export type Invitation = z.output<typeof Invitation>;

export const FamilyGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    groupType: z.enum(GROUP_TYPES),
    maxMembers: z.int(),
    privacy: z.enum(PRIVACY_LEVELS),
    createdAt: Instant,
    /** A path of ours that shows progress to those whom the level lets look on; for administrators, else null. */
    sharePath: z.string().nullable(),
    /** The reader's. */
    role: z.enum(MEMBER_ROLES),
    /** The mean of the members' `documentsComplete`. */
    complete: Percent,
    /** Of all: one person who is not ready blocks everybody. */
    readiness: z.object({
      state: status,
      /** How many are ready. */
      ready: z.int(),
      /** Whose one thing holds up all; what it is only for who may see that person's marks. Null when nothing does. */
      blocking: z
        .object({ memberId: z.string(), mark: z.enum(MARKS).nullable(), state: z.enum(OPEN_STATES).nullable() })
        .nullable(),
    }),
    /** What Nusuk says to this household: applications of eight, the least age, one country. */
    limits: z.object({
      applications: z.int(),
      /** Members who are too young for the next Hajj. */
      tooYoung: z.array(z.string()),
      isMixed: z.boolean(),
    }),
    /** Administrators first, then as they joined. */
    members: z.array(FamilyMember),
    /** Open ones, for administrators; empty for others. */
    invitations: z.array(Invitation),
  })
  .meta({ id: "FamilyGroup" });
export type FamilyGroup = z.output<typeof FamilyGroup>;

const groups = z.array(FamilyGroup);

export const listFamily = defineRoute({
  method: "GET",
  path: "/api/family",
  who: "signed_in",
  summary: "The family groups that the signed-in user is in, with their members.",
  response: groups,
});

export const listFamilyGroups = defineRoute({
  method: "GET",
  path: "/api/family/groups",
  who: "signed_in",
  summary: "The same list under the other path of the specification.",
  response: groups,
});

export const viewSharedFamily = defineRoute({
  method: "POST",
  path: "/api/family/shared/look",
  reads: true,
  who: "anyone",
  summary:
    "Progress for those who look on: signed-in relatives (extended), or anyone with the link (public); never documents.",
  body: z.object({ code: z.string().max(64) }),
  response: z.object({
    name: z.string(),
    privacy: z.enum(PRIVACY_LEVELS),
    complete: Percent,
    members: z.array(
      z.object({
        id: z.string(),
        /** With the link alone the given name. */
        name: z.string(),
        status,
        /** Null with the link alone, and of who is away. */
        documentsComplete: Percent.nullable(),
        /** As in the group. */
        isAway: z.literal(true).optional(),
      }),
    ),
  }),
  errors: ["not_found"],
});

const name = nameLine(MAX_HOUSEHOLD_NAME);
const privacy = z.enum(PRIVACY_LEVELS);

export const createFamily = defineRoute({
  method: "POST",
  path: "/api/family",
  once: "kept",
  who: ["pilgrim"],
  summary: "Makes a family group for 4 to 10 members with the signed-in user as its administrator.",
  body: z.object({
    name,
    groupType: z.enum(GROUP_TYPES).default("family"),
    maxMembers: z.int().default(DEFAULT_MEMBERS),
    privacy: privacy.default("family"),
    /** The maker's own travellers who are in it from the start. */
    travellerIds: z
      .array(id)
      .max(MAX_MEMBERS - 1)
      .default([]),
  }),
  response: FamilyGroup,
  status: 201,
  errors: ["unacceptable", "too_many_groups"],
});

export const changeFamily = defineRoute({
  method: "PATCH",
  path: "/api/family/:id",
  who: ["pilgrim"],
  summary: "An administrator changes the group's settings; what is not sent stays.",
  params: IdParams,
  body: z.object({ name, maxMembers: z.int(), privacy }).partial(),
  response: FamilyGroup,
  errors: ["unacceptable"],
});

export const dissolveFamily = defineRoute({
  method: "DELETE",
  path: "/api/family/:id",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator dissolves the group; people, documents and bookings stay with their accounts.",
  params: IdParams,
  response: "empty",
});

export const addFamilyMember = defineRoute({
  method: "POST",
  path: "/api/family/:id/members",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator adds one of their own travellers, who has no account.",
  params: IdParams,
  body: z.object({ travellerId: id }),
  response: FamilyGroup,
  status: 201,
  errors: ["group_full", "already_member", "unacceptable"],
});

export const changeFamilyMember = defineRoute({
  method: "PATCH",
  path: "/api/family/:id/members/:memberId",
  who: ["pilgrim"],
  summary:
    "An administrator gives or takes administration; everyone for themselves, and for whom they entered, shares special needs and portrait or stops.",
  params: MemberParams,
  body: z
    .object({
      role: z.enum(MEMBER_ROLES),
      relationship: ofAnother,
      /** The version of the consent text agreed to; null withdraws it. */
      shareNeeds: z.object({ consentVersion: z.literal(NEEDS_SHARING_VERSION) }).nullable(),
      /** Shows the verified photo to the group, or stops. */
      showPortrait: z.boolean(),
    })
    .partial(),
  response: FamilyGroup,
  errors: ["last_administrator", "unacceptable"],
});

export const familyPortrait = defineRoute({
  method: "GET",
  path: "/api/family/:id/members/:memberId/portrait",
  who: "signed_in",
  summary: "The verified photo of a member who shows it to the group, or of one's own; 404 for everybody else.",
  params: MemberParams,
  response: "file",
});

export const removeFamilyMember = defineRoute({
  method: "DELETE",
  path: "/api/family/:id/members/:memberId",
  once: "kept",
  who: ["pilgrim"],
  summary:
    "Leaves the group, or an administrator removes somebody; people without an account go with who entered them.",
  params: MemberParams,
  response: "empty",
  errors: ["last_administrator"],
});

export const inviteToFamily = defineRoute({
  method: "POST",
  path: "/api/family/:id/invitations",
  once: "kept",
  who: ["pilgrim"],
  // Whoever joins stays, also when the mailbox's owner comes and shuts a stranger out.
  needs: ["address_unconfirmed"],
  summary: "An administrator invites: by mail in the reader's language, or by a code that they hand over themselves.",
  params: IdParams,
  body: z.object({
    email: z.email().max(254).optional(),
    /** A member without an account, entered by the inviter, who gets one; left out: somebody new. */
    memberId: id.optional(),
    relationship: ofAnother.default("other"),
    /** Of a reader who has no account yet; left out: the inviter's. */
    language: z.enum(LOCALES).optional(),
  }),
  response: z.object({
    invitation: Invitation,
    /** Shown this once: the same code is the end of the link. */
    code: z.string(),
    /** A path of ours. */
    path: z.string(),
  }),
  status: 201,
  errors: [
    "group_full",
    "already_member",
    "too_many_invitations",
    "email_not_verified",
    "demo_account",
    "unacceptable",
  ],
});

export const withdrawInvitation = defineRoute({
  method: "DELETE",
  path: "/api/family/:id/invitations/:invitationId",
  once: "kept",
  who: ["pilgrim"],
  summary: "An administrator withdraws an invitation that nobody has used.",
  params: InvitationParams,
  response: "empty",
  errors: ["link_used"],
});

/** As in the link or as typed, with or without its hyphens; nothing at all is answered as unknown. */
const InvitationCode = z.object({ token: z.string().max(64) });

export const viewInvitation = defineRoute({
  method: "POST",
  path: "/api/invitations/look",
  reads: true,
  who: "anyone",
  summary: "What an invitation leads to, for whoever holds its code.",
  body: InvitationCode,
  response: z.object({
    groupName: z.string(),
    /** Given name of who invited. */
    invitedBy: z.string(),
    relationship: ofAnother,
    state: z.enum(INVITATION_STATES),
    expiresAt: Instant,
    /** `y…@example.org` where it was mailed: only that account may accept. */
    sentTo: z.string().nullable(),
    /** Whether the signed-in reader is whom it was sent to; true for nobody signed in. */
    isForYou: z.boolean(),
    /** The group, for a reader who is in it already; else null. */
    groupId: z.string().nullable(),
  }),
  errors: ["link_unknown"],
});

export const acceptInvitation = defineRoute({
  method: "POST",
  path: "/api/invitations/accept",
  once: "kept",
  who: ["pilgrim"],
  // Else the mailbox's owner would find the account in a stranger's household.
  needs: ["address_unconfirmed"],
  summary:
    "Joins the group, once; the place of a member without an account becomes the account's, with documents and bookings.",
  body: InvitationCode,
  response: FamilyGroup,
  errors: [
    "link_unknown",
    "link_used",
    "link_expired",
    "link_withdrawn",
    "link_of_another",
    "group_full",
    "already_member",
    "already_travelling",
    "too_many_groups",
    "demo_account",
  ],
});

/** On what a member is signed in: the system alone, which tells a phone from a computer, and never where or when. */
const MemberDevice = z.object({
  system: z.enum(SYSTEMS),
  /** Used within the last quarter of an hour; uses are noted every ten minutes. */
  isRecent: z.boolean(),
});

export const HouseholdDevices = z
  .array(z.object({ memberId: z.string(), devices: z.array(MemberDevice) }))
  .meta({ id: "HouseholdDevices" });
export type HouseholdDevices = z.output<typeof HouseholdDevices>;

export const householdDevices = defineRoute({
  method: "GET",
  path: "/api/family/:id/devices",
  who: ["pilgrim"],
  summary: "On what kind of device each member with an account is signed in, for the members of this household alone.",
  params: IdParams,
  response: HouseholdDevices,
});
