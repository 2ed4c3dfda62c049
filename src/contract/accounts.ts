/** Accounts and sessions, with SPEC's paths, payloads and answers. */
import { z } from "zod";
import { isCountry } from "#domain/countries.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { LOCALES } from "#i18n/locales.ts";
import { IdParams, Instant } from "./amounts.ts";
import { DoneWork } from "./registration-work.ts";
import { defineRoute } from "./route.ts";
import { filledText, nameLine, textUpTo } from "./text.ts";

export const ROLES = ["pilgrim", "operator", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** Where somebody lands after signing in, by role. */
export const DASHBOARDS: Record<Role, "/dashboard" | "/operator-dashboard" | "/staff"> = {
  pilgrim: "/dashboard",
  operator: "/operator-dashboard",
  staff: "/staff",
};

/** What a session's device is told apart by; `other` where it does not say. */
export const BROWSERS = ["chrome", "edge", "firefox", "safari", "samsung", "opera", "other"] as const;
export type Browser = (typeof BROWSERS)[number];
export const SYSTEMS = ["android", "ios", "linux", "macos", "windows", "other"] as const;
export type System = (typeof SYSTEMS)[number];

/** No length or pattern rules (SPEC §5); the bounds only keep a request from being a burden. */
const name = nameLine(200);
/** Taken as it is typed: a space at its end belongs to it. */
const password = z.string().min(1).max(1024);

export const User = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    /** Whether its owner has followed the link we sent; only then do links for a new password go there. */
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(ROLES),
    preferredLanguage: z.enum(LOCALES),
    /** ISO 3166-1 alpha-2; decides the channel (docs/sources.md#channels). Null until told. */
    countryOfResidence: z.string().length(2).nullable(),
    /** Alone or with others; null until told. */
    travelsAlone: z.boolean().nullable(),
    /** A shared demonstration account: asks for no real documents and refuses what would touch others. */
    demo: z.boolean(),
    /** Operators only: whether the licence has been approved; null for everyone else. */
    licenceVerified: z.boolean().nullable(),
    /** Staff and operators without a second factor only: from when on their desk asks for one; else left out. */
    secondFactorDue: Instant.optional(),
    /** An operator's people only, while staff have suspended the business; else left out. */
    businessStopped: z.literal(true).optional(),
    /** An operator's employee only: for whose business they act. */
    operatorId: z.string().optional(),
    /** An operator's employee only: by whom they are employed, and what they may do there. */
    employment: z
      .object({ companyName: z.string(), ownerName: z.string(), rights: z.array(z.enum(OPERATOR_RIGHTS)) })
      .optional(),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

/** Six digits of the authenticator app or a recovery code, spaces and dashes as they come. */
export const SecondFactorCode = filledText(64);

export const Credentials = z.object({
  username: filledText(320),
  password,
  /** Only where the account has a second factor: asked for by the refusal `second_factor_needed`. */
  code: SecondFactorCode.optional(),
});
export type Credentials = z.output<typeof Credentials>;

export const Registration = z.object({
  username: name,
  password,
  email: filledText(320).pipe(z.email()),
  firstName: name,
  lastName: name,
  role: z.enum(["pilgrim", "operator"]).default("pilgrim"),
  preferredLanguage: z.enum(LOCALES).optional(),
});
export type Registration = z.output<typeof Registration>;

export const ProfileChanges = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  preferredLanguage: z.enum(LOCALES).optional(),
  countryOfResidence: z.string().refine(isCountry).optional(),
  travelsAlone: z.boolean().optional(),
  /** The welcome is not shown again. */
  welcomeSkipped: z.literal(true).optional(),
});
export type ProfileChanges = z.output<typeof ProfileChanges>;

export const currentUser = defineRoute({
  method: "GET",
  path: "/api/user",
  who: "signed_in",
  summary: "The signed-in user; 401 when nobody is signed in.",
  response: User,
});

export const login = defineRoute({
  method: "POST",
  path: "/api/login",
  who: "anyone",
  asksWork: true,
  summary: "Signs in with a username or an email address.",
  body: Credentials.extend({ work: DoneWork.optional() }),
  response: User,
  errors: ["wrong_credentials", "second_factor_needed", "wrong_code", "account_suspended", "work_needed"],
});

export const register = defineRoute({
  method: "POST",
  path: "/api/register",
  once: "kept",
  who: "anyone",
  asksWork: true,
  summary: "Makes an account and signs it in.",
  body: Registration.extend({ work: DoneWork.optional() }),
  response: User,
  status: 201,
  errors: ["username_taken", "email_taken", "work_needed"],
});

/** A congregation that shares a network leaves when it likes. */
const SIGN_OUTS_A_MINUTE = 600;

