/** What narrows the table, in one line: words, status with how many there are of each, and the rest behind a button. */
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_SEARCH, STATUS_FILTERS, type StatusFilter } from "#domain/bookings/desk/table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { CONTROL_LOOK } from "#web/ui/forms/field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { ApproveChosen, ChooseAll } from "./batch.tsx";
import { type ChoicesProps, FilterChoices, useChoiceWords } from "./choices.tsx";
import { useCounts } from "./queries.ts";
import type { TableRequest } from "./table-address.ts";
import type { Batch } from "./use-batch.ts";
import { useTyped } from "./use-typed.ts";

/** On narrow screens a second line, pushed sideways beside the tick that stands above those of the rows. */
const SIDEWAYS =
  "flex min-w-0 flex-1 items-center gap-2 max-lg:overflow-x-auto max-lg:p-1 " +
  "[&_fieldset]:relative max-lg:[&_fieldset]:shrink-0 " +
  "max-lg:[&_fieldset>div]:flex-nowrap max-lg:[&_fieldset>div]:max-w-none max-lg:[&_label]:whitespace-nowrap";

interface FiltersProps extends ChoicesProps {
  batch: Batch;
  /** At the end of the line on wide screens. */
  aside: ReactNode;
  /** On narrow ones. */
  besideSearch: ReactNode;
}

export function BookingFilters({ asked, onAsk, batch, aside, besideSearch }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  return (
    <search className="flex flex-wrap items-center gap-2 p-3 lg:gap-3 lg:px-5">
      <Words asked={asked} onAsk={onAsk} />
      <MoreButton asked={asked} isOpen={isOpen} choicesId={choicesId} onToggle={() => setOpen(!isOpen)} />
      {besideSearch}
      <div className="-me-3 flex min-w-0 items-center max-lg:grow max-lg:basis-full lg:me-0">
        {asked.by === "booking" && <ChooseAll batch={batch} className="m-0 shrink-0 lg:hidden" />}
        <div className={SIDEWAYS}>
          <ApproveChosen batch={batch} />
          <StatusSegments asked={asked} onAsk={onAsk} />
        </div>
      </div>
      {aside}
      <div id={choicesId} hidden={!isOpen} className="basis-full">
        {isOpen && <FilterChoices asked={asked} onAsk={onAsk} />}
      </div>
    </search>
  );
}

function Words({ asked, onAsk }: ChoicesProps) {
  const t = useTranslations("desk");
  const [text, setText] = useTyped(asked.q, (q) => onAsk((last) => ({ ...last, q })));
  return (
    <input
      type="search"
      aria-label={t("search")}
      placeholder={t("searchExample")}
      maxLength={LONGEST_SEARCH}
      className={`${CONTROL_LOOK} min-w-0 flex-1 basis-0 text-ellipsis lg:min-w-44`}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

interface MoreButtonProps {
  asked: TableRequest;
  isOpen: boolean;
  choicesId: string;
  onToggle: () => void;
}

/** Says how many choices are set, and to who hears it which. */
function MoreButton({ asked, isOpen, choicesId, onToggle }: MoreButtonProps) {
  const t = useTranslations("desk");
  const { list, number } = useFormats();
  const set = useChoiceWords(asked);
  return (
    <Button
      variant="outline"
      className="min-h-13 max-lg:px-3.5"
      aria-expanded={isOpen}
      aria-controls={choicesId}
      icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
      onClick={onToggle}
    >
      <span className="max-xl:sr-only">{t("narrow")}</span>
      {set.length > 0 && (
        <>
          <span
            aria-hidden="true"
            className="num grid size-6.5 place-items-center rounded-full bg-brand text-xs text-on-brand"
          >
            {number(set.length)}
          </span>
          <span className="sr-only">{list(set)}</span>
        </>
      )}
    </Button>
  );
}

function StatusSegments({ asked, onAsk }: ChoicesProps) {
  const t = useTranslations("desk");
  const counts = useCounts(asked).data;
  return (
    <SegmentedControl<StatusFilter>
      label={t("status.label")}
      hideLabel
      value={asked.status}
      options={STATUS_FILTERS.map((value) => ({
        value,
        label: t(`status.${value}`),
        ...(counts ? { count: counts[value] } : {}),
      }))}
      onChange={(status) => onAsk((last) => ({ ...last, status }))}
    />
  );
}
