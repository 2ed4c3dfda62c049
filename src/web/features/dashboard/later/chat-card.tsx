/** SPEC's AI chat card before there is an assistant: it says so, and leads to the rules and to people who answer. */
import { BookOpenCheck, MessageCircle, MessagesSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

export function ChatCard() {
  const t = useTranslations("dashboard");
  return (
    <Card icon={MessagesSquare} title={t("chat.title")} aside={<Status state="not_due">{t("chat.state")}</Status>}>
      <p className="text-muted">{t("chat.text")}</p>
      <div className="mt-5 grid gap-3">
        <a
          href="/contact"
          className="inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md border border-line-strong bg-surface px-4.5 py-2 text-center text-sm leading-tight font-semibold transition-colors hover:border-brand hover:bg-brand-soft"
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {t("chat.write")}
        </a>
        <ButtonLink
          to="/documents?tab=requirements"
          variant="quiet"
          icon={<BookOpenCheck aria-hidden="true" className="size-5" />}
        >
          {t("chat.rules")}
        </ButtonLink>
      </div>
    </Card>
  );
}
