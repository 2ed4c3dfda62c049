/** At the end of a screen that is about something: the way to ask about it. On phones the bottom bar leads there. */
import { Bot } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { aboutOf, assistantPath } from "../../shared/assistant/about-of.ts";

export function AskAbout() {
  const t = useTranslations("common");
  const about = aboutOf(useLocation().pathname);
  if (about === null) return null;
  return (
    // Not seen under placeholders, whose content would push it down.
    <p
      data-no-print=""
      className="mx-auto w-full max-w-[calc(1240px+3rem)] px-6 pb-8 max-md:hidden [main:has(.breathing)_&]:invisible"
    >
      <Link
        to={assistantPath(about)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        <Bot aria-hidden="true" className="size-5" />
        {t("askAbout")}
      </Link>
    </p>
  );
}
