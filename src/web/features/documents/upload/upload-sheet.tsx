/** One paper of one person: take a photo, or choose a file. Nothing else is asked. */
import { useTranslations } from "use-intl";
import type { DocumentType } from "#domain/documents/document.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { DropArea } from "./drop-area.tsx";
import { useFileProblem, WhatIsWrong } from "./what-is-wrong.tsx";

/** `traveller` is null for the reader's own paper, and has no name until the names are known. */
export interface WantedPaper {
  readonly type: DocumentType;
  readonly traveller: { readonly id: string; readonly name: string } | null;
}

interface UploadSheetProps {
  wanted: WantedPaper;
  onFile: (file: File) => void;
  onClose: () => void;
}

export function UploadSheet({ wanted: { type, traveller }, onFile, onClose }: UploadSheetProps) {
  const t = useTranslations("documents");
  const problems = useFileProblem();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`types.${type}`)}
      description={traveller && <bdi>{traveller.name}</bdi>}
    >
      <div className="grid gap-4">
        <DropArea
          type={type}
          busy={false}
          isWorking={false}
          photograph={false}
          problemId={undefined}
          onProblem={problems.tell}
          onFile={(_, file) => onFile(file)}
        />
        <WhatIsWrong problem={problems.current} />
      </div>
    </Dialog>
  );
}
