/** Whether somebody is ready to travel, as a mark; none on the way. */
import { useTranslations } from "use-intl";
import { Status } from "../../ui/feedback/status.tsx";
import type { LacksInWords } from "./use-lacks.ts";

export function ReadyStatus({ lacks: { state, count } }: { lacks: LacksInWords }) {
  const t = useTranslations("travellers");
  if (state === null) return null;
  if (state !== "incomplete") return <Status state={state} />;
  return <Status state="incomplete">{t("incomplete", { count })}</Status>;
}
