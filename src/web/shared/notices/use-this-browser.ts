/** Whether this browser shows the person's notices, and turning that on and off. */
import { useState } from "react";
import { type PushAbility, pushAbility, subscribeBrowser, unsubscribeBrowser } from "#web/lib/device/push.ts";
import { useAddBrowser, useBrowsers, useRemoveBrowser } from "./queries.ts";

export interface ThisBrowser {
  readonly ability: PushAbility;
  /** Undefined while it is not known. */
  readonly isOn: boolean | undefined;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** False where the person or the browser says no. */
  turnOn(): Promise<boolean>;
  turnOff(): Promise<void>;
}

export function useThisBrowser(): ThisBrowser {
  const browsers = useBrowsers();
  const [add, remove] = [useAddBrowser(), useRemoveBrowser()];
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const own = browsers.data?.browsers.find(({ current }) => current);

  async function asked(): Promise<boolean> {
    const body = browsers.data && (await subscribeBrowser(browsers.data.publicKey));
    if (!body) return false;
    await add.mutateAsync({ body });
    return true;
  }

  return {
    ability: pushAbility(),
    isOn: browsers.data && own !== undefined,
    isBusy: isAsking || remove.isPending,
    error: refusal ?? remove.error,
    async turnOn() {
      setAsking(true);
      setRefusal(null);
      try {
        return await asked();
      } catch (error) {
        setRefusal(error instanceof Error ? error : new Error(String(error)));
        return false;
      } finally {
        setAsking(false);
      }
    },
    async turnOff() {
      if (own) await remove.mutateAsync({ body: { id: own.id } });
      await unsubscribeBrowser();
    },
  };
}
