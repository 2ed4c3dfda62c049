/** A family dashboard as a picture: each member with one word of where they stand. */
import { Check, LoaderCircle, type LucideIcon, Wrench } from "lucide-react";
import { SampleCard } from "../../sections/sample-card.tsx";
import type { PublicWords } from "../../words.ts";

const READY = { icon: Check, look: "bg-ok-soft text-ok" } as const;

const MEMBERS = [
  { name: "amina", ...READY },
  { name: "yusuf", ...READY },
  { name: "khadija", ...READY },
  { name: "maryam", icon: LoaderCircle, look: "bg-info-soft text-info" },
  { name: "ibrahim", icon: Wrench, look: "bg-wait-soft text-wait" },
] as const satisfies readonly { name: string; icon: LucideIcon; look: string }[];

export function HouseholdCard({ words: { forPilgrims: t, site } }: { words: PublicWords }) {
  return (
    <SampleCard title={t("sample.title")} alt={t("sample.alt")} example={site("example")}>
      <ul className="divide-y divide-line border-y border-line">
        {MEMBERS.map(({ name, icon: Icon, look }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="font-semibold">{t(`sample.${name}.name`)}</span>
            <span className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1 text-sm ${look}`}>
              <Icon className="size-4 shrink-0" />
              {t(`sample.${name}.state`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-md bg-brand-soft px-4 py-3 text-sm">{t("sample.next")}</p>
    </SampleCard>
  );
}
