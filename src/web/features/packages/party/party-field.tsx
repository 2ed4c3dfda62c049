/** One person less, the number, one more: what the prices of the page are reckoned for. */
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { Party } from "./use-party.ts";

export function PartyField({ party: { people, isHousehold, choose } }: { party: Party }) {
  const t = useTranslations("packages");
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">{t("party.label")}</legend>
      <IconButton
        look="framed"
        icon={Minus}
        label={t("hold.fewer")}
        disabled={people <= 1}
        onClick={() => choose(people - 1)}
      />
      <output className="font-serif text-xl" aria-live="polite">
        {t("party.people", { people })}
      </output>
      <IconButton
        look="framed"
        icon={Plus}
        label={t("hold.moreSeats")}
        disabled={people >= MAX_PARTY}
        onClick={() => choose(people + 1)}
      />
      {isHousehold && people > 1 && <span className="text-sm text-muted">{t("party.household")}</span>}
    </fieldset>
  );
}
