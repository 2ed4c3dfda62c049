/** SPEC's AI chat card: four agents, one conversation; the page of its own has the same. */
import { MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Chat } from "./chat.tsx";

export function ChatCard() {
  const t = useTranslations("chat");
  const toPage = (
    <Link to="/assistant" className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
      {t("open")}
    </Link>
  );
  return (
    <Card icon={MessagesSquare} title={t("title")} aside={toPage}>
      <Chat />
      <p className="mt-4 text-sm text-muted">{t("note")}</p>
    </Card>
  );
}
