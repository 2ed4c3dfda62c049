/** The assistant's parts on other features' screens: each is fetched, with its words, when it is drawn first. */
import { lazy } from "react";
import { wantWords } from "#web/lib/preferences.ts";

export const ChatSlot = lazy(async () => {
  const [{ ChatCard }] = await Promise.all([import("./chat/chat-card.tsx"), wantWords(["chat"])]);
  return { default: ChatCard };
});
