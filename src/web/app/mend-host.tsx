/** Draws what a refused call asks for before it is sent again: one dialog, however many calls wait for it. */
import { lazy, Suspense, useEffect, useState } from "react";
import { NEEDS, type Need } from "#contract/route.ts";
import { mending } from "../lib/mend.ts";
import { wantWords } from "../lib/preferences.ts";

const ConfirmFirst = lazy(async () => {
  const [file] = await Promise.all([import("../features/accounts/confirm-first.tsx"), wantWords(["settings"])]);
  return { default: file.ConfirmFirst };
});

/** Whoever is asked again so soon has not done it. */
const SOON_MS = 10_000;

interface Asked {
  readonly need: Need;
  readonly again: boolean;
  readonly settle: (isMended: boolean) => void;
}

export function MendHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let running: Promise<boolean> | null = null;
    let doneAt = 0;
    mending.ask = ({ code }) => {
      const need = NEEDS.find((one) => one === code);
      if (!need) return false;
      const again = Date.now() - doneAt < SOON_MS;
      running ??= new Promise<boolean>((settle) => setAsked({ need, again, settle })).finally(() => {
        running = null;
        doneAt = Date.now();
        setAsked(null);
      });
      return running;
    };
    return () => {
      mending.ask = undefined;
    };
  }, []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmFirst again={asked.again} onDone={asked.settle} />
    </Suspense>
  );
}
