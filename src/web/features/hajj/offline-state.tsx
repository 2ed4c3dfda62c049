/** Whether the page starts without a network, and the button that puts it on the phone's screen. */
import { CloudDownload, Download, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useInstall } from "#web/lib/device/install.ts";
import { workerReady } from "#web/lib/device/worker.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";

const STATES = {
  ready: { icon: WifiOff, look: "bg-ok-soft text-ok" },
  preparing: { icon: CloudDownload, look: "bg-wait-soft text-wait" },
  impossible: { icon: WifiOff, look: "bg-sunken text-muted" },
} as const;

export function OfflineState() {
  const t = useTranslations("hajj");
  const state = useOfflineState();
  const install = useInstall();
  const { icon: Icon, look } = STATES[state];
  return (
    <>
      <p
        role="status"
        className={classNames("inline-flex min-h-11 items-center gap-2 rounded-full px-4 py-1.5 text-sm", look)}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {t(`offline.${state}`)}
      </p>
      {install && (
        <Button variant="outline" onClick={install} icon={<Download aria-hidden="true" className="size-5" />}>
          {t("offline.install")}
        </Button>
      )}
    </>
  );
}

/** Registers the worker; `ready` once it has its whole copy. */
export function useOfflineState(): keyof typeof STATES {
  const [state, setState] = useState<keyof typeof STATES>("preparing");
  useEffect(() => {
    let isOver = false;
    const set = (next: keyof typeof STATES) => {
      if (!isOver) setState(next);
    };
    void workerReady().then(async (registration) => {
      if (!registration) return set("impossible");
      await navigator.serviceWorker.ready;
      set("ready");
    });
    return () => {
      isOver = true;
    };
  }, []);
  return state;
}
