/** One line that stays in sight with search, order and further filters; price and stay under it, sideways on phones. */
import { ArrowUpDown, ChevronDown, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search/order.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { CONTROL_LOOK } from "#web/ui/forms/field.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { countOfMore, type PackageFilters } from "../filters/filters.ts";
import { STAYS } from "../pictures/stays.ts";
import { Wishes } from "../wishes/wishes.tsx";
import type { FilterProps } from "./filter-props.ts";

const FilterPlace = lazy(async () => ({ default: (await import("./filter-place.tsx")).FilterPlace }));

/** On phones the line takes the header's place while one reads on, unless a turn or a hold has its bar; a header that has the focus lies over it. */
const LINE =
  "sticky top-0 z-31 -mx-5 grid grid-cols-[1fr_auto_auto] gap-2 bg-paper px-5 py-2 " +
  "[:root:has(header:focus-within)_&]:z-20 max-md:[:root:has([data-moment])_&]:static md:top-29 md:z-20 md:mx-0 md:grid-cols-[1fr_auto_auto_minmax(8rem,11rem)] md:gap-3 md:px-0 xl:top-16";

/** On phones the choices are one row that is pushed sideways. */
const SIDEWAYS =
  "max-md:overflow-x-auto max-md:[&_fieldset]:relative max-md:[&_fieldset]:shrink-0 " +
  "max-md:[&_fieldset>div]:max-w-none max-md:[&_fieldset>div]:flex-nowrap max-md:[&_label]:px-3 max-md:[&_label]:whitespace-nowrap";

/** What stands open under the bar. */
type Opened = "filters" | "wishes" | null;

export function FilterBar(props: FilterProps) {
  const { filters, facets, found } = props;
  const [opened, setOpened] = useState<Opened>(null);
  const panelId = useId();
  const toggle = (part: Opened) => () => setOpened(opened === part ? null : part);
  const close = () => setOpened(null);
  const isWide = useIsWide();
  const wishes = (
    <div className="min-h-13 min-w-38 shrink-0">
      <Wishes button={{ open: opened === "wishes", panelId, onToggle: toggle("wishes") }} />
    </div>
  );
  return (
    <>
      <search className={LINE}>
        <Search {...props} />
        <MoreButton filters={filters} open={opened === "filters"} panelId={panelId} onToggle={toggle("filters")} />
        {isWide && wishes}
        <Sorting {...props} />
      </search>
      <div
        className={`-mx-5 mb-3 flex items-center gap-x-2 gap-y-3 px-5 py-1 md:mx-0 md:mb-4 md:flex-wrap short:md:mb-2 md:gap-x-8 md:px-0 ${SIDEWAYS}`}
      >
        {!isWide && wishes}
        <PriceSegments {...props} />
        <StaySegments {...props} />
      </div>
      <div id={panelId} hidden={opened === null}>
        <Suspense fallback={null}>{opened === "filters" && <FilterPlace {...props} onDone={close} />}</Suspense>
        {opened === "wishes" && <Wishes place={{ facets, found, onDone: close }} />}
      </div>
    </>
  );
}

/** What is being typed stands in the field itself: on a slow phone the address comes too late for the next letter. */
function Search({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="search"
      aria-label={t("filters.search")}
      placeholder={t("filters.searchExample")}
      maxLength={200}
      className={`${CONTROL_LOOK} text-ellipsis`}
      value={typed ?? filters.q ?? ""}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ q: target.value || undefined });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** On phones an icon under the platform's own picker, whose words it keeps for those who hear them. */
function Sorting({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <div className="relative max-md:grid max-md:size-13 max-md:overflow-hidden max-md:place-items-center max-md:rounded-md max-md:border max-md:border-line-strong max-md:bg-surface has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <ArrowUpDown aria-hidden="true" className="size-5 md:hidden" />
      <select
        aria-label={t("filters.sort")}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((one) => one === target.value);
          if (sort) onChange({ sort });
        }}
        className={`${CONTROL_LOOK} appearance-none pe-12 max-md:absolute max-md:inset-0 max-md:p-0 max-md:opacity-0`}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-muted max-md:hidden"
      />
    </div>
  );
}

interface MoreButtonProps {
  filters: PackageFilters;
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
      className="min-h-13 max-md:px-3.5"
      aria-expanded={open}
      aria-controls={panelId}
      icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
      onClick={onToggle}
    >
      <span className="max-md:sr-only">{t("filters.more")}</span>
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
      hideLabel
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
      hideLabel
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
