/** Questions of pilgrims: what waits longest first, answered once and in place. */
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Enquiry } from "#contract/enquiries.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { ENQUIRY_STATES, type EnquiryState, LONGEST_ANSWER } from "#domain/reviews/enquiry.ts";
import { OperatorAnswer } from "#web/shared/reviews/review-view.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { AnswerButton, useAnsweredToast } from "./answer-button.tsx";
import { useAnswerEnquiry, useEnquiries } from "./queries.ts";
import { ShownList } from "./shown-list.tsx";

export function EnquiriesCard() {
  const t = useTranslations("voices");
  const [state, setState] = useState<EnquiryState>("waiting");
  return (
    <Card icon={CircleHelp} title={t("inbox.questions")}>
      <SegmentedControl
        label={t("inbox.state")}
        hideLabel
        value={state}
        options={ENQUIRY_STATES.map((value) => ({ value, label: t(`inbox.${value}`) }))}
        onChange={setState}
      />
      <Loaded key={state} query={useEnquiries(state)} isInCard>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t(`inbox.none.${state}`)} />
          ) : (
            <div className="mt-6">
              <ShownList list={list}>{(enquiry) => <Question enquiry={enquiry} />}</ShownList>
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

function Question({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations("voices");
  const { date } = useFormats();
  const { answer, isPublic } = enquiry;
  const answering = useAnswerEnquiry(useAnsweredToast());
  return (
    <article className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-muted">
          {t("inbox.about")}{" "}
          <Link to={`/packages/${enquiry.packageId}`} className="font-semibold text-brand hover:underline">
            <bdi>{enquiry.packageName}</bdi>
          </Link>
        </p>
        {!answer && <Since instant={enquiry.createdAt} />}
      </div>
      <p className="mt-1 max-w-[42rem] font-semibold whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
        {enquiry.question}
      </p>
      <p className="mt-1 text-sm text-muted">{t(isPublic ? "inbox.isPublic" : "inbox.isPrivate")}</p>
      {answer && <OperatorAnswer text={answer.text} label={t("questions.answer")} on={date(answer.at.slice(0, 10))} />}
      {!answer && (
        <div className="mt-3">
          <AnswerButton
            longest={LONGEST_ANSWER}
            sending={answering}
            onSend={(text, onSuccess) =>
              answering.mutate({ params: { id: enquiry.id }, body: { answer: text } }, { onSuccess })
            }
          />
        </div>
      )}
    </article>
  );
}

const DAY_HOURS = 24;

function Since({ instant }: { instant: string }) {
  const t = useTranslations("voices");
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / HOUR_MS));
  return (
    <Status state={hours < DAY_HOURS ? "pending" : "needs_review"}>
      {hours < DAY_HOURS ? t("inbox.since", { hours }) : t("inbox.sinceDays", { days: Math.floor(hours / DAY_HOURS) })}
    </Status>
  );
}
