/** One paper: its small picture, what it is, what was read, and what stands at its end. */
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { type IntakePaper, intakePreview } from "#contract/intake.ts";
import { Latin } from "#web/ui/text/values.tsx";

interface PaperRowProps {
  paper: IntakePaper;
  title: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
}

export function PaperRow({ paper, title, note, end }: PaperRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Preview paper={paper} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        {note && <p className="text-sm text-muted">{note}</p>}
        <p className="truncate text-sm text-muted">
          <Latin>{paper.fileName}</Latin>
        </p>
      </div>
      {end}
    </div>
  );
}

/** Decoration beside the words; without one the symbol of a file. */
function Preview({ paper: { id, hasPreview } }: Pick<PaperRowProps, "paper">) {
  const frame = "grid size-18 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken";
  return (
    <div className={frame}>
      {hasPreview ? (
        <img src={intakePreview.path.replace(":id", id)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden="true" className="size-8 text-muted" />
      )}
    </div>
  );
}
