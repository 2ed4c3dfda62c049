/** The upload tab: type, file, the file at work, and what went wrong before anything was sent. */
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { resultWord, type Slot } from "./document-state.ts";
import type { FileProblem } from "./file-problems.ts";
import { TypeTiles } from "./type-tiles.tsx";
import type { Uploads } from "./use-upload.ts";
import { WaitingFiles } from "./waiting-files.tsx";

/** Comes right after the page: what reads drops is heavier than what is round it, and nothing is at work at first. */
const loadWork = () => import("./upload-work.tsx");
const UploadWork = lazy(async () => ({ default: (await loadWork()).UploadWork }));
const SecondOpinionChoice = lazy(async () => ({
  default: (await import("./second-opinion-choice.tsx")).SecondOpinionChoice,
}));
const DropArea = lazy(async () => ({ default: (await import("./drop-area.tsx")).DropArea }));

interface UploadPanelProps {
  slots: readonly Slot[];
  type: DocumentType | null;
  onType: (type: DocumentType) => void;
  /** Whose document it is; null for the reader's own. */
  traveller: string | null;
  uploads: Uploads;
  /** The address asks for a photograph. */
  photograph: boolean;
}

export function UploadPanel({ slots, type, onType, traveller, uploads, photograph }: UploadPanelProps) {
  const { work, waiting, failure, start, takeBack, forget } = uploads;
  const problems = useProblem();
  const [secondOpinion, askSecond] = useState<string | null>(null);
  // There before a file is chosen: its first words are in sight for half a second.
  useEffect(() => void loadWork(), []);
  const problemId = useId();
  const describedBy = problems.current || failure ? problemId : undefined;
  function clearProblem() {
    problems.clear();
    forget();
  }
  return (
    <Card className="flex flex-col gap-6">
      <TypeTiles
        slots={slots}
        chosen={type}
        problemId={problems.current === "no-type" ? problemId : undefined}
        onChoose={(chosen) => {
          clearProblem();
          onType(chosen);
        }}
      />
      <Suspense fallback={null}>{work.state !== "idle" && <UploadWork work={work} />}</Suspense>
      <WaitingFiles files={waiting} onTakeBack={takeBack} />
      <Suspense fallback={<Place />}>
        <DropArea
          type={type}
          busy={work.state !== "idle"}
          isWorking={work.state === "working"}
          photograph={photograph}
          problemId={describedBy}
          onProblem={problems.tell}
          onFile={(chosen, file) => {
            clearProblem();
            start({ type: chosen, file, traveller, secondOpinion });
            // Asked for each file anew.
            askSecond(null);
          }}
        />
      </Suspense>
      <Suspense fallback={null}>
        <SecondOpinionChoice chosen={secondOpinion} onChoose={askSecond} />
      </Suspense>
      <div id={problemId} className="empty:hidden">
        <WhatIsWrong problem={problems.current} reason={failure?.reason ?? null} />
      </div>
      <Announcement document={work.state === "done" ? work.document : null} />
    </Card>
  );
}

/** Said in the toast as SPEC wants, and kept at the field until it is put right. */
function useProblem() {
  const t = useTranslations("documents");
  const [current, setCurrent] = useState<FileProblem | null>(null);
  return {
    current,
    clear: () => setCurrent(null),
    tell(problem: FileProblem) {
      setCurrent(problem);
      showToast({ title: t(`problems.${problem}.title`), description: t(`problems.${problem}.text`), tone: "bad" });
    },
  };
}

function WhatIsWrong({ problem, reason }: { problem: FileProblem | null; reason: string | null }) {
  const t = useTranslations("documents");
  if (problem) {
    return (
      <Banner tone="bad" title={t(`problems.${problem}.title`)}>
        {t(`problems.${problem}.text`)}
      </Banner>
    );
  }
  if (!reason) return null;
  return (
    <Banner tone="bad" role="alert" title={t("toasts.failed")}>
      {reason}
    </Banner>
  );
}

/** For screen readers: the last result, which stays when the picture of it is cleared. */
function Announcement({ document }: { document: TravelDocument | null }) {
  const t = useTranslations("documents");
  const [last, setLast] = useState<TravelDocument | null>(null);
  if (document && document !== last) setLast(document);
  return (
    <p role="status" className="sr-only">
      {last && `${t(`types.${last.type}`)}: ${t(`result.${resultWord(last)}`)}. ${last.aiAnalysis?.issues[0] ?? ""}`}
    </p>
  );
}

/** As high as the drop area, so that nothing moves when it comes. */
function Place() {
  return <div className="min-h-60 flex-1 rounded-lg border-2 border-dashed border-line" />;
}
