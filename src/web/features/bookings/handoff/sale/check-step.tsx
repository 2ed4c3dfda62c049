/** What has to stand before the sale, each check with whom it waits for and the way there. */
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type Handoff, isRecorded } from "../queries.ts";

type Check = Handoff["checks"][number];

const LOOKS = { ok: "verified", open: "missing", unknown: "not_checked" } as const;

export function CheckStep({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const { dateTime } = useFormats();
  const forVisa = handoff.checks.filter(({ check }) => check === "biometrics");
  return (
    <Card
      title={t(isRecorded(handoff) ? "checks.titleAfter" : "checks.title")}
      aside={t("checks.asOf", { at: dateTime(handoff.asOf) })}
    >
      <Checks checks={handoff.checks.filter((one) => !forVisa.includes(one))} handoff={handoff} />
      {forVisa.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{t("checks.forVisa")}</h3>
          <Checks checks={forVisa} handoff={handoff} />
        </>
      )}
    </Card>
  );
}

function Checks({ checks, handoff }: { checks: readonly Check[]; handoff: Handoff }) {
  return (
    <ul className="divide-y divide-line">
      {checks.map((check) => (
        <Row key={check.check} check={check} handoff={handoff} />
      ))}
    </ul>
  );
}

function Row({ check: { check, state, people, hidesSome }, handoff }: { check: Check; handoff: Handoff }) {
  const t = useTranslations("handoff");
  const { list } = useFormats();
  const names = handoff.travellers.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  const isNaming = check === "names";
  const waitsForNames = !isNaming && handoff.travellers.length === 0;
  // Whoever booked names; the other checks are of people whose papers the reader keeps.
  const isReaders = isNaming ? handoff.isMine : !waitsForNames;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-sans text-base font-semibold">{t(`checks.${check}.title`)}</h3>
        <p className="text-sm text-muted">{t(`checks.${check}.why`)}</p>
        {names.length > 0 && <p className="mt-1 text-sm">{t("checks.whom", { names: list(names) })}</p>}
        {hidesSome && <p className="mt-1 text-sm">{t("checks.others")}</p>}
        {waitsForNames && <p className="mt-1 text-sm">{t("checks.nameFirst")}</p>}
        {state === "open" && isNaming && !isReaders && (
          <p className="mt-1 text-sm">{t("checks.namedBy", { name: handoff.customerName })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Status state={LOOKS[state]}>{t(`checks.${state}`)}</Status>
        {state === "open" && isReaders && (
          <ButtonLink to={placeOf(check, handoff, people)} variant="outline">
            {t(`checks.go.${check}`)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function placeOf(check: Check["check"], { bookingId }: Handoff, [first]: readonly string[]): string {
  if (check === "names") return `/bookings/${bookingId}`;
  if (check === "biometrics") return `/nusuk/${bookingId}?step=app`;
  if (check !== "passports" && check !== "photos") return "/travellers";
  return first === undefined ? "/documents" : `/documents?for=${encodeURIComponent(first)}`;
}
