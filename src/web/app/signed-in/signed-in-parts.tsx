/** What the shell has for whoever is signed in and does without until the page stands. */
import { Suspense } from "react";
import { useLocation } from "react-router";
import { late } from "../../lib/late.ts";
import { useCurrentUser } from "../../lib/session/session.ts";
import { wantWords } from "../../lib/words/preferences.ts";
import { LiveUpdates } from "../live-updates.tsx";
import { MomentBar } from "../strips/moment-bar.tsx";
import { MendHost } from "./mend-host.tsx";
import { TravellerDialogHost } from "./traveller-dialog-host.tsx";

const StoppedStrip = late(async () => {
  const [file] = await Promise.all([import("../strips/stopped-strip.tsx"), wantWords(["licences"])]);
  return file.StoppedStrip;
});

const SecondFactorStrip = late(async () => {
  const [file] = await Promise.all([import("../strips/second-factor-strip.tsx"), wantWords(["secondFactor"])]);
  return file.SecondFactorStrip;
});

export function SignedInParts() {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  return (
    <>
      <Suspense fallback={null}>{user?.businessStopped && <StoppedStrip />}</Suspense>
      <Suspense fallback={null}>
        {user?.secondFactorDue && pathname !== "/settings" && <SecondFactorStrip due={user.secondFactorDue} />}
      </Suspense>
      {user?.role === "pilgrim" && <MomentBar />}
      <LiveUpdates />
      <MendHost />
      <TravellerDialogHost key={pathname} />
    </>
  );
}
