/** What the owner typed beside what was read on the page, each pair marked as the same or not. */
import { useTranslations } from "use-intl";
import { isIsoDate } from "#domain/calendar.ts";
import { compareNames } from "#domain/documents/names.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { OpenedDocument } from "./queries.ts";

interface Pair {
  readonly term: string;
  readonly typed: string | null;
  readonly read: string | null;
  /** Null where there are not two values to compare. */
  readonly same: boolean | null;
}

export function TypedAndRead({ opened }: { opened: OpenedDocument }) {
  const t = useTranslations("staff");
  const { date } = useFormats();
  const pairs = usePairs(opened);
  const value = (text: string | null) => <bdi>{text === null ? "—" : isIsoDate(text) ? date(text) : text}</bdi>;
  const columns: Column<Pair>[] = [
    { key: "term", head: t("documents.fact"), cell: ({ term }) => <span className="text-muted">{term}</span> },
    { key: "typed", head: t("documents.typedColumn"), cell: ({ typed }) => value(typed) },
    { key: "read", head: t("documents.readColumn"), cell: ({ read }) => value(read) },
    {
      key: "same",
      head: t("documents.same"),
      silent: true,
      cell: ({ same }) =>
        same !== null && (
          <Status state={same ? "verified" : "incomplete"}>{t(same ? "documents.same" : "documents.differs")}</Status>
        ),
    },
  ];
  return (
    <Card title={t("documents.sideBySide")}>
      <DataTable
        caption={t("documents.sideBySide")}
        columns={columns}
        rows={pairs}
        keyOf={({ term }) => term}
        isFlagged={({ same }) => same === false}
      />
    </Card>
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
    // Typed with two letters, read with three: the rule about it compares them.
    { ...pairOf(t("documents.typedNationality"), traveller?.nationality, read.nationality), same: null },
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
