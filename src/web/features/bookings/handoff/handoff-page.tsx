/** /nusuk and /nusuk/:id: the guided preparation of a booking that Nusuk sells. */
import { Link, useParams, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import { type BookingView, useMyBookings } from "../queries.ts";
import { AppStep } from "./app-step.tsx";
import { CopyStep } from "./copy/copy-step.tsx";
import { NusukLink } from "./nusuk/nusuk-link.tsx";
import { type Handoff, isRecorded, useHandoff } from "./queries.ts";
import { RecordStep } from "./record-step.tsx";
import { CheckStep } from "./sale/check-step.tsx";
import { SaleStep } from "./sale/sale-step.tsx";

export function Component() {
  const { id } = useParams();
  return <Page>{id === undefined ? <Choose /> : <Prepared id={id} />}</Page>;
}

function BackToStep() {
  const t = useTranslations("handoff");
  return (
    <Link to="/journey/nusuk" className="inline-flex min-h-11 items-center font-semibold text-brand" data-no-print="">
      {t("back")}
    </Link>
  );
}

/** Several bookings, or none; of one alone its preparation at once. */
function Choose() {
  const t = useTranslations("handoff");
  const bookings = useMyBookings();
  return (
    <Loaded query={bookings}>
      {(all) => {
        const prepared = all.filter(isPrepared);
        const [only, ...others] = prepared;
        if (only && others.length === 0) return <Prepared id={only.id} />;
        return (
          <>
            <PageHeader title={t("choose.title")} lead={only && t("choose.lead")} eyebrow={<BackToStep />} />
            <Official isBooked={only !== undefined && prepared.every(isRecorded)} />
            {only ? <Choices bookings={[only, ...others]} /> : <Nothing />}
          </>
        );
      }}
    </Loaded>
  );
}

function isPrepared({ channel, phase, completed }: BookingView): boolean {
  return channel === "nusuk" && phase !== "cancelled" && !completed;
}

function Choices({ bookings }: { bookings: readonly BookingView[] }) {
  const t = useTranslations("handoff");
  return (
    <Card>
      <ul className="grid gap-3">
        {bookings.map(({ id, packageName }) => (
          <li key={id}>
            <ButtonLink to={`/nusuk/${id}`} variant="outline">
              {t("choose.open", { name: packageName })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Nothing() {
  const t = useTranslations("handoff");
  return (
    <Card>
      <EmptyState title={t("choose.none")} action={<ButtonLink to="/packages">{t("choose.packages")}</ButtonLink>}>
        {t("choose.noneText")}
      </EmptyState>
    </Card>
  );
}

interface OfficialProps {
  /** All numbers are recorded. */
  isBooked: boolean;
  /** Whoever books there, where it is not the reader. */
  buyer?: string | null;
}

/** Said on every step, on paper too. */
function Official({ isBooked, buyer = null }: OfficialProps) {
  const t = useTranslations("handoff");
  const text = buyer === null ? t("official.text") : t("official.ofOther", { name: buyer });
  return (
    <Banner tone="wait" title={t("official.title")} className="mb-6">
      {isBooked ? t("official.booked") : text} <NusukLink className="ms-1" />
    </Banner>
  );
}

function Prepared({ id }: { id: string }) {
  const t = useTranslations("handoff");
  const handoff = useHandoff(id);
  return (
    <>
      <PageHeader title={t("title")} eyebrow={<BackToStep />} lead={handoff.data && <Lead handoff={handoff.data} />} />
      <Loaded query={handoff}>
        {(data) =>
          // Of what no longer stands nothing is bought, and no money is sent on its way.
          data.phase === "cancelled" ? (
            <Nothing />
          ) : (
            <>
              <Official isBooked={isRecorded(data)} buyer={data.isMine ? null : data.customerName} />
              <Steps handoff={data} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** Each name stands in its own direction: two Latin ones would change places in Arabic. */
function Lead({ handoff: { packageName, operatorName } }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  return t.rich("lead", { package: () => <bdi>{packageName}</bdi>, operator: () => <bdi>{operatorName}</bdi> });
}

const STEPS = ["check", "copy", "app", "sale", "record"] as const;

function Steps({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const [address, setAddress] = useSearchParams();
  const step = STEPS.find((one) => one === address.get("step")) ?? "check";
  const contents = {
    check: <CheckStep handoff={handoff} />,
    copy: <CopyStep handoff={handoff} />,
    app: <AppStep handoff={handoff} />,
    sale: <SaleStep handoff={handoff} />,
    record: <RecordStep handoff={handoff} />,
  };
  return (
    <Tabs
      label={t("steps")}
      value={step}
      onValueChange={(value) => setAddress({ step: value }, { replace: true, preventScrollReset: true })}
      tabs={STEPS.map((value) => ({
        value,
        label: t(`step.${value}`),
        content: (
          <>
            {contents[value]}
            <NextStep step={value} />
          </>
        ),
      }))}
    />
  );
}

/** On a phone the later tabs are out of sight: the way on stands under each step. */
function NextStep({ step }: { step: (typeof STEPS)[number] }) {
  const t = useTranslations("handoff");
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (!next) return null;
  return (
    <p data-no-print="" className="mt-6">
      <ButtonLink to={`?step=${next}`}>{t("next", { step: t(`step.${next}`) })}</ButtonLink>
    </p>
  );
}
