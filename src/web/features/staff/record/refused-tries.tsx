/** Who was refused at a door: an alarm where there were many, and the newest by the hour. */
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { type RefusedTry, useRefusedTries } from "../queries.ts";

export function RefusedTriesCard() {
  const t = useTranslations("staff");
  const columns = useColumns();
  return (
    <Card title={t("refused.title")}>
      <p className="mb-4 max-w-[46rem] text-muted">{t("refused.text")}</p>
      <Loaded query={useRefusedTries()}>
        {({ alarms, tries }) => (
          <>
            {alarms.map(({ accountName, network, tries: count }) => (
              <Banner key={`${accountName} ${network}`} tone="bad" className="mb-3">
                {t("refused.alarm", {
                  kind: accountName === null ? "network" : "account",
                  name: accountName ?? network ?? "",
                  tries: count,
                })}
              </Banner>
            ))}
            {tries.length === 0 ? (
              <EmptyState title={t("refused.none")} />
            ) : (
              <DataTable caption={t("refused.title")} columns={columns} rows={tries} keyOf={keyOf} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function keyOf({ code, accountName, network, browser, system, lastAt }: RefusedTry): string {
  return [code, accountName, network, browser, system, lastAt].join(" ");
}

function useColumns(): Column<RefusedTry>[] {
  const t = useTranslations("staff");
  const { dateTime } = useFormats();
  return [
    { key: "at", head: t("record.at"), cell: ({ lastAt }) => dateTime(lastAt) },
    { key: "who", head: t("record.who"), cell: ({ accountName }) => <Latin>{accountName ?? "—"}</Latin> },
    { key: "from", head: t("refused.from"), cell: ({ network }) => <Latin>{network}</Latin> },
    { key: "with", head: t("refused.device"), cell: ({ browser, system }) => <Latin>{`${browser}, ${system}`}</Latin> },
    { key: "code", head: t("refused.code"), cell: ({ code }) => <Latin>{code}</Latin> },
    { key: "tries", head: t("refused.tries"), cell: ({ tries }) => tries },
  ];
}
