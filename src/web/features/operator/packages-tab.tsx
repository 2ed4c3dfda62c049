/** The operator's own packages with their seats, and what can be done with each. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PackageAction } from "#domain/packages/package.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { usePackageColumns } from "./package-columns.tsx";
import { searchOwn } from "./package-rows.ts";
import type { OwnPackage } from "./queries.ts";

interface Asked {
  item: OwnPackage;
  action: PackageAction;
}

export function PackagesTab({ packages }: { packages: readonly OwnPackage[] }) {
  const t = useTranslations("operator");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = usePackageColumns((item, action) => setAsked({ item, action }));
  const rows = searchOwn(packages, text);
  const nothing = packages.length === 0 ? "none" : "noFit";
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="p-5">
        <TextField
          type="search"
          label={t("packages.search")}
          placeholder={t("packages.searchExample")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {rows.length === 0 && (
        <EmptyState title={t(`packages.${nothing}.title`)}>{t(`packages.${nothing}.text`)}</EmptyState>
      )}
      {rows.length > 0 && (
        <DataTable caption={t("packages.caption")} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      {asked && <ActionDialog item={asked.item} action={asked.action} onClose={() => setAsked(null)} />}
    </section>
  );
}
