/** The terms that an operator's new packages begin with. */
import { z } from "zod";
import { TermsDraft, TermsView } from "./packages.ts";
import { defineRoute } from "./route.ts";

/** Counts the changes, 0 before the first. */
const version = z.int().min(0);

export const StandardTerms = z.object({ terms: TermsView, version }).meta({ id: "StandardTerms" });
export type StandardTerms = z.output<typeof StandardTerms>;

export const getStandardTerms = defineRoute({
  method: "GET",
  path: "/api/operator/standard-terms",
  who: ["operator"],
  right: "packages",
  summary: "What a new package of this operator gets where its draft names no terms.",
  response: StandardTerms,
});

export const changeStandardTerms = defineRoute({
  method: "PUT",
  path: "/api/operator/standard-terms",
  once: "kept",
  who: ["operator"],
  right: "owner",
  summary: "Sets them for packages that are made from now on; those that are there keep theirs.",
  body: z.object({ terms: TermsDraft, version }),
  response: StandardTerms,
  errors: ["unacceptable", "changed_meanwhile", "demo_account"],
});
