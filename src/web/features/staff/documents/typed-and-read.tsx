/** What the owner typed beside what was read on the page, each pair marked as the same or not. */
import { useTranslations } from "use-intl";
import { isIsoDate } from "#domain/calendar.ts";
import { codeOfCountry } from "#domain/documents/lines/nationality.ts";
import { compareNames } from "#domain/names/names.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { OpenedDocument } from "../queries.ts";

interface Pair {
  readonly term: string;
  readonly typed: string | null;
  readonly read: string | null;
  /** Null where there are not two values to compare. */
  readonly same: boolean | null;
}

export function TypedAndRead({ opened }: { opened: OpenedDocument }) {
  const t = useTranslations("staff");
  const pairs = usePairs(opened).filter(({ typed, read }) => typed !== null || read !== null);
  return (
    <Card title={t("documents.sideBySide")}>
      <ul className="divide-y divide-line">
        {pairs.map((pair) => (
          <PairRow key={pair.term} pair={pair} />
        ))}
      </ul>
    </Card>
  );
}

function PairRow({ pair: { term, typed, read, same } }: { pair: Pair }) {
  const t = useTranslations("staff");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{term}</p>
      {same === null ? (
        <span />
      ) : (
        <Status state={same ? "verified" : "incomplete"}>{t(same ? "documents.same" : "documents.differs")}</Status>
      )}
      <dl className="col-span-2 grid grid-cols-2 gap-x-4 text-sm">
        <Value word={t("documents.typedColumn")} value={typed} />
        <Value word={t("documents.readColumn")} value={read} />
      </dl>
    </li>
  );
}

function Value({ word, value }: { word: string; value: string | null }) {
  const { date } = useFormats();
  return (
    <div>
      <dt className="text-xs text-muted">{word}</dt>
      <dd className="wrap-anywhere">
        <bdi>{value === null ? "—" : isIsoDate(value) ? date(value) : value}</bdi>
      </dd>
    </div>
  );
}

function usePairs({ document, traveller, travellerName }: OpenedDocument): Pair[] {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const { surname = "", givenNames = "", ...read } = document.aiAnalysis?.extractedData ?? {};
  const name = `${givenNames} ${surname}`.trim();
  const named = name !== "";
  const match = compareNames({ name: `${surname} ${givenNames}`.trim(), truncated: false }, [travellerName]);
  return [
    {
      term: t("documents.typedName"),
      typed: travellerName,
      read: named ? name : null,
      same: named ? match === "same" : null,
    },
    pairOf(t("documents.typedBorn"), traveller?.birthDate, read.dateOfBirth),
    pairOf(t("documents.typedNationality"), codeOf(traveller?.nationality), read.nationality),
    pairOf(t("documents.typedSex"), traveller?.sex, read.sex),
    pairOf(words("read.documentNumber"), null, read.documentNumber),
    pairOf(words("read.issuingCountry"), null, read.issuingCountry),
    pairOf(words("read.expiryDate"), null, read.expiryDate),
  ];
}

function pairOf(term: string, typed: string | null | undefined, read: string | undefined): Pair {
  const both = typed && read;
  return { term, typed: typed ?? null, read: read || null, same: both ? typed === read : null };
}

/** As machine-readable lines write it: typed with two letters, read with three. */
function codeOf(country: string | null | undefined): string | null {
  return country ? (codeOfCountry(country) ?? country) : null;
}
