/** Who of those named the pilgrim is, and then the booking is theirs. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { listBookings, listMyBookings } from "#contract/bookings.ts";
import { claimBooking, viewClaim } from "#contract/phone-bookings.ts";
import type { RouteResult } from "#contract/route.ts";
import { listTravellers } from "#contract/travellers.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";

export type ClaimView = RouteResult<typeof viewClaim>;

interface Props {
  code: string;
  view: ClaimView;
  onUsed: () => void;
}

export function TakeOver({ code, view, onUsed }: Props) {
  const t = useTranslations("claims");
  const navigate = useNavigate();
  const [selfId, setSelfId] = useState("");
  const claim = useRouteMutation(claimBooking, {
    invalidates: [viewClaim, listMyBookings, listBookings, listTravellers, ...JOURNEY_ANSWERS],
    onSuccess: ({ id }) => {
      onUsed();
      void navigate(`/bookings/${id}`);
    },
  });
  return (
    <div className="grid gap-5">
      {view.people.length > 0 && (
        <SelectField
          label={t("who.label")}
          hint={t("who.hint")}
          value={selfId}
          options={[
            { value: "", label: t("who.nobody") },
            ...view.people.map(({ id, surname, givenNames }) => ({
              value: id,
              label: `${givenNames} ${surname}`.trim(),
            })),
          ]}
          onChange={(event) => setSelfId(event.target.value)}
        />
      )}
      <p className="text-sm text-muted">{t("means")}</p>
      <Button
        size="lg"
        className="justify-self-start"
        pending={claim.isPending}
        pendingLabel={t("claiming")}
        onClick={() => claim.mutate({ body: { code, selfId: selfId || null } })}
      >
        {t("claim")}
      </Button>
      <Refusal error={claim.error} />
    </div>
  );
}
