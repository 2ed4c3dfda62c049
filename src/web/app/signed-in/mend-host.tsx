/** Draws what a refused call asks for before it is sent again: one dialog a need, however many calls wait for it. */
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Need } from "#contract/route.ts";
import { mending } from "../../lib/calls/mend.ts";
import { needOf } from "../../lib/calls/need.ts";
import { wantWords } from "../../lib/words/preferences.ts";

const ConfirmFirst = lazy(async () => {
  const [file] = await Promise.all([
    import("../../features/accounts/put-right/confirm-first.tsx"),
    wantWords(["settings"]),
  ]);
  return { default: file.ConfirmFirst };
});

/** Whoever is asked again so soon has not done it. */
const SOON_MS = 10_000;

const StrongerFirst = lazy(async () => {
  const [file] = await Promise.all([
    import("../../features/accounts/put-right/stronger-first.tsx"),
    wantWords(["settings"]),
  ]);
  return { default: file.StrongerFirst };
});

const SecondFactorFirst = lazy(async () => {
  const [file] = await Promise.all([
    import("../../features/accounts/put-right/second-factor-first.tsx"),
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
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const client = useQueryClient();
  useEffect(() => {
    mending.ask = askOnce(setAsked);
    // What was refused before this stood.
    void client.refetchQueries({ predicate: ({ state }) => needOf(state.error) !== undefined });
    return () => {
      mending.ask = undefined;
    };
  }, [client]);
  return asked.map(({ need, again, settle }) => {
    const Dialog = DIALOGS[need];
    return (
      <Suspense key={need} fallback={null}>
        <Dialog again={again} onDone={settle} />
      </Suspense>
    );
  });
}

/**
 * All calls that are refused for one need wait for one answer; whoever says no is asked again by an act alone. A dialog's own
 * call may be refused for another need, which is asked over it.
 */
function askOnce(show: (asked: readonly Asked[]) => void): typeof mending.ask {
  const doneAt = new Map<Need, number>();
  const open = new Map<Need, Asked>();
  const answers = new Map<Need, Promise<boolean>>();
  let isDeclined = false;
  return (refusal, method) => {
    const need = needOf(refusal);
    if (!need || (isDeclined && method === "GET")) return false;
    const asked = answers.get(need);
    if (asked) return asked;
    const again = Date.now() - (doneAt.get(need) ?? 0) < SOON_MS;
    const answer = new Promise<boolean>((settle) => open.set(need, { need, again, settle })).then((isMended) => {
      open.delete(need);
      answers.delete(need);
      isDeclined = !isMended;
      doneAt.set(need, isMended ? Date.now() : 0);
      show([...open.values()]);
      return isMended;
    });
    answers.set(need, answer);
    show([...open.values()]);
    return answer;
  };
}
