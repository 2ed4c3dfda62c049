/** Questions to the operator, answered in place; a pilgrim asks here, staff hide here. */
import { CircleHelp, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Enquiry } from "#contract/enquiries.ts";
import { LONGEST_HIDING_REASON } from "#domain/reviews/review.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { authPath } from "#web/lib/session/next-path.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { OperatorAnswer } from "#web/shared/reviews/review-view.tsx";
import { SayDialog } from "#web/shared/reviews/say-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { PackageView } from "../../queries.ts";
import { AskButton } from "./ask-button.tsx";
import { useHide, useQuestions } from "./queries.ts";

export function PackageQuestions({ item }: { item: PackageView }) {
  const t = useTranslations("voices");
  const errorText = useErrorText();
  const found = useQuestions(item.id);
  return (
    <Card icon={CircleHelp} title={t("questions.title")}>
      <p className="mb-5 text-sm text-muted">{t("questions.lead")}</p>
      {item.status === "listed" && <Asking packageId={item.id} />}
      {found.isError && <ErrorState text={errorText(found.error)} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton className="h-40" />}
      {found.data?.length === 0 && (
        <EmptyState title={t("questions.none.title")}>{t("questions.none.text")}</EmptyState>
      )}
      {found.data && found.data.length > 0 && (
        <ul className="mt-6 divide-y divide-line border-t border-line">
          {found.data.map((enquiry) => (
            <li key={enquiry.id} className="py-6 last:pb-0">
              <Question enquiry={enquiry} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Operators and staff ask nothing here. */
function Asking({ packageId }: { packageId: string }) {
  const t = useTranslations("voices");
  const user = useCurrentUser();
  if (user === null) {
    return (
      <ButtonLink variant="outline" to={authPath(`/packages/${packageId}#questions`)}>
        {t("questions.signIn")}
      </ButtonLink>
    );
  }
  return user.role === "pilgrim" ? <AskButton packageId={packageId} /> : null;
}

function Question({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations("voices");
  const { date } = useFormats();
  const { isMine, isPublic, answer, hiddenReason, operatorStopped } = enquiry;
  return (
    <article className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isMine && <strong className="text-ink">{t("questions.yours")}</strong>}
        <span>{t("questions.asked", { date: date(enquiry.createdAt.slice(0, 10)) })}</span>
        {isMine && !isPublic && <span>· {t("questions.private")}</span>}
      </p>
      <p className="mt-1 max-w-[42rem] font-semibold whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {enquiry.question}
      </p>
      {answer && <OperatorAnswer text={answer.text} label={t("questions.answer")} on={date(answer.at.slice(0, 10))} />}
      {!answer && !hiddenReason && (
        <div className="mt-3">
          <Status state="pending">{t(operatorStopped ? "questions.stopped" : "questions.waiting")}</Status>
        </div>
      )}
      {hiddenReason && (
        <Banner className="mt-4" tone="bad" title={t("questions.hidden")}>
          <span dir="auto">{hiddenReason}</span>
        </Banner>
      )}
      <HideButton enquiryId={enquiry.id} />
    </article>
  );
}

/** For staff alone. */
function HideButton({ enquiryId }: { enquiryId: string }) {
  const t = useTranslations("voices");
  const user = useCurrentUser();
  const [open, setOpen] = useState(false);
  const hide = useHide(() => {
    setOpen(false);
    showToast({ title: t("questions.hid") });
  });
  if (user?.role !== "staff") return null;
  return (
    <div className="mt-3">
      <Button variant="quiet" icon={<EyeOff aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        {t("questions.hide")}
      </Button>
      {open && (
        <SayDialog
          title={t("questions.hideTitle")}
          text={t("questions.hideText")}
          label={t("questions.reason")}
          submit={t("questions.hide")}
          pendingLabel={t("questions.hiding")}
          keep={t("questions.keep")}
          longest={LONGEST_HIDING_REASON}
          danger
          sending={hide}
          onSend={(reason) => hide.mutate({ params: { id: enquiryId }, body: { reason } })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
