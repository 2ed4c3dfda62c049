/** One person with the papers that were recognised as theirs; of somebody new, what the passport's lines say. */
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/surfaces/card.tsx";
import {
  agreedOf,
  type PaperWithKind,
  type PersonPapers,
  type ToldOfNewcomer,
  type ToldOfPaper,
} from "./intake-model.ts";
import { NewcomerFacts } from "./newcomer-facts.tsx";
import { PaperRow } from "./papers/paper-row.tsx";
import type { useAgree } from "./queries.ts";
import { useWhose } from "./use-whose.ts";

interface PersonCardProps {
  somebody: PersonPapers;
  isSelfTaken: boolean;
  isPending: boolean;
  onTell: (paperId: string, told: ToldOfPaper) => void;
  onTellOf: (newcomerKey: string, told: ToldOfNewcomer) => void;
  onAgree: ReturnType<typeof useAgree>["mutate"];
}

export function PersonCard({ somebody, isSelfTaken, isPending, onTell, onTellOf, onAgree }: PersonCardProps) {
  const t = useTranslations("intake");
  const { name, newcomer, papers, isClear } = somebody;
  const words = useTranslations("travellers");
  const whose = useWhose();
  const staysAtHome = isTooYoung(newcomer?.birthDate ?? null, dateOf(new Date()));
  return (
    <Card title={<bdi>{name}</bdi>} aside={newcomer ? t("newTraveller") : whose.relation(somebody)}>
      {newcomer && (
        <NewcomerFacts newcomer={newcomer} isSelfTaken={isSelfTaken} onTell={(told) => onTellOf(newcomer.key, told)} />
      )}
      <ul className="grid gap-4">
        {papers.map((one) => (
          <li key={one.paper.id}>
            <Recognised somebody={somebody} sorted={one} onTell={onTell} />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="mt-5 max-md:w-full"
        disabled={!isClear || isPending}
        onClick={() => onAgree({ body: agreedOf([somebody]) })}
      >
        {staysAtHome ? words("form.keepAtHome") : t(newcomer ? "agree.add" : "agree.file", { name })}
      </Button>
    </Card>
  );
}

interface RecognisedProps extends Pick<PersonCardProps, "somebody" | "onTell"> {
  sorted: PaperWithKind;
}

function Recognised({ somebody, sorted: { paper, kind }, onTell }: RecognisedProps) {
  const t = useTranslations("intake");
  const title = useWhose().paper(kind, somebody);
  // By their own passport nobody is recognised: it is where they come from.
  const by = somebody.newcomer && kind === "passport" ? null : paper.recognisedBy;
  return (
    <PaperRow
      paper={paper}
      title={title}
      note={by && t(`by.${by}`)}
      end={
        <Button
          variant="quiet"
          aria-label={t("changeOf", { paper: title })}
          onClick={() => onTell(paper.id, { doubted: true })}
        >
          {t("change")}
        </Button>
      }
    />
  );
}
