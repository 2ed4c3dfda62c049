/** The way into a window's line; where its packages are not sold to the reader's country, who sells there instead. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useSoldInstead } from "#web/shared/channels/sold-instead.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { Window } from "../queries.ts";
import { JoinQueueDialog } from "./join-dialog.tsx";

export function JoinWindowButton({ window }: { window: Window }) {
  const t = useTranslations("queue");
  const [isJoining, setJoining] = useState(false);
  const instead = useSoldInstead(...window.packages.map(({ channels }) => channels));
  if (instead) {
    return <p className="text-sm font-semibold text-wait md:max-w-64">{t("windows.notServed", { ...instead })}</p>;
  }
  return (
    <>
      <Button onClick={() => setJoining(true)}>{t("join.open")}</Button>
      {isJoining && <JoinQueueDialog window={window} onClose={() => setJoining(false)} />}
    </>
  );
}

interface NotServedProps extends Pick<Window["packages"][number], "channels"> {
  window: Window;
}

/** Beside one package of a window that sells others to the reader. */
export function NotServed({ window, channels }: NotServedProps) {
  const t = useTranslations("queue");
  const all = useSoldInstead(...window.packages.map((one) => one.channels));
  const instead = useSoldInstead(channels);
  return (
    !all &&
    instead && (
      <span className="block border-s-2 border-line ps-2 font-semibold text-wait">
        {t("windows.notServed", { ...instead })}
      </span>
    )
  );
}
