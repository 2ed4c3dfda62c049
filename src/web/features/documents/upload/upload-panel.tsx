/** The upload tab: type, file, the file at work, and what went wrong before anything was sent. */
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { DocumentType } from "#domain/documents/document.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { resultWord, type Slot } from "../document-state.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { TypeTiles } from "./type-tiles.tsx";
import type { Uploads } from "./use-upload.ts";
import { WaitingFiles } from "./waiting-files.tsx";
import { NotTaken, useFileProblem, WhatIsWrong } from "./what-is-wrong.tsx";

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
  /** Whose papers these are. */
  children: ReactNode;
}

export function UploadPanel({ slots, type, onType, traveller, uploads, photograph, children }: UploadPanelProps) {
  const t = useTranslations("documents");
  const { work, waiting, failures, held, start, takeBack, goOn, forget } = uploads;
  const problems = useFileProblem();
  const [secondOpinion, askSecond] = useState<string | null>(null);
  // There before a file is chosen: its first words are in sight for half a second.
  useEffect(() => void loadWork(), []);
  const problemId = useId();
  const describedBy = problems.current || failures.length > 0 || held ? problemId : undefined;
  function clearProblem() {
    problems.clear();
    forget();
  }
  return (
    <Card className="flex flex-col gap-4">
      {children}
      <LastResult document={work.state === "done" ? work.document : null} isSeen={work.state === "idle"} />
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
      <ButtonLink to="/documents/intake" variant="quiet" className="self-start">
        {t("together")}
      </ButtonLink>
      <Suspense fallback={null}>
        <SecondOpinionChoice chosen={secondOpinion} onChoose={askSecond} />
      </Suspense>
      <div id={problemId} className="grid gap-3 empty:hidden">
        <WhatIsWrong problem={problems.current} />
        <NotTaken failures={failures} />
        {held && <NotTaken failures={[held]} onAgain={goOn} />}
      </div>
    </Card>
  );
}

/** The last result: heard beside its picture, and seen when that is cleared, until the next file is at work. */
function LastResult({ document, isSeen }: { document: TravelDocument | null; isSeen: boolean }) {
  const t = useTranslations("documents");
  const { verdictPath } = useDocumentAddresses();
  const [last, setLast] = useState<TravelDocument | null>(null);
  if (document && document !== last) setLast(document);
  const word = last && resultWord(last);
  return (
    <div role="status" className={classNames(!(isSeen && word) && "sr-only")}>
      {last && word && (
        <Banner
          tone={TONES[word]}
          action={
            isSeen && (
              <ButtonLink to={verdictPath(last.id)} variant="outline">
                {t(word === "rejected" ? "status.seeWhy" : "result.seeProof")}
              </ButtonLink>
            )
          }
        >
          <span>{`${t(`types.${last.type}`)}: ${t(`result.${word}`)}. ${last.aiAnalysis?.issues[0] ?? ""}`}</span>
        </Banner>
      )}
    </div>
  );
}

const TONES = { verified: "ok", rejected: "bad", review: "wait", working: "wait" } as const;

/** As high as the drop area, so that nothing moves when it comes. */
function Place() {
  return <div className="min-h-60 flex-1 max-md:min-h-28 rounded-lg border-2 border-dashed border-line" />;
}
