/** Search, order, price and stay in one card, and the further filters behind their button. */
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/order.ts";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { FilterProps } from "./filter-props.ts";
import { countOfMore, type Filters } from "./filters.ts";
import { STAYS } from "./stays.ts";

const MoreFilters = lazy(async () => ({ default: (await import("./more-filters.tsx")).MoreFilters }));

export function FilterBar(props: FilterProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <Card as="div" className="mb-7">
      <search className="grid gap-5">
        <div className="grid items-end gap-4 md:grid-cols-[1fr_16rem_auto]">
          <Search {...props} />
          <Sorting {...props} />
          <MoreButton filters={props.filters} open={open} panelId={panelId} onToggle={() => setOpen(!open)} />
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <PriceSegments {...props} />
          <StaySegments {...props} />
        </div>
        <div id={panelId} hidden={!open}>
          <Suspense fallback={null}>{open && <MoreFilters {...props} onDone={() => setOpen(false)} />}</Suspense>
        </div>
      </search>
    </Card>
  );
}

/** What is being typed stands in the field itself: on a slow phone the address comes too late for the next letter. */
function Search({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="search"
      label={t("filters.search")}
      placeholder={t("filters.searchExample")}
      maxLength={200}
      value={typed ?? filters.q ?? ""}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ q: target.value || undefined });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function Sorting({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <SelectField
      label={t("filters.sort")}
      value={filters.sort}
      options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => {
        const sort = SORTS.find((one) => one === event.target.value);
        if (sort) onChange({ sort });
      }}
    />
  );
}

interface MoreButtonProps {
  filters: Filters;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

function MoreButton({ filters, open, panelId, onToggle }: MoreButtonProps) {
  const t = useTranslations("packages");
  const used = countOfMore(filters);
  return (
    <Button
      variant="outline"
      className="min-h-13"
      aria-expanded={open}
      aria-controls={panelId}
      icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
      onClick={onToggle}
    >
      {t("filters.more")}
      {used > 0 && (
        <span className="num grid size-6.5 place-items-center rounded-full bg-brand text-xs text-on-brand">{used}</span>
      )}
    </Button>
  );
}

const ALL = "all";

function PriceSegments({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <SegmentedControl
      label={t("filters.price")}
      value={filters.priceBucket ?? ALL}
      options={[
        { value: ALL, label: t("filters.all") },
        ...PRICE_BUCKETS.map((bucket) => ({
          value: bucket,
          label: t(`price.${bucket}`),
          count: facets.priceBucket[bucket] ?? 0,
        })),
      ]}
      onChange={(value) => onChange({ priceBucket: value === ALL ? undefined : value })}
    />
  );
}

function StaySegments({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <SegmentedControl
      label={t("filters.stay")}
      value={filters.accommodation ?? ALL}
      options={[
        { value: ALL, label: t("filters.all") },
        ...ACCOMMODATION_TYPES.map((type) => ({
          value: type,
          label: t(`stay.${STAYS[type]}`),
          count: facets.accommodation[type] ?? 0,
        })),
      ]}
      onChange={(value) => onChange({ accommodation: value === ALL ? undefined : value })}
    />
  );
}
