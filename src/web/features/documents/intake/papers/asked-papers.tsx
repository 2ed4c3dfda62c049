/** What could not be told, asked in one list: what it is and whose, a tap each. */
import { useTranslations } from "use-intl";
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type everybodyIn, keyOf, type PaperQuestion, type ToldOfPaper } from "../intake-model.ts";
import { Taps } from "../taps.tsx";
import { useWhose } from "../use-whose.ts";
import { PaperRow } from "./paper-row.tsx";
import { RemovePaper } from "./remove-paper.tsx";

type Everybody = ReturnType<typeof everybodyIn>;

interface AskedPapersProps {
  asked: readonly PaperQuestion[];
  people: Everybody;
  onTell: (paperId: string, told: ToldOfPaper) => void;
}

export function AskedPapers({ asked, people, onTell }: AskedPapersProps) {
  const t = useTranslations("intake");
  if (asked.length === 0) return null;
  return (
    <Card title={t("asked.title", { count: asked.length })}>
      <p className="mb-5 text-muted">{t("asked.text")}</p>
      <ul className="grid gap-6">
        {asked.map((one) => (
          <li key={one.paper.id} className="grid gap-4 border-t border-line pt-5 first:border-0 first:pt-0">
            <Questions asked={one} people={people} onTell={(told) => onTell(one.paper.id, told)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface QuestionsProps extends Pick<AskedPapersProps, "people"> {
  asked: PaperQuestion;
  onTell: (told: ToldOfPaper) => void;
}

function Questions({ asked: { paper, kind, person }, people, onTell }: QuestionsProps) {
  const t = useTranslations("intake");
  const whose = useWhose();
  const chosen = person && keyOf(person);
  return (
    <>
      <PaperRow
        paper={paper}
        title={paper.kind ? t(`kind.${paper.kind}`) : t("asked.unknown")}
        note={paper.kind === "identity_card" ? t("asked.card") : paper.read?.name}
        end={<RemovePaper paper={paper} />}
      />
      <Taps
        legend={t("asked.kind")}
        options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`kind.${type}`) }))}
        value={kind}
        onTap={(type) => onTell({ kind: type, doubted: true })}
      />
      <Taps
        legend={t("asked.person")}
        options={people.map((one) => ({ value: one.key, label: labelOf(one, whose.relation(one)) }))}
        value={people.some(({ key }) => key === chosen) ? chosen : null}
        onTap={(key) => {
          const somebody = people.find((one) => one.key === key);
          if (somebody) onTell({ person: somebody.person });
        }}
      />
    </>
  );
}

function labelOf({ name }: Everybody[number], relation: string | null): string {
  return relation === null ? name : `${name} · ${relation}`;
}
