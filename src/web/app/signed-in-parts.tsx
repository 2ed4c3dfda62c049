/** What the shell has for whoever is signed in and does without until the page stands. */
import { useLocation } from "react-router";
import { LiveUpdates } from "./live-updates.tsx";
import { MendHost } from "./mend-host.tsx";
import { TravellerDialogHost } from "./traveller-dialog-host.tsx";

export function SignedInParts() {
  const { pathname } = useLocation();
  return (
    <>
      <LiveUpdates />
      <MendHost />
      <TravellerDialogHost key={pathname} />
    </>
  );
}
