/** Lets the uploader have another model asked about this one file, where the installation has one; never chosen beforehand. */
import { useTranslations } from "use-intl";
import { opinionOffer } from "#contract/second-opinion.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";

interface SecondOpinionChoiceProps {
  /** Whom the uploader lets be asked; null: nobody. */
  chosen: string | null;
  onChoose: (host: string | null) => void;
}

export function SecondOpinionChoice({ chosen, onChoose }: SecondOpinionChoiceProps) {
  const t = useTranslations("documents");
  const offer = useRouteQuery(opinionOffer).data?.offer;
  if (!offer) return null;
  return (
    <Checkbox
      checked={chosen === offer.host}
      onChange={({ target }) => onChoose(target.checked ? offer.host : null)}
      label={t("opinion.ask", { host: offer.host })}
      hint={t("opinion.text")}
    />
  );
}
