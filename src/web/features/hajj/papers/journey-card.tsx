/** A journey with its tickets: each code large enough for a scanner in the sun. */
import { useTranslations } from "use-intl";
import type { PackedJourney } from "#contract/offline-pack.ts";
import { QrCode } from "#web/ui/motif/qr-code.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { FormattedDate, Reference } from "#web/ui/text/values.tsx";

export function JourneyTickets({ journey }: { journey: PackedJourney }) {
  const t = useTranslations("hajj");
  return (
    <Card title={journey.packageName}>
      <Facts journey={journey} />
      {journey.tickets.length === 0 && <p className="mt-5 text-muted">{t(`papers.noTicket.${journey.ticketState}`)}</p>}
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {journey.tickets.map(({ travellerId, number, name, address }) => (
          <li key={travellerId} className="grid justify-items-center gap-3 rounded-md bg-sunken p-5 text-center">
            <h3 className="text-lg">{t("papers.ticketOf", { number: String(number), name })}</h3>
            <QrCode content={address} label={t("papers.ticketOf", { number: String(number), name })} />
            <p className="text-sm text-muted">{t("papers.showToCheck")}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One that the operator has yet to see is called so. */
function OfficialNumber({ journey: { officialNumber, isReported } }: { journey: PackedJourney }) {
  const t = useTranslations("hajj");
  return (
    <>
      <Reference>{officialNumber ?? ""}</Reference>
      {isReported && <span className="block text-sm font-normal text-muted">{t("papers.reported")}</span>}
    </>
  );
}

function Facts({ journey }: { journey: PackedJourney }) {
  const t = useTranslations("hajj");
  const facts = [
    { name: "reference", value: <Reference>{journey.reference}</Reference> },
    { name: "officialNumber", value: journey.officialNumber && <OfficialNumber journey={journey} /> },
    { name: "operator", value: journey.operatorName },
    { name: "departure", value: <FormattedDate date={journey.departureDate} /> },
    { name: "return", value: <FormattedDate date={journey.returnDate} /> },
    { name: "makkahHotel", value: journey.makkahHotel },
    { name: "madinahHotel", value: journey.madinahHotel },
    { name: "camp", value: journey.minaCamp },
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`papers.facts.${name}`)}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
