/** What the same mailbox wrote before, so that an answer knows what was said already. */
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import type { InboxMessage } from "../queries.ts";

export function EarlierMessages({ messages }: { messages: InboxMessage["earlier"] }) {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return (
    <details className="mt-5 max-w-[46rem] rounded-md border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {t("messages.earlier", { count: messages.length })}
      </summary>
      <ol className="grid gap-4 pb-4">
        {messages.map(({ reference, subject, message, createdAt, answer }) => (
          <li key={reference} className="[overflow-wrap:anywhere]">
            <p className="text-sm text-muted">
              <Reference>{reference}</Reference> · {dateTime(createdAt)}
            </p>
            <p className="font-semibold" dir="auto">
              {subject}
            </p>
            <p className="whitespace-pre-line" dir="auto">
              {message}
            </p>
            <p className="mt-2 rounded-md bg-sunken px-4 py-3 whitespace-pre-line" dir="auto">
              {answer ?? t("messages.unanswered")}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
