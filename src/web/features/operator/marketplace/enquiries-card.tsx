/** Questions of pilgrims: what waits longest first, answered once and in place. */
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Enquiry } from "#contract/enquiries.ts";
import { ENQUIRY_STATES, type EnquiryState, LONGEST_ANSWER } from "#domain/voices/enquiry.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Answer } from "#web/ui/voices/review-view.tsx";
import { SayDialog } from "#web/ui/voices/say-dialog.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswerEnquiry, useEnquiries } from "./queries.ts";
import { useShown } from "./use-shown.ts";

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
      <Loaded key={state} query={useEnquiries(state)}>
        {(list) => (list.length === 0 ? <EmptyState title={t(`inbox.none.${state}`)} /> : <List list={list} />)}
      </Loaded>
    </Card>
  );
}

function List({ list }: { list: readonly Enquiry[] }) {
  const t = useTranslations("voices");
  const { shown, hidden, showAll } = useShown(list);
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {shown.map((enquiry) => (
          <li key={enquiry.id} className="py-5 last:pb-0">
            <Question enquiry={enquiry} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-5" variant="outline" onClick={showAll}>
          {t("inbox.all", { count: hidden })}
        </Button>
      )}
    </>
  );
}

function Question({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations("voices");
  const { date } = useFormats();
  const { answer, isPublic } = enquiry;
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
      {answer && <Answer text={answer.text} label={t("questions.answer")} on={date(answer.at.slice(0, 10))} />}
      {!answer && <AnswerButton enquiryId={enquiry.id} />}
    </article>
  );
}

const HOUR_MS = 3_600_000;
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

function AnswerButton({ enquiryId }: { enquiryId: string }) {
  const t = useTranslations("voices");
  const [open, setOpen] = useState(false);
  const answer = useAnswerEnquiry(() => {
    setOpen(false);
    showToast({ title: t("inbox.done"), tone: "good" });
  });
  return (
    <div className="mt-3">
      <Button onClick={() => setOpen(true)}>{t("inbox.answer")}</Button>
      {open && (
        <SayDialog
          title={t("inbox.answerTitle")}
          text={t("inbox.answerText")}
          label={t("inbox.label")}
          submit={t("inbox.submit")}
          pendingLabel={t("inbox.pending")}
          keep={t("inbox.keep")}
          longest={LONGEST_ANSWER}
          sending={answer}
          onSend={(text) => answer.mutate({ params: { id: enquiryId }, body: { answer: text } })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
