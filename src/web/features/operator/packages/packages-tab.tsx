/** The operator's own packages: search, states, order, and what can be done with each. */
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import type { PackageAction } from "#domain/packages/package.ts";
import { PACKAGE_STAGES, type PackageStage, packageStage } from "#domain/packages/sale.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { OwnPackage } from "../queries.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LongTable } from "./long-table.tsx";
import { ManagePackageDialog } from "./manage-dialog.tsx";
import { usePackageColumns } from "./package-columns.tsx";
import { searchOwn } from "./package-rows.ts";
import { countStages, type RowOrder, sortRows } from "./row-order.ts";

type Shown = PackageStage | "all";

/** A dialog about one package. */
interface Asked {
  readonly id: string;
  readonly about: PackageAction | "manage";
}

export function PackagesTab({ packages }: { packages: readonly OwnPackage[] }) {
  const t = useTranslations("operator");
  const [text, setText] = useState("");
  const [order, setOrder] = useState<RowOrder>({ by: "status", down: false });
  const [asked, setAsked] = useState<Asked | null>(null);
  const { shown, setShown } = useShownState();
  const columns = usePackageColumns((item, about) => setAsked({ id: item.id, about }));
  const found = searchOwn(packages, text);
  const today = dateOf(new Date());
  const rows = sortRows(
    found.filter((item) => shown === "all" || packageStage(item, today) === shown),
    order,
    today,
  );
  const nothing = packages.length === 0 ? "none" : "noFit";
  return (
    <section className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <div className="grid items-end gap-4 p-5 xl:grid-cols-[1fr_auto]">
        <TextField
          type="search"
          label={t("packages.search")}
          placeholder={t("packages.searchExample")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <WaysToAdd />
        <div className="xl:col-span-2">
          <StateFilter found={found} value={shown} onChange={setShown} />
        </div>
      </div>
      {rows.length === 0 && (
        <EmptyState title={t(`packages.${nothing}.title`)}>{t(`packages.${nothing}.text`)}</EmptyState>
      )}
      {rows.length > 0 && (
        <LongTable
          key={`${shown} ${text}`}
          caption={t("packages.caption")}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
        />
      )}
      <Dialogs asked={asked} packages={packages} onAsk={setAsked} />
    </section>
  );
}

function WaysToAdd() {
  const t = useTranslations("operator");
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        size="lg"
        to="/operator-dashboard/packages/new"
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="max-md:min-h-11 max-md:grow max-md:px-3 max-md:text-sm"
      >
        {t("packages.create")}
      </ButtonLink>
      <ButtonLink
        size="lg"
        variant="outline"
        to="/operator-dashboard/import"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        className="max-md:min-h-11 max-md:grow max-md:px-3 max-md:text-sm"
      >
        {t("packages.upload")}
      </ButtonLink>
    </div>
  );
}

/** It stands in the address beside the tab. */
function useShownState() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get("state");
  const shown: Shown = PACKAGE_STAGES.find((stage) => stage === asked) ?? "all";
  const setShown = (state: Shown) =>
    setAddress({ tab: "packages", ...(state === "all" ? {} : { state }) }, { preventScrollReset: true });
  return { shown, setShown };
}

interface StateFilterProps {
  found: readonly OwnPackage[];
  value: Shown;
  onChange: (value: Shown) => void;
}

function StateFilter({ found, value, onChange }: StateFilterProps) {
  const t = useTranslations("operator");
  const counts = countStages(found, dateOf(new Date()));
  return (
    <SegmentedControl<Shown>
      label={t("packages.filter")}
      value={value}
      options={[
        { value: "all", label: t("packages.all"), count: found.length },
        ...PACKAGE_STAGES.map((stage) => ({
          value: stage,
          label: t(`packages.status.${stage}`),
          count: counts[stage],
        })),
      ]}
      onChange={onChange}
    />
  );
}

interface DialogsProps {
  asked: Asked | null;
  packages: readonly OwnPackage[];
  onAsk: (asked: Asked | null) => void;
}

/** The package as it is now, not as it was when the dialog was opened. */
function Dialogs({ asked, packages, onAsk }: DialogsProps) {
  const item = packages.find(({ id }) => id === asked?.id);
  if (!asked || !item) return null;
  const close = () => onAsk(null);
  if (asked.about === "manage") {
    return <ManagePackageDialog item={item} onAsk={(about) => onAsk({ id: item.id, about })} onClose={close} />;
  }
  return <ActionDialog item={item} action={asked.about} onClose={close} />;
}
