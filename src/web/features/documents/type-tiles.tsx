/** Which type the next file has: one tile each, with how that type stands. */
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { classNames } from "../../ui/class-names.ts";
import { Status } from "../../ui/feedback/status.tsx";
import { DocumentIcon } from "./document-icon.tsx";
import type { Slot } from "./document-state.ts";

interface TypeTilesProps {
  slots: readonly Slot[];
  chosen: DocumentType | null;
  /** Id of the sentence that asks for a choice, while there is one. */
  problemId: string | undefined;
  onChoose: (type: DocumentType) => void;
}

export function TypeTiles({ slots, chosen, problemId, onChoose }: TypeTilesProps) {
  const t = useTranslations("documents");
  return (
    <fieldset aria-describedby={problemId} className="min-w-0">
      <legend className="mb-3 font-semibold">{t("upload.type")}</legend>
      <div className="grid gap-3 md:grid-cols-3 xl:grid-cols-5">
        {slots.map((slot) => (
          <TypeTile key={slot.type} slot={slot} checked={slot.type === chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}

interface TypeTileProps {
  slot: Slot;
  checked: boolean;
  onChoose: (type: DocumentType) => void;
}

function TypeTile({ slot: { type, state }, checked, onChoose }: TypeTileProps) {
  const t = useTranslations("documents");
  return (
    <label
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-line-strong bg-surface px-4 py-3 md:min-h-36 md:flex-col md:flex-nowrap md:items-stretch md:p-3",
        "hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <span className="contents md:flex md:items-start md:justify-between">
        <DocumentIcon type={type} className="order-2 size-6.5 shrink-0 text-brand md:order-0" />
        <input
          type="radio"
          name="document-type"
          value={type}
          checked={checked}
          onChange={() => onChoose(type)}
          className="order-1 size-5.5 shrink-0 focus-visible:outline-none md:order-0"
        />
      </span>
      <span className="order-3 min-w-0 flex-1 basis-24 font-semibold md:basis-auto leading-tight">
        {t(`types.${type}`)}
      </span>
      <span className="order-4 md:*:gap-1.5 md:*:px-2 md:*:text-xs">
        <Status state={state} />
      </span>
    </label>
  );
}
