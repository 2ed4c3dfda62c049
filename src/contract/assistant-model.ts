/** The language model that may lead conversations, where an installation has set one: one of another host never without leave. */
import { z } from "zod";
import { defineRoute } from "./route.ts";

/** Of the words that ask for leave (`model.ask` in the messages of the chat); new words get a new version. */
export const MODEL_TEXT_VERSION = "2026-11-24";

export const AssistantModel = z
  .object({
    /** Where questions would go. */
    host: z.string(),
    textVersion: z.literal(MODEL_TEXT_VERSION),
    agreed: z.boolean(),
  })
  .meta({ id: "AssistantModel" });
export type AssistantModel = z.output<typeof AssistantModel>;

export const readAssistantModel = defineRoute({
  method: "GET",
  path: "/api/assistant-model",
  who: "signed_in",
  summary:
    "The language model that may lead conversations, and whether this account has agreed; null where there is none, or none that needs leave.",
  response: z.object({ model: AssistantModel.nullable() }),
});

export const chooseAssistantModel = defineRoute({
  method: "PUT",
  path: "/api/assistant-model",
  who: "signed_in",
  summary: "Lets the model lead this account’s conversations from now on, or no longer. 404 where none needs leave.",
  body: z.object({
    agreed: z.boolean(),
    /** Of the words that were read. */
    textVersion: z.literal(MODEL_TEXT_VERSION),
  }),
  response: AssistantModel,
  errors: ["demo_account"],
});
