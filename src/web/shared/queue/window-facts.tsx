/** When a sale opens or opened, its pace and who waits; or that staff have stopped its operator. */
import { useTranslations } from "use-intl";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { letsNobodyIn } from "./line/line-stand.ts";
import type { QueueWindow } from "./use-joining.ts";

export function WindowFacts({ window }: { window: QueueWindow }) {
  const t = useTranslations("queue.windows");
  const { dateTime } = useFormats();
  if (window.operatorStopped) return t("stoppedFacts");
  return t("facts", {
    at: dateTime(window.opensAt),
    rate: window.admitPerMinute,
    waiting: window.waiting,
    pace: letsNobodyIn(window) ? "paused" : "known",
    kind: window.openedAt === null ? "before" : "after",
  });
}
