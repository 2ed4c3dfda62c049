/** Phrases in Arabic, large enough to be shown, with how they sound. */
import { Languages } from "lucide-react";
import { useTranslations } from "use-intl";
import { PHRASES } from "#domain/hajj/phrases.ts";
import { Card } from "#web/ui/surfaces/card.tsx";

export function Phrases() {
  const t = useTranslations("hajj");
  return (
    <Card icon={Languages} title={t("help.phrases")}>
      <ul className="grid gap-4 md:grid-cols-2">
        {PHRASES.map(({ name, arabic, sound }) => (
          <li key={name} className="rounded-md bg-sunken p-4">
            <p className="text-sm text-muted">{t(`help.phrase.${name}`)}</p>
            <p lang="ar" dir="rtl" className="mt-1 text-xl font-semibold leading-relaxed">
              {arabic}
            </p>
            <p lang="ar-Latn" dir="ltr" className="mt-1 italic rtl:text-end">
              {sound}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
