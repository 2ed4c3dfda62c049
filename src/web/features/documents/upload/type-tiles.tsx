/** Which type the next file has: one chip each, in a row that a phone scrolls sideways. How each stands is told beside it. */
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Slot } from "../document-state.ts";

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
      <legend className="mb-2 font-semibold">{t("upload.type")}</legend>
      <div className="fading-edges -mx-1 flex gap-2 overflow-x-auto p-1 md:flex-wrap">
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
        "relative inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-sm font-semibold",
        "hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <input
        type="radio"
        name="document-type"
        value={type}
        checked={checked}
        onChange={() => onChoose(type)}
        className="size-5.5 shrink-0 focus-visible:outline-none"
      />
      {t(`types.${type}`)}
      <span className="sr-only">
        <Status state={state} />
      </span>
    </label>
  );
}
