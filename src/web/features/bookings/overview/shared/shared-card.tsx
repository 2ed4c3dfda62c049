/** What the operator gets of one's own people: told beforehand, decided where it is a choice, dated where it happened. */
import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import type { RouteResult } from "#contract/route.ts";
import { sharedFacts, tellNeeds } from "#contract/shared-facts.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { OPERATOR_NEEDS_CONSENT_VERSION } from "#domain/travellers/traveller.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

type Shared = RouteResult<typeof sharedFacts>;
type Person = Shared["people"][number];

/** Beside the booking: where it cannot be had, nothing stands here, and the page is whole without it. */
export function SharedCard({ bookingId }: { bookingId: string }) {
  const t = useTranslations("shared");
  const { data } = useRouteQuery(sharedFacts, { params: { id: bookingId } });
  if (!data) return null;
  const { operatorName: operator, people } = data;
  return (
    <Card icon={Eye} title={t("title", { operator })}>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t("names")}</li>
        <li>{t("passports")}</li>
      </ul>
      {people.length > 0 && (
        <ul className="mt-5 grid gap-4 border-t border-line pt-5">
          {people.map((person) => (
            <li key={person.travellerId}>
              <PersonFacts person={person} bookingId={bookingId} operator={operator} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PersonFactsProps {
  person: Person;
  bookingId: string;
  operator: string;
}

function PersonFacts({ person, bookingId, operator }: PersonFactsProps) {
  const t = useTranslations("shared");
  const { dateTime } = useFormats();
  return (
    <>
      <h3 className="font-semibold">
        <bdi>{fullName(person)}</bdi>
      </h3>
      {person.passportTaken.length === 0 && <p className="text-sm text-muted">{t("notTaken")}</p>}
      <ul className="text-sm">
        {person.passportTaken.map(({ at, list }) => (
          <li key={`${list} ${at}`}>{t("taken", { list: t(`list.${list}`), moment: dateTime(at) })}</li>
        ))}
      </ul>
      {person.aids.length === 0 && <p className="text-sm text-muted">{t("noNeeds", { name: fullName(person) })}</p>}
      {person.aids.length > 0 && <Needs {...{ person, bookingId, operator }} />}
    </>
  );
}

/** Health data: shown to the operator only by this consent, for this journey. */
function Needs({ person, bookingId, operator }: PersonFactsProps) {
  const t = useTranslations("shared");
  const { list } = useFormats();
  const tell = useRouteMutation(tellNeeds, { invalidates: [sharedFacts] });
  const needs = list(person.aids.map((aid) => t(`aid.${aid}`)));
  const isTold = tell.isPending ? tell.variables.body.consentVersion !== null : person.toldAt !== null;
  return (
    <>
      <Checkbox
        label={t("tell", { name: fullName(person), needs })}
        hint={t("consent", { operator })}
        checked={isTold}
        disabled={tell.isPending}
        onChange={({ target }) =>
          tell.mutate({
            params: { id: bookingId, travellerId: person.travellerId },
            body: { consentVersion: target.checked ? OPERATOR_NEEDS_CONSENT_VERSION : null },
          })
        }
      />
      <Refusal error={tell.error} />
    </>
  );
}
