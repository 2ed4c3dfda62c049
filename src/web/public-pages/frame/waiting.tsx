/** SPEC's two full screens: 'Loading...' while it is asked who is here, 'Redirecting...' once it is known. */
import { Spinner } from "../../ui/motif/spinner.tsx";
import type { PublicWords } from "../words.ts";

/** Only ever seen by whoever has the `signed_in` cookie and scripts. */
export function WaitingScreen({ words: { common } }: { words: PublicWords }) {
  return (
    <div role="status" className="hidden min-h-[80dvh] place-items-center bg-paper leaving:grid">
      <div className="flex flex-col items-center gap-5 text-lg text-muted">
        <Spinner className="size-16 text-brand" />
        <span className="known:hidden">{common("loading")}</span>
        <span className="hidden known:inline">{common("redirecting")}</span>
      </div>
    </div>
  );
}
