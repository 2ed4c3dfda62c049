/** Gives every translation key its type: the English catalogue. */
import type { Messages } from "#i18n/messages/en.ts";

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
