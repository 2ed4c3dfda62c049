/** Lets the uploader have another model asked about this one file, where the installation has one; never chosen beforehand. */
import { useTranslations } from "use-intl";
import { opinionOffer } from "#contract/second-opinion.ts";
import { useRouteQuery } from "../../lib/queries.ts";
import { Checkbox } from "../../ui/forms/choice.tsx";

interface SecondOpinionChoiceProps {
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

export function SecondOpinionChoice({ chosen, onChoose }: SecondOpinionChoiceProps) {
  const t = useTranslations("documents");
  const offer = useRouteQuery(opinionOffer).data?.offer;
  if (!offer) return null;
  return (
    <Checkbox
      checked={chosen}
      onChange={({ target }) => onChoose(target.checked)}
      label={t("opinion.ask", { host: offer.host })}
      hint={t("opinion.text")}
    />
  );
}
