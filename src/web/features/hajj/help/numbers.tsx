/** The emergency numbers, each a large button that calls. */
import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import { EMERGENCY } from "#domain/hajj/emergency.ts";
import { Card } from "#web/ui/surfaces/card.tsx";

export function EmergencyNumbers() {
  const t = useTranslations("hajj");
  return (
    <Card icon={Phone} title={t("help.numbers")}>
      <ul className="grid gap-3">
        {EMERGENCY.map(({ name, number }) => (
          <li key={name}>
            <a
              href={`tel:${number}`}
              className="flex min-h-16 items-center gap-4 rounded-md border border-line-strong px-4 py-2 hover:border-brand hover:bg-brand-soft"
            >
              <span className="num min-w-20 font-serif text-2xl text-brand">{number}</span>
              <span className="flex-1">{t(`help.${name}`)}</span>
              <span className="sr-only">{t("help.call")}</span>
              <Phone aria-hidden="true" className="size-6 shrink-0 text-brand" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("help.numbersSource")}</p>
    </Card>
  );
}
