/** What the assistant helped with, and what not: counted by matter, without a word that was said. */
import { useTranslations } from "use-intl";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { type CountedThumbs, useAssistantThumbs } from "../queries.ts";

export function ThumbsCard() {
  const t = useTranslations("staff");
  const { number } = useFormats();
  const { data: counted = [] } = useAssistantThumbs();
  if (counted.length === 0) return null;
  const columns: Column<CountedThumbs>[] = [
    {
      key: "matter",
      head: t("messages.thumbs.matter"),
      cell: ({ act }) => (act === null ? t("messages.thumbs.unclear") : <Latin>{act}</Latin>),
    },
    { key: "down", head: t("messages.thumbs.down"), numeric: true, cell: ({ down }) => number(down) },
    { key: "up", head: t("messages.thumbs.up"), numeric: true, cell: ({ up }) => number(up) },
  ];
  return (
    <Card title={t("messages.thumbs.title")}>
      <p className="mb-4 max-w-[46rem] text-muted">{t("messages.thumbs.text")}</p>
      <DataTable caption={t("messages.thumbs.title")} columns={columns} rows={counted} keyOf={({ act }) => act ?? ""} />
    </Card>
  );
}
