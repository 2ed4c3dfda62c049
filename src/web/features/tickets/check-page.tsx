/** /tickets/:code, opened by a camera: what the ticket is worth at this moment. /tickets takes a code by hand. */
import { Ban, CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { type OtherCode, otherCodeIn } from "#domain/bookings/numbers/other-code.ts";
import { LONGEST_TICKET_CODE, type TicketCheck } from "#domain/bookings/numbers/ticket.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Reference } from "#web/ui/text/values.tsx";
import { TicketCodeForm } from "./code-form.tsx";
import { type TicketVerdict, useTicketCheck } from "./queries.ts";

export function Component() {
  const t = useTranslations("tickets");
  const { code } = useParams();
  return (
    <Page>
      <div className="mx-auto max-w-[40rem]">
        <PageHeader title={t("check.title")} lead={t("check.lead")} />
        {code === undefined && <TicketCodeForm />}
        {code !== undefined && <Answer code={code} />}
      </div>
    </Page>
  );
}

function Answer({ code }: { code: string }) {
  const other = otherCodeIn(code);
  if (other !== null) return <NoTicket kind={other} />;
  if (code.length > LONGEST_TICKET_CODE) return <Verdict verdict={{ check: "forged", ticket: null }} at={Date.now()} />;
  return <Checked code={code} />;
}

/** A natural slip and no alarm: nobody is asked about it, and the right code can be given at once. */
function NoTicket({ kind }: { kind: OtherCode }) {
  const t = useTranslations("tickets");
  return (
    <div className="grid gap-6">
      <Banner tone="wait" role="status" title={t(`check.otherCode.${kind}`)}>
        {t("check.otherCode.text")}
      </Banner>
      <TicketCodeForm />
    </div>
  );
}

function Checked({ code }: { code: string }) {
  const check = useTicketCheck(code);
  return <Loaded query={check}>{(verdict) => <Verdict verdict={verdict} at={check.dataUpdatedAt} />}</Loaded>;
}

const LOOKS: Record<TicketCheck, { icon: LucideIcon; look: string }> = {
  valid: { icon: CircleCheck, look: "bg-ok-soft text-ok" },
  reported: { icon: CircleAlert, look: "bg-wait-soft text-wait" },
  over: { icon: Clock, look: "bg-wait-soft text-wait" },
  cancelled: { icon: Ban, look: "bg-bad-soft text-bad" },
  unknown: { icon: CircleX, look: "bg-bad-soft text-bad" },
  forged: { icon: CircleX, look: "bg-bad-soft text-bad" },
};

function Verdict({ verdict: { check, ticket }, at }: { verdict: TicketVerdict; at: number }) {
  const t = useTranslations("tickets");
  const { dateTime } = useFormats();
  const { icon: Icon, look } = LOOKS[check];
  return (
    <Card className="overflow-hidden">
      <div role="status" className={classNames("-mx-5 -mt-5 mb-6 flex gap-4 p-5 md:-mx-7 md:-mt-7 md:p-7", look)}>
        <Icon aria-hidden="true" className="mt-1 size-10 shrink-0" />
        <div>
          <h2 className="text-2xl">{t(`check.${check}.title`)}</h2>
          <p className="mt-1 text-ink">{t(`check.${check}.text`)}</p>
        </div>
      </div>
      {ticket && <Facts ticket={ticket} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-muted">{t("check.at", { when: dateTime(at) })}</p>
        <ButtonLink to="/tickets" variant="outline">
          {t("check.another")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Facts({ ticket }: { ticket: NonNullable<TicketVerdict["ticket"]> }) {
  const t = useTranslations("tickets");
  const { dateRange, number } = useFormats();
  return (
    <dl className="mb-6 grid gap-x-8 gap-y-4 border-b border-line pb-6 sm:grid-cols-2">
      <Fact term={t("check.initials")}>
        <span className="font-serif text-3xl">{ticket.initials}</span>
      </Fact>
      <Fact term={t("check.booking")}>
        <Reference>{ticket.reference}</Reference>
      </Fact>
      <Fact term={t("check.package")}>{ticket.packageName}</Fact>
      <Fact term={t("check.operator")}>{ticket.operatorName}</Fact>
      <Fact term={t("check.dates")}>{dateRange(ticket.departureDate, ticket.returnDate)}</Fact>
      <Fact term={t("check.seats")}>{number(ticket.seats)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
