/** One person: the printed name, what is still missing, and what can be done. */
import { FileText, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { Traveller } from "#contract/travellers.ts";
import { ageOn, dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";
import { NotAsked } from "#web/shared/people/papers/not-asked.tsx";
import { useWithoutPlace } from "#web/shared/people/papers/papers-due.ts";
import { ReadyStatus } from "#web/shared/people/ready-state.tsx";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { useLacks } from "#web/shared/people/use-lacks.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

interface TravellerCardProps {
  traveller: Traveller;
  documents: readonly TravelDocument[];
  onDelete: () => void;
}

export function TravellerCard({ traveller, documents, onDelete }: TravellerCardProps) {
  const lacks = useLacks()(traveller, documents);
  const isYoung = isTooYoung(traveller.birthDate, dateOf(new Date()));
  const hasNoPlace = useWithoutPlace()(traveller.isSelf ? null : traveller.id);
  const isExempt = isYoung || hasNoPlace;
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Name traveller={traveller} />
        {!isExempt && <ReadyStatus lacks={lacks} />}
      </div>
      <p className="text-sm">{isExempt ? <NotAsked isTooYoung={isYoung} /> : lacks.text}</p>
      <Told traveller={traveller} />
      <Acts traveller={traveller} onDelete={onDelete} />
    </Card>
  );
}

function Name({ traveller }: { traveller: Traveller }) {
  const t = useTranslations("travellers");
  const { birthDate, relationship, printedName } = traveller;
  return (
    <div className="min-w-0">
      <h2 className="text-xl">
        <bdi>{fullName(traveller)}</bdi>
      </h2>
      <p className="text-sm text-muted">
        {t(`relationship.${relationship}`)}
        {birthDate && <> · {t("age", { years: ageOn(birthDate, dateOf(new Date())) })}</>}
      </p>
      <p className="mt-2 text-xs text-muted">
        {t("inPassport")}{" "}
        <bdi dir="ltr" className="font-mono break-all text-ink">
          {printedName.replace(/<+$/, "")}
        </bdi>
      </p>
    </div>
  );
}

function Told({ traveller: { specialNeeds, biometricsDoneOn, vaccinatedOn } }: { traveller: Traveller }) {
  const t = useTranslations("travellers");
  const { date } = useFormats();
  if (!specialNeeds && !biometricsDoneOn && !vaccinatedOn) return null;
  return (
    <div className="text-sm text-muted">
      {biometricsDoneOn && <p>{t("biometricsDone", { date: date(biometricsDoneOn) })}</p>}
      {vaccinatedOn && <p>{t("injectionDone", { date: date(vaccinatedOn) })}</p>}
      {specialNeeds && <p>{t("needsTold", { date: date(specialNeeds.consentedAt.slice(0, 10)) })}</p>}
    </div>
  );
}

function Acts({ traveller, onDelete }: Pick<TravellerCardProps, "traveller" | "onDelete">) {
  const t = useTranslations("travellers");
  const name = fullName(traveller);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        aria-label={t("changeOf", { name })}
        icon={<Pencil aria-hidden="true" className="size-5" />}
        onClick={() => askForTraveller({ traveller })}
      >
        {t("change")}
      </Button>
      <ButtonLink
        to={`/documents?for=${encodeURIComponent(traveller.id)}`}
        variant="outline"
        aria-label={t("documentsOf", { name })}
        icon={<FileText aria-hidden="true" className="size-5" />}
      >
        {t("documents")}
      </ButtonLink>
      <Button
        variant="quiet"
        aria-label={t("removeOf", { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={onDelete}
      >
        {t("remove")}
      </Button>
    </div>
  );
}
