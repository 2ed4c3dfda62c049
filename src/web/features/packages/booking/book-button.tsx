/** SPEC's Book button: visitors sign in and come back to the dialog, pilgrims hold places, operators go to their centre. */
import { lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { dashboardOf, useCurrentUser, useResidence } from "#web/lib/session/session.ts";
import { isKnownDevice } from "#web/shared/account/known-device.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { withBooking } from "../filters/address.ts";
import type { PackageView } from "../queries.ts";

/** Fetched when the first sold-out package is drawn. */
const JoinWaitlist = lazy(async () => ({ default: (await import("./waitlist/join-waitlist.tsx")).JoinWaitlist }));

/** Fetched where there may be something to say: the countries weigh. */
const SaleLine = lazy(async () => ({ default: (await import("../seller/for-residents.tsx")).SaleLine }));
/** Fetched for those whose household may be known. */
const BookForReader = lazy(async () => ({ default: (await import("../price/party-price.tsx")).BookForReader }));
const WhereTooFew = lazy(async () => ({ default: (await import("../price/party-price.tsx")).WhereTooFew }));

interface BookButtonProps {
  item: PackageView;
  onBook: (packageId: string) => void;
}

/** What is to be known before the press, and the button; where all places are taken, the waitlist. */
export function BookButton({ item, onBook }: BookButtonProps) {
  return (
    <div className="grid gap-2.5">
      <BeforeBooking item={item} />
      {item.availableSlots > 0 && <BookAction item={item} onBook={onBook} />}
    </div>
  );
}

/** How the package is sold, where that is not plain, and the waitlist where nothing is left, or too little for all. */
export function BeforeBooking({ item }: Pick<BookButtonProps, "item">) {
  const t = useTranslations("packages");
  const user = useCurrentUser();
  const residence = useResidence();
  return (
    <>
      {(residence !== null || item.saleWindowId !== null) && (
        <Suspense fallback={null}>
          <SaleLine item={item} />
        </Suspense>
      )}
      {item.availableSlots > 0 && user?.role === "pilgrim" && (
        <Suspense fallback={null}>
          {/* The household may wait for more than there are, and somebody of it reckon for fewer. */}
          <WhereTooFew
            item={item}
            otherwise={item.availableSlots < MAX_PARTY && <JoinWaitlist packageId={item.id} onlyPlace />}
          >
            <JoinWaitlist packageId={item.id} />
          </WhereTooFew>
        </Suspense>
      )}
      {item.availableSlots === 0 && (
        <div className="grid gap-3">
          {/* While a sale goes on, places that come back are for its line. */}
          {item.saleWindowId === null && (
            <p className="rounded-md bg-sunken px-4 py-2.5 text-center text-sm text-muted">{t("book.soldOut")}</p>
          )}
          <div className="grid min-h-11">
            <Suspense fallback={null}>
              <JoinWaitlist packageId={item.id} />
            </Suspense>
          </div>
        </div>
      )}
    </>
  );
}

interface BookActionProps extends BookButtonProps {
  /** How many the page reckons for; left out: the reader's household. */
  people?: number;
}

/** For a package that has places left. */
export function BookAction({ item, people, onBook }: BookActionProps) {
  const packageId = item.id;
  const t = useTranslations("packages");
  const user = useCurrentUser();
  const here = useHereWithDialog(packageId);
  const goToDashboard = useWrongRole();
  if (!user) {
    return (
      <ButtonLink to={isKnownDevice() ? authPath(here) : `${authPath(here)}&mode=register`} block>
        {t("book.login")}
      </ButtonLink>
    );
  }
  const isPilgrim = user.role === "pilgrim";
  const plain = (
    <Button block onClick={() => (isPilgrim ? onBook(packageId) : goToDashboard(dashboardOf(user)))}>
      {t("book.now")}
    </Button>
  );
  if (!isPilgrim) return plain;
  return (
    <Suspense fallback={plain}>
      <BookForReader item={item} people={people} onBook={onBook} />
    </Suspense>
  );
}

/** This page's address with the dialog open, to come back to. */
function useHereWithDialog(packageId: string): string {
  const { pathname, search } = useLocation();
  return `${pathname}?${withBooking(new URLSearchParams(search), packageId)}`;
}

/** Only pilgrims travel on their own booking; the others get a word of why and their own screen. */
function useWrongRole(): (dashboard: string) => void {
  const t = useTranslations("packages");
  const navigate = useNavigate();
  return (dashboard) => {
    showToast({ title: t("book.notPilgrim.title"), description: t("book.notPilgrim.text") });
    void navigate(dashboard);
  };
}
