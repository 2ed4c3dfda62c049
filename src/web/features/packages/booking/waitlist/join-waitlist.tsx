/** Where places are sold out or too few: the way into the line, or the reader's place in it. */
import { ListPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { authPath } from "#web/lib/session/next-path.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { waitedForIn, withWaiting } from "../../filters/address.ts";
import { useOwnPlace } from "./queries.ts";

const JoinDialog = lazy(async () => {
  const [file] = await Promise.all([import("./join-dialog.tsx"), wantWords(["packages", "waitlist"])]);
  return { default: file.JoinWaitlistDialog };
});

interface JoinWaitlistProps {
  packageId: string;
  /** Only the place, where the reader's household waits. */
  onlyPlace?: boolean;
}

export function JoinWaitlist({ packageId, onlyPlace = false }: JoinWaitlistProps) {
  const t = useTranslations("packages");
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const place = useOwnPlace(packageId);
  const open = (id: string | null) =>
    setAddress((current) => withWaiting(current, id), { replace: true, preventScrollReset: true });
  if (user && user.role !== "pilgrim") return null;
  const icon = <ListPlus aria-hidden="true" className="size-5" />;
  if (!user) {
    return (
      <ButtonLink to={authPath(`${pathname}?${withWaiting(address, packageId)}`)} variant="outline" block icon={icon}>
        {t("waitlist.join")}
      </ButtonLink>
    );
  }
  return (
    <>
      {place ? (
        <OwnPlace position={place.position} bookingId={place.bookingId} />
      ) : (
        !onlyPlace && (
          <Button variant="outline" block icon={icon} onClick={() => open(packageId)}>
            {t("waitlist.join")}
          </Button>
        )
      )}
      {!onlyPlace && waitedForIn(address) === packageId && (
        <Suspense fallback={null}>
          <JoinDialog packageId={packageId} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}

function OwnPlace({ position, bookingId }: { position: number | null; bookingId: string | null }) {
  const t = useTranslations("packages");
  return (
    <Link
      to={bookingId === null ? "/dashboard" : `/bookings/${bookingId}`}
      className="inline-flex min-h-11 items-center justify-center rounded-md bg-brand-soft px-4 py-2 text-center text-sm font-semibold text-brand hover:underline"
    >
      {position === null ? t("waitlist.offered") : t("waitlist.place", { position })}
    </Link>
  );
}
