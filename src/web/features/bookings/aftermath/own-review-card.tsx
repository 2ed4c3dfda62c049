/** The review of one's own journey: written once it is over, changed while it is new, shown with what became of it. */
import { PenLine } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { OwnReview } from "#contract/reviews.ts";
import { ReviewView } from "#web/shared/reviews/review-view.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { BookingView } from "../queries.ts";
import { type ReviewStanding, useChangeReview, useOwnReview, useWriteReview } from "./queries.ts";
import { ReviewForm } from "./review-form.tsx";

export function OwnReviewCard({ booking }: { booking: BookingView }) {
  return (
    <Loaded query={useOwnReview(booking.id)}>{(standing) => <Own booking={booking} standing={standing} />}</Loaded>
  );
}

interface OwnProps {
  booking: BookingView;
  standing: ReviewStanding;
}

function Own({ booking, standing: { review, mayWrite, packageId } }: OwnProps) {
  const t = useTranslations("voices");
  if (!review && !mayWrite) return null;
  return (
    <Card icon={PenLine} title={t(review ? "own.title" : "own.invite")}>
      {review ? <Written review={review} /> : <Writing booking={booking} packageId={packageId} />}
    </Card>
  );
}

function Writing({ booking, packageId }: { booking: BookingView; packageId: string }) {
  const t = useTranslations("voices");
  const write = useWriteReview(() => showToast({ title: t("own.published"), tone: "good" }));
  return (
    <>
      <p className="mb-5 max-w-[42rem]">{t("own.inviteText", { operator: booking.operatorName })}</p>
      <ReviewForm
        submit={t("own.submit")}
        sending={write}
        onSend={(words) => write.mutate({ params: { id: packageId }, body: { ...words, bookingId: booking.id } })}
      />
    </>
  );
}

function Written({ review }: { review: OwnReview }) {
  const t = useTranslations("voices");
  const { dateTime } = useFormats();
  const [isChanging, setChanging] = useState(false);
  const change = useChangeReview(() => {
    setChanging(false);
    showToast({ title: t("own.changed"), tone: "good" });
  });
  if (isChanging) {
    return (
      <ReviewForm
        start={review}
        submit={t("own.save")}
        sending={change}
        onSend={(words) => change.mutate({ params: { id: review.id }, body: words })}
        onKeep={() => setChanging(false)}
      />
    );
  }
  return (
    <>
      {review.hiddenReason && (
        <Banner className="mb-5" tone="bad" title={t("own.hidden")}>
          <span dir="auto">{review.hiddenReason}</span>
        </Banner>
      )}
      <ReviewView review={review}>
        {review.editableUntil && (
          <Button variant="outline" onClick={() => setChanging(true)}>
            {t("own.change")}
          </Button>
        )}
        {!review.hiddenReason && (
          <ButtonLink variant="quiet" to={`/packages/${review.packageId}#reviews`}>
            {t("own.shown")}
          </ButtonLink>
        )}
      </ReviewView>
      {review.editableUntil && (
        <p className="mt-3 text-sm text-muted">{t("own.until", { moment: dateTime(review.editableUntil) })}</p>
      )}
    </>
  );
}
