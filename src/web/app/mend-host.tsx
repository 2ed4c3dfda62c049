/** Draws what a refused call asks for before it is sent again: one dialog, however many calls wait for it. */
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { NEEDS, type Need } from "#contract/route.ts";
import { ApiError } from "../lib/api-error.ts";
import { mending } from "../lib/mend.ts";
import { wantWords } from "../lib/preferences.ts";

const ConfirmFirst = lazy(async () => {
  const [file] = await Promise.all([import("../features/accounts/confirm-first.tsx"), wantWords(["settings"])]);
  return { default: file.ConfirmFirst };
});

/** Whoever is asked again so soon has not done it. */
const SOON_MS = 10_000;

const StrongerFirst = lazy(async () => {
  const [file] = await Promise.all([import("../features/accounts/stronger-first.tsx"), wantWords(["settings"])]);
  return { default: file.StrongerFirst };
});

const SecondFactorFirst = lazy(async () => {
  const [file] = await Promise.all([
    import("../features/accounts/second-factor-first.tsx"),
    wantWords(["secondFactor"]),
  ]);
  return { default: file.SecondFactorFirst };
});

const DIALOGS = {
  address_unconfirmed: ConfirmFirst,
  stronger_key_needed: StrongerFirst,
  second_factor_due: SecondFactorFirst,
} satisfies Record<Need, unknown>;

interface Asked {
  readonly need: Need;
  readonly again: boolean;
  readonly settle: (isMended: boolean) => void;
}

export function MendHost() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    mending.ask = askOnce(setAsked);
    // What was refused before this stood.
    void client.refetchQueries({ predicate: ({ state }) => needOf(state.error) !== undefined });
    return () => {
      mending.ask = undefined;
    };
  }, [client]);
  if (!asked) return null;
  const Dialog = DIALOGS[asked.need];
  return (
    <Suspense fallback={null}>
      <Dialog again={asked.again} onDone={asked.settle} />
    </Suspense>
  );
}

function needOf(error: unknown): Need | undefined {
  return error instanceof ApiError ? NEEDS.find((need) => need === error.code) : undefined;
}

/** All calls that are refused meanwhile wait for one answer; whoever says no is asked again by an act alone. */
function askOnce(show: (asked: Asked | null) => void): typeof mending.ask {
  const doneAt = new Map<Need, number>();
  let running: Promise<boolean> | null = null;
  let isDeclined = false;
  return (refusal, method) => {
    const need = needOf(refusal);
    if (!need || (isDeclined && method === "GET")) return false;
    const again = Date.now() - (doneAt.get(need) ?? 0) < SOON_MS;
    running ??= new Promise<boolean>((settle) => show({ need, again, settle })).then((isMended) => {
      running = null;
      isDeclined = !isMended;
      doneAt.set(need, isMended ? Date.now() : 0);
      show(null);
      return isMended;
    });
    return running;
  };
}
