/** The meningitis injection of one person: by when, and where its day is told. */
import { Syringe } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { InjectionDue } from "#web/shared/people/papers/papers-due.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { PlainRow } from "./plain-row.tsx";

const InjectionDay = lazy(async () => ({ default: (await import("./injection-day.tsx")).InjectionDay }));

export function InjectionRow({ injection, isFirst }: { injection: InjectionDue; isFirst: boolean }) {
  const t = useTranslations("dashboard.next.get_vaccinated");
  const [isOpen, open] = useState(false);
  const { traveller } = injection;
  const title = t("title", { who: traveller ? "other" : "self", name: traveller?.name ?? "" });
  return (
    <PlainRow icon={Syringe} title={title} due={injection}>
      <Button variant={isFirst ? "primary" : "outline"} onClick={() => open(true)}>
        {t("button")}
      </Button>
      <Dialog open={isOpen} onOpenChange={open} title={title} description={t("text")}>
        <Suspense>
          <InjectionDay injection={injection} onSaved={() => open(false)} />
        </Suspense>
      </Dialog>
    </PlainRow>
  );
}
