/** Somebody is stopped here: found by name, one card an account with everything of theirs that can be stopped. */
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useSubjects } from "../queries.ts";
import { SubjectCard } from "./subject-card.tsx";

export function StopsTab() {
  const t = useTranslations("staff");
  const [asked, setAsked] = useState("");
  return (
    <div className="grid gap-6">
      <search aria-label={t("stops.search")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(String(new FormData(event.currentTarget).get("q") ?? "").trim());
          }}
          className="grid items-start gap-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[1fr_auto]"
        >
          <TextField name="q" label={t("stops.search")} hint={t("stops.hint")} dir="auto" maxLength={200} />
          <Button type="submit" className="sm:mt-9" icon={<Search aria-hidden="true" className="size-5" />}>
            {t("stops.submit")}
          </Button>
        </form>
      </search>
      <Loaded query={useSubjects(asked)}>
        {(subjects) =>
          subjects.length === 0 ? (
            <Card>
              <EmptyState title={t("stops.none.title")}>{t("stops.none.text")}</EmptyState>
            </Card>
          ) : (
            <ul className="grid gap-6">
              {subjects.map((subject) => (
                <SubjectCard key={subject.id} subject={subject} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
