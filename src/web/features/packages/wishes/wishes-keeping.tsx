/** Where the wishes are kept: in this browser, and with us if a pilgrim lets operators count them; and how to forget them. */
import { useTranslations } from "use-intl";
import type { StatedWishes } from "#domain/packages/search/match.ts";
import { SHARED_WISHES_DAYS } from "#domain/packages/search/wish-count.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useSharedWishes } from "./shared-wishes.ts";
import { keepWishesText } from "./wishes-text.ts";

interface WishesKeepingProps {
  wishes: StatedWishes;
  onForget: () => void;
}

export function WishesKeeping({ wishes, onForget }: WishesKeepingProps) {
  const user = useCurrentUser();
  const forget = () => {
    keepWishesText(null);
    onForget();
  };
  if (user?.role === "pilgrim") return <Shareable wishes={wishes} onForget={forget} />;
  return <Foot wishes={wishes} isShared={false} onForget={forget} />;
}

function Shareable({ wishes, onForget }: WishesKeepingProps) {
  const t = useTranslations("wishes");
  const sharing = useSharedWishes();
  const { shared, isKnown, isPending, error } = sharing;
  const isEmpty = isNothing(wishes);
  return (
    <>
      <div className="max-w-[46rem]">
        <Refusal error={error} className="mb-3" />
        <Checkbox
          label={t("share.label")}
          hint={isEmpty && !shared ? t("share.first") : t("share.hint", { days: SHARED_WISHES_DAYS })}
          checked={shared !== null}
          disabled={!isKnown || isPending || (isEmpty && !shared)}
          onChange={(event) => (event.target.checked ? sharing.share(wishes) : sharing.withdraw())}
        />
        {shared && !isEmpty && !isSame(shared.wishes, wishes) && (
          <Outdated since={shared.updatedAt} isPending={isPending} onRenew={() => sharing.share(wishes)} />
        )}
      </div>
      <Foot
        wishes={wishes}
        isShared={shared !== null}
        onForget={() => {
          onForget();
          if (shared) sharing.withdraw();
        }}
      />
    </>
  );
}

/** Nothing that was changed since is sent without another word. */
function Outdated({ since, isPending, onRenew }: { since: string; isPending: boolean; onRenew: () => void }) {
  const t = useTranslations("wishes");
  const { date } = useFormats();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="text-sm text-muted">{t("share.outdated", { date: date(since.slice(0, 10)) })}</p>
      <Button variant="outline" pending={isPending} pendingLabel={t("share.pending")} onClick={onRenew}>
        {t("share.renew")}
      </Button>
    </div>
  );
}

function Foot({ wishes, isShared, onForget }: WishesKeepingProps & { isShared: boolean }) {
  const t = useTranslations("wishes");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[46rem] text-sm text-muted">{t(isShared ? "keptWithUs" : "keptHere")}</p>
      {(isShared || !isNothing(wishes)) && (
        <Button variant="outline" onClick={onForget}>
          {t("forget")}
        </Button>
      )}
    </div>
  );
}

function statedIn(wishes: StatedWishes): [string, unknown][] {
  return Object.entries(wishes).filter(([, wish]) => wish !== undefined);
}

function isNothing(wishes: StatedWishes): boolean {
  return statedIn(wishes).length === 0;
}

function isSame(one: StatedWishes, other: StatedWishes): boolean {
  const [there, here] = [new Map(statedIn(one)), new Map(statedIn(other))];
  return there.size === here.size && [...there].every(([name, wish]) => here.get(name) === wish);
}
