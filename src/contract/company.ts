/** An operator as a company: its name, where it is, and how pilgrims reach it. */
import { z } from "zod";
import { plainFigure } from "#domain/latin-digits.ts";
import {
  LONGEST_COMPANY_ABOUT,
  LONGEST_COMPANY_ADDRESS,
  MAX_COMPANY_PHONES,
  PHONE_NUMBER,
} from "#domain/operators/company.ts";
import { IdParams } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { textUpTo } from "./text.ts";

const profile = {
  address: textUpTo(LONGEST_COMPANY_ADDRESS),
  phones: z.array(textUpTo(40).overwrite(plainFigure).regex(PHONE_NUMBER)).max(MAX_COMPANY_PHONES),
  email: z.email().max(254).nullable(),
  /** Plain text. */
  about: textUpTo(LONGEST_COMPANY_ABOUT),
};

/** Counts the changes, 0 before the first. */
const version = z.int().min(0);

const Reachable = z.object({
  /** As it stands in the licence; before there is one, the owner's name. */
  name: z.string(),
  address: z.string(),
  phones: z.array(z.string()),
  email: z.string().nullable(),
  about: z.string(),
});

export const Company = Reachable.extend({ version }).meta({ id: "Company" });
export type Company = z.output<typeof Company>;

export const getCompany = defineRoute({
  method: "GET",
  path: "/api/operator/company",
  who: ["operator"],
  right: "owner",
  summary: "The company as its pilgrims find it, and the version that a change has to name.",
  response: Company,
});

export const changeCompany = defineRoute({
  method: "PUT",
  path: "/api/operator/company",
  once: "kept",
  who: ["operator"],
  right: "owner",
  summary: "Writes address, phones, mail and text anew; only on the version that was seen.",
  body: z.object({ ...profile, version }),
  response: Company,
  errors: ["changed_meanwhile", "demo_account"],
});

export const bookingCompany = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/company",
  who: ["pilgrim"],
  summary: "How the operator of one's own booking is reached, once the booking was sent to it.",
  params: IdParams,
  response: Reachable,
});
