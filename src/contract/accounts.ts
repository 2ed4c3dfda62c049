/** Accounts and sessions: `design.md` keeps SPEC's paths, payloads and answers. */
import { z } from "zod";
import { isCountry } from "#domain/countries.ts";
import { LOCALES } from "#i18n/locales.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

export const ROLES = ["pilgrim", "operator", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** Where somebody lands after signing in, by role. */
export const DASHBOARDS: Record<Role, "/dashboard" | "/operator-dashboard" | "/staff"> = {
  pilgrim: "/dashboard",
  operator: "/operator-dashboard",
  staff: "/staff",
};

/** No length or pattern rules (SPEC §5); the bounds only keep a request from being a burden. */
const name = filledText(200);
/** Taken as it is typed: a space at its end belongs to it. */
const password = z.string().min(1).max(1024);

export const User = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(ROLES),
    preferredLanguage: z.enum(LOCALES),
    /** ISO 3166-1 alpha-2; decides the channel (docs/sources.md#channels). Null until told. */
    countryOfResidence: z.string().length(2).nullable(),
    /** A shared demonstration account: asks for no real documents and refuses what would touch others. */
    demo: z.boolean(),
    /** Operators only: whether the licence has been approved; null for everyone else. */
    licenceVerified: z.boolean().nullable(),
  })
  .meta({ id: "User" });
export type User = z.output<typeof User>;

export const Credentials = z.object({ username: filledText(320), password });
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
  summary: "Signs in with a username or an email address.",
  body: Credentials,
  response: User,
  errors: ["wrong_credentials"],
});

export const register = defineRoute({
  method: "POST",
  path: "/api/register",
  who: "anyone",
  summary: "Makes an account and signs it in.",
  body: Registration,
  response: User,
  status: 201,
  errors: ["username_taken", "email_taken"],
});

export const logout = defineRoute({
  method: "POST",
  path: "/api/logout",
  who: "anyone",
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
  summary: "Changes the profile: names, language, country of residence.",
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