export const logout = defineRoute({
  method: "POST",
  path: "/api/logout",
  who: "anyone",
  perMinute: SIGN_OUTS_A_MINUTE,
  summary: "Ends the session.",
  response: "empty",
});

export const startLogin = defineRoute({
  method: "GET",
  path: "/api/login",
  who: "anyone",
  summary: "Sends a browser to the sign-in screen, or a signed-in one to its dashboard.",
  response: "redirect",
});

export const updateUser = defineRoute({
  method: "PATCH",
  path: "/api/user",
  who: "signed_in",
  summary: "Changes the profile: names, language, country of residence, alone or with others.",
  body: ProfileChanges,
  response: User,
});

export const demoAccounts = defineRoute({
  method: "GET",
  path: "/api/demo-accounts",
  who: "anyone",
  summary: "The shared demonstration sign-ins; an empty list where the demonstration is off.",
  response: z.array(z.object({ role: z.enum(["pilgrim", "operator"]), username: z.string(), password: z.string() })),
});

/** As it stands behind the # of a link; what is not one of ours, or nothing at all, is answered as unknown. */
const token = textUpTo(200);

const LINK_ERRORS = ["link_unknown", "link_used", "link_expired", "link_of_another"] as const;

export const requestPasswordReset = defineRoute({
  method: "POST",
  path: "/api/password-reset",
  once: "kept",
  who: "anyone",
  asksWork: true,
  summary: "Sends a one-time link for a new password; answers the same whether or not such an account exists.",
  body: z.object({ usernameOrEmail: filledText(320), work: DoneWork.optional() }),
  response: "empty",
  errors: ["work_needed"],
});

export const resetPassword = defineRoute({
  method: "POST",
  path: "/api/password-reset/new",
  once: "kept",
  who: "anyone",
  summary: "Sets a new password by a one-time link and ends all sessions of the account.",
  body: z.object({ token, password }),
  response: "empty",
  errors: [...LINK_ERRORS, "demo_account"],
});

export const sendEmailVerification = defineRoute({
  method: "POST",
  path: "/api/email-verification",
  once: "kept",
  who: "signed_in",
  summary: "Sends the link that confirms the email address again; nothing where it is confirmed already.",
  response: "empty",
  errors: ["demo_account"],
});

export const verifyEmail = defineRoute({
  method: "POST",
  path: "/api/email-verification/confirm",
  once: "kept",
  who: "anyone",
  summary: "Confirms the email address by a one-time link, or changes it to the one that the link was sent to.",
  body: z.object({ token }),
  response: z.object({
    resetToken: z
      .string()
      .nullable()
      .describe(
        "Of a link for a new password: to whoever confirms for the first time and is signed out, for the password of before opens nothing any more.",
      ),
  }),
  errors: [...LINK_ERRORS, "email_taken"],
});

export const changeEmail = defineRoute({
  method: "POST",
  path: "/api/user/email",
  once: "kept",
  who: "signed_in",
  summary: "Sends a link to another email address, which becomes the account's when the link is followed.",
  body: z.object({ email: filledText(320).pipe(z.email()), password }),
  response: "empty",
  errors: ["wrong_password", "email_taken", "demo_account"],
});

export const changePassword = defineRoute({
  method: "POST",
  path: "/api/user/password",
  once: "kept",
  who: "signed_in",
  summary: "Changes the password; all other sessions of the account end.",
  body: z.object({
    currentPassword: password,
    newPassword: password,
    mustBeStrong: z
      .boolean()
      .optional()
      .describe("True: one that papers, lines and desks do not take changes nothing."),
  }),
  response: "empty",
  errors: ["wrong_password", "demo_account"],
});

export const OpenSession = z
  .object({
    /** Names the session in this list alone; it opens nothing. */
    id: z.string(),
    browser: z.enum(BROWSERS),
    system: z.enum(SYSTEMS),
    createdAt: Instant,
    /** To about ten minutes. */
    lastUsedAt: Instant,
    /** The session that asks. */
    current: z.boolean(),
  })
  .meta({ id: "OpenSession" });
export type OpenSession = z.output<typeof OpenSession>;

export const listSessions = defineRoute({
  method: "GET",
  path: "/api/user/sessions",
  who: "signed_in",
  summary: "Where this account is signed in, the last used first.",
  response: z.array(OpenSession),
});

export const endSession = defineRoute({
  method: "DELETE",
  path: "/api/user/sessions/:id",
  who: "signed_in",
  summary:
    "Signs one of the own sessions out; another than the one that asks by the password, and a code where it is on.",
  params: IdParams,
  body: z.object({ password: password.optional(), code: SecondFactorCode.optional() }).nullish(),
  response: "empty",
  errors: ["wrong_password", "wrong_code", "second_factor_needed", "demo_account"],
});
