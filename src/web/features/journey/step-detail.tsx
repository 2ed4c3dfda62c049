/** One step: how it stands, the way to its tool, what it is, why, how long, and who lacks what. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { comesByItself, neighboursOf, type StepStanding, standingOf } from "#domain/journey/standing.ts";
import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { dayKey } from "#domain/obligations/told/day-key.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LackingList } from "./lacking-list.tsx";
import type { Guide, JourneyGuideStep } from "./queries.ts";
import { stateWord } from "./state-word.ts";
import { toolOf } from "./step-tool.ts";

/** Of what is said about the official process: docs/sources.md. */
const CHECKED_ON = "2026-11-20";

interface StepDetailProps {
  guide: Guide;
  step: JourneyStep;
  /** Whether the address names it. */
  isAsked: boolean;
}

export function StepDetail({ guide, step, isAsked }: StepDetailProps) {
  const t = useTranslations("journey");
  const steps = useTranslations("dashboard");
  const { date, percent } = useFormats();
  const one = guide.steps.find((other) => other.step === step);
  if (!one) return null;
  const number = JOURNEY_STEPS.indexOf(step) + 1;
  return (
    <Card as="article">
      {isAsked && (
        <Link to="/journey" className="mb-2 inline-flex min-h-11 items-center font-semibold text-brand lg:hidden">
          {t("all")}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div>
          <p className="text-sm text-muted">{t("number", { number })}</p>
          <h2 className="text-2xl">{steps(`steps.${step}`)}</h2>
        </div>
        <StepStatus one={one} current={guide.currentStep} />
      </div>
      {one.status === "in_progress" && (
        <div className="mt-5 max-w-md">
          <ProgressBar value={one.progress} label={t("progress")} figure={percent(one.progress)} />
        </div>
      )}
      {/* The days of a Hajj that is over stand nowhere. */}
      {!(step === "completion" && one.status === "completed") && <Tool guide={guide} step={step} />}
      <Explained step={step} guide={guide} />
      <Lacking guide={guide} one={one} />
      <p className="mt-6 text-sm text-muted">{t("checked", { date: date(CHECKED_ON) })}</p>
      <Neighbours guide={guide} step={step} />
    </Card>
  );
}

interface StepStatusProps {
  one: JourneyGuideStep;
  /** At which the journey stands. */
  current: JourneyStep | null;
}

const UNDER_WAY: ReadonlySet<StepStanding> = new Set(["others", "current", "waiting"]);

function StepStatus({ one, current }: StepStatusProps) {
  const { doneAt, open, hidesSome } = one;
  const t = useTranslations("journey");
  const { due } = useFormats();
  const standing = standingOf(one, current);
  if (standing === "needless") return <Status state="not_due">{t("state.needless")}</Status>;
  if (standing === "soFar" || standing === "own") return <Status state="completed">{t(`state.${standing}`)}</Status>;
  if (standing === "completed")
    return <Status state="completed">{doneAt ? t("done", { date: due(doneAt) }) : t("doneOpen")}</Status>;
  return (
    <div className="grid justify-items-end gap-1">
      <Status state={UNDER_WAY.has(standing) ? "pending" : "not_due"}>
        {standing === "others"
          ? t("lackingCount", { count: open, least: hidesSome ? "yes" : "no" })
          : t(`state.${stateWord(one, current)}`)}
      </Status>
      <Waiting {...one} />
      <DueDay {...one} />
    </div>
  );
}

/** What is not done here, and by whom it is. */
function Waiting({ waitsFor }: Pick<JourneyGuideStep, "waitsFor">) {
  const t = useTranslations("dashboard");
  return waitsFor && <p className="text-sm text-muted">{t(`timeline.waits.${waitsFor}`)}</p>;
}

function DueDay({
  step,
  dueOn,
  isForecast,
  isLate,
  isOwnPart,
}: Pick<JourneyGuideStep, "step" | "dueOn" | "isForecast" | "isLate" | "isOwnPart">) {
  const t = useTranslations("dashboard.next");
  const { due } = useFormats();
  if (!dueOn) return null;
  const when = due(dueOn);
  return (
    <p className="text-sm text-muted">
      {isOwnPart && `${t("ownPart")} · `}
      {comesByItself(step) ? when : t(dayKey(isLate, isForecast), { when })}
    </p>
  );
}

function Explained({ step, guide: { channel, bookedBy, hajj } }: { step: JourneyStep; guide: Guide }) {
  const t = useTranslations("journey");
  const { date } = useFormats();
  const values = { channel: channel ?? "open", first: date(hajj.firstDay), last: date(hajj.lastDay) };
  // Who does not pay or buy is not told to.
  const theirs = step === "payment" || (step === "nusuk" && channel === "nusuk") ? step : null;
  return (
    <dl className="mt-6 grid gap-5">
      <Item term={t("what")}>
        {theirs && bookedBy !== null
          ? t(`byOther.${theirs}`, { name: bookedBy, ...values })
          : t(`step.${step}.what`, values)}
      </Item>
      <Item term={t("why")}>{t(`step.${step}.why`, values)}</Item>
      <Item term={t("long")}>{t(`step.${step}.long`, values)}</Item>
    </dl>
  );
}

function Item({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 md:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="max-w-[40rem]">{children}</dd>
    </div>
  );
}

const PAPERS: readonly JourneyStep[] = ["upload", "verification"];
/** Steps that are about no person's papers or facts have no such list. */
const OF_PEOPLE: readonly JourneyStep[] = ["upload", "verification", "family", "nusuk"];

function Lacking({ guide, one }: { guide: Guide; one: JourneyGuideStep }) {
  const t = useTranslations("journey");
  if (!OF_PEOPLE.includes(one.step)) return null;
  // The day of this step is that of the purchase, which is nobody's paper.
  const isUnbought = one.step === "nusuk" && one.dueOn !== null;
  const nobody = one.lacking.length > 0 || isUnbought ? null : nobodyAt(one, guide);
  if (nobody === "nobody" && waitsForPapers(one, guide)) return null;
  return (
    <section className="mt-7 border-t border-line pt-5">
      <h3 className="mb-2 text-lg">{t(one.passed && one.lacking.length > 0 ? "unrecorded" : "who")}</h3>
      {isUnbought && (
        <p>{t("unbought", { who: guide.bookedBy === null ? "you" : "other", name: guide.bookedBy ?? "" })}</p>
      )}
      {one.lacking.length > 0 && <LackingList lacking={one.lacking} isAsked={!one.passed} />}
      {one.lacking.length > 0 && one.hidesSome && <p className="mt-2 text-muted">{t("othersHidden")}</p>}
      {nobody && <p className="text-muted">{t(nobody)}</p>}
      {one.step === "family" && guide.travelsAlone && <p className="mt-2 text-muted">{t("alone")}</p>}
    </section>
  );
}

/**
 * Fingerprints are asked of whoever is booked, and nothing is checked before it is uploaded: till then nobody has done
 * anything. On the way nobody has anything left to do at a step that is behind.
 */
function nobodyAt({ step, status, needless, passed, hidesSome }: JourneyGuideStep, guide: Guide) {
  const { bookingId, bookedBy, namesNobody, steps, currentStep } = guide;
  const way = steps.find((one) => one.step === "tracking")?.status;
  // Who is home and has booked again is at a step of the next journey.
  const hasBegun = way === "in_progress" || (way === "completed" && currentStep === null);
  if (hasBegun && (step === "upload" || step === "verification" || step === "nusuk")) return "away";
  if (passed) return "nobody";
  if (step === "family" && status !== "completed" && !needless) return "noGroup";
  if (step === "verification" && status === "pending") return "notUploaded";
  if (step === "nusuk" && bookingId === null) return hidesSome || bookedBy !== null ? "notNamed" : "notBooked";
  if (step === "nusuk" && namesNobody) return "notNamed";
  return hidesSome ? "nobodyOfYours" : "nobody";
}

/** The purchase hangs on papers that are told at their own steps: beside one that is missing, nobody is called through here. */
function waitsForPapers({ step }: JourneyGuideStep, { steps }: Guide): boolean {
  return step === "nusuk" && steps.some((one) => PAPERS.includes(one.step) && one.lacking.length > 0);
}

function Tool({ guide, step }: { guide: Guide; step: JourneyStep }) {
  const t = useTranslations("journey");
  const { path, booked } = toolOf(step, guide);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={path}>{booked ? t(`step.${booked}.booked`) : t(`step.${step}.tool`)}</ButtonLink>
      {step === "upload" && (
        <ButtonLink to="/documents/intake" variant="outline">
          {t("together")}
        </ButtonLink>
      )}
    </div>
  );
}

function Neighbours({ guide, step }: { guide: Guide; step: JourneyStep }) {
  const t = useTranslations("journey");
  const steps = useTranslations("dashboard");
  const { before, after } = neighboursOf(guide.steps, step, guide.bookingId !== null && guide.channel === "nusuk");
  const look = "inline-flex min-h-11 items-center font-semibold text-brand";
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-x-6 border-t border-line pt-3">
      {before ? (
        <Link to={`/journey/${before}`} className={look}>
          {t("previous", { step: steps(`steps.${before}`) })}
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link to={`/journey/${after}`} className={look}>
          {t("next", { step: steps(`steps.${after}`) })}
        </Link>
      )}
    </div>
  );
}
