/** The conditions of a search in the record; empty ones are left out. */
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const FIELDS = ["actor", "action", "subject", "from", "to"] as const;

export type RecordQuery = Partial<Record<(typeof FIELDS)[number], string>>;

export function RecordSearch({ onSearch }: { onSearch: (query: RecordQuery) => void }) {
  const t = useTranslations("staff");
  return (
    <search aria-label={t("record.search")}>
      <form
        onSubmit={(event) => onSearch(readQuery(event))}
        className="grid items-start gap-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 xl:grid-cols-6"
      >
        <TextField name="actor" label={t("record.actor")} hint={t("record.actorHint")} dir="auto" />
        <TextField name="action" label={t("record.action")} hint={t("record.actionHint")} dir="ltr" />
        <TextField name="subject" label={t("record.subject")} hint={t("record.subjectHint")} dir="ltr" />
        <TextField name="from" label={t("record.from")} type="date" />
        <TextField name="to" label={t("record.to")} type="date" />
        <Button type="submit" className="xl:mt-9" icon={<Search aria-hidden="true" className="size-5" />}>
          {t("record.submit")}
        </Button>
      </form>
    </search>
  );
}

function readQuery(event: FormEvent<HTMLFormElement>): RecordQuery {
  event.preventDefault();
  const typed = new FormData(event.currentTarget);
  const asked = FIELDS.map((field) => [field, String(typed.get(field) ?? "").trim()] as const);
  return Object.fromEntries(asked.filter(([, value]) => value !== ""));
}
