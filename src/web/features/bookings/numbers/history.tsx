/** What has become of the numbers, the newest first: old, new, who and when. */
import { useTranslations } from "use-intl";
import { MomentText } from "#web/ui/text/values.tsx";
import type { NumbersView } from "./queries.ts";

export function History({ history, several }: { history: NumbersView["history"]; several: boolean }) {
  const t = useTranslations("numbers");
  // One that was recorded and nothing else says no more than the number itself.
  if (history.length < 2) return null;
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t("history.title")}</summary>
      <ol className="grid gap-3">
        {history.map(({ id, at, what, by, name, before, after, application }) => (
          <li key={id}>
            <span className="font-semibold">{t(`history.${what}`, { before: before ?? "", after: after ?? "" })}</span>
            {several && <span className="text-sm"> · {t("ofApplication", { number: application + 1 })}</span>}
            <span className="block text-sm text-muted">
              <MomentText instant={at} /> · <bdi>{name ?? t(`history.by.${by}`)}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
