/** The picture of the confirmation beside a number: looked at by both sides, sent and deleted by who booked. */
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { numberPicture } from "#contract/official-numbers.ts";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { CHOOSABLE_KINDS } from "#web/ui/forms/choosable.ts";
import type { BookingView } from "../queries.ts";
import { type NumberView, useAddNumberPicture, useRemoveNumberPicture } from "./queries.ts";

interface PictureRowProps {
  booking: BookingView;
  by: MessageSide;
  number: NumberView;
}

export function PictureRow({ booking, by, number: { application, pictureAt } }: PictureRowProps) {
  const t = useTranslations("numbers");
  const path = pathOf(numberPicture, { params: { id: booking.id, application } });
  return (
    <div className="grid gap-2 text-sm">
      {by === "pilgrim" && pictureAt === null && (
        <p className="text-muted">{t("picture.lead", { operator: booking.operatorName })}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {pictureAt !== null && (
          <a
            href={`${path}?at=${encodeURIComponent(pictureAt)}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {t("picture.open")}
          </a>
        )}
        {by === "pilgrim" && booking.isMine && (
          <Sending bookingId={booking.id} application={application} hasPicture={pictureAt !== null} />
        )}
      </div>
    </div>
  );
}

interface SendingProps {
  bookingId: string;
  application: number;
  hasPicture: boolean;
}

function Sending({ bookingId, application, hasPicture }: SendingProps) {
  const t = useTranslations("numbers");
  const chooser = useRef<HTMLInputElement>(null);
  const add = useAddNumberPicture(bookingId, application);
  const remove = useRemoveNumberPicture();
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={CHOOSABLE_KINDS}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) add.mutate(file);
          currentTarget.value = "";
        }}
      />
      <Button
        variant="outline"
        pending={add.isPending}
        pendingLabel={t("picture.sending")}
        onClick={() => chooser.current?.click()}
      >
        {t(hasPicture ? "picture.replace" : "picture.add")}
      </Button>
      {hasPicture && (
        <Button
          variant="quiet"
          pending={remove.isPending}
          pendingLabel={t("picture.sending")}
          onClick={() => remove.mutate({ params: { id: bookingId, application } })}
        >
          {t("picture.remove")}
        </Button>
      )}
      <Refusal error={add.error ?? remove.error} className="basis-full" />
    </>
  );
}
