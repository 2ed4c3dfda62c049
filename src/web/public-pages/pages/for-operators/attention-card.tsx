/** The operator's morning as a picture: what needs an answer, with its reason. */
import { CalendarClock, FileWarning, Wallet } from "lucide-react";
import { SampleCard } from "../../sections/sample-card.tsx";
import type { PublicWords } from "../../words.ts";

/** SPEC §9's sample: seven require attention. */
const COUNT = 7;

const ROWS = [
  { name: "passport", icon: FileWarning, look: "bg-bad-soft text-bad" },
  { name: "approval", icon: CalendarClock, look: "bg-wait-soft text-wait" },
  { name: "payment", icon: Wallet, look: "bg-wait-soft text-wait" },
] as const;

export function SampleAttentionCard({ words: { forOperators: t, site } }: { words: PublicWords }) {
  return (
    <SampleCard title={t("sample.title")} alt={t("sample.alt")} example={site("example")}>
      <p className="num mb-2 text-sm text-muted">{t("sample.count", { count: COUNT })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {ROWS.map(({ name, icon: Icon, look }) => (
          <li key={name} className="flex items-center gap-4 py-3.5">
            <span className={`grid size-10 shrink-0 place-items-center rounded-full ${look}`}>
              <Icon className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{t(`sample.${name}.who`)}</span>
              <span className="block text-sm text-muted">{t(`sample.${name}.reason`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t("sample.rest")}</p>
    </SampleCard>
  );
}
