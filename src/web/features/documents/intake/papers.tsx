/** The papers of an intake: chosen, on their way, read, sorted, asked about, agreed to. */
import { useEffect, useState } from "react";
import type { Intake } from "#contract/intake.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { AgreeBar } from "./agree-bar.tsx";
import {
  everybodyIn,
  NOTHING_TAPPED,
  shownOf,
  type Tapped,
  type ToldOfNewcomer,
  type ToldOfPaper,
} from "./intake-model.ts";
import { AskedPapers } from "./papers/asked-papers.tsx";
import { BrokenPapers } from "./papers/broken-papers.tsx";
import { DropPapers } from "./papers/drop-papers.tsx";
import { FiledPapers } from "./papers/filed-papers.tsx";
import { PersonCard } from "./person-card.tsx";
import { type Filed, useAgree, useIntake } from "./queries.ts";
import { ReadingProgress } from "./sending/reading-progress.tsx";
import { useHandInPapers } from "./sending/use-hand-in.ts";

export function IntakePapers() {
  const intake = useIntake();
  const sending = useHandInPapers(useSignedIn().id);
  useLookAgain(intake.refetch);
  return (
    <div className="grid max-w-[46rem] gap-6">
      <DropPapers onFiles={sending.add} />
      <Loaded query={intake}>{(data) => <Sorted intake={data} sending={sending} />}</Loaded>
    </div>
  );
}

/** Nothing polls: news come over the live channel, and whoever comes back to the page looks again. */
function useLookAgain(look: () => unknown): void {
  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [look]);
}

function useTapped() {
  const [tapped, setTapped] = useState<Tapped>(NOTHING_TAPPED);
  return {
    tapped,
    tell: (id: string, told: ToldOfPaper) =>
      setTapped(({ papers, ...rest }) => ({ ...rest, papers: { ...papers, [id]: { ...papers[id], ...told } } })),
    tellOf: (key: string, told: ToldOfNewcomer) =>
      setTapped(({ newcomers, ...rest }) => ({
        ...rest,
        newcomers: { ...newcomers, [key]: { ...newcomers[key], ...told } },
      })),
  };
}

function Sorted({ intake, sending }: { intake: Intake; sending: ReturnType<typeof useHandInPapers> }) {
  const { tapped, tell, tellOf } = useTapped();
  const [answered, setAnswered] = useState<Filed>([]);
  const agree = useAgree((papers) => setAnswered((before) => [...before, ...papers]));
  const idsOf = (isKnown: boolean) =>
    answered.flatMap(({ documentId, duplicate }) => (duplicate === isKnown ? [documentId] : []));
  const { people, asked, broken, inWork } = shownOf(intake, tapped);
  const everybody = everybodyIn(intake, tapped);
  const isSelfTaken =
    intake.ownerName === null || everybody.some(({ person, relationship }) => isNewSelf(person.kind, relationship));
  return (
    <>
      <ReadingProgress sending={sending} read={intake.papers.length - inWork.length} inWork={inWork.length} />
      <FiledPapers ids={idsOf(false)} known={[...idsOf(true), ...sending.known]} />
      {people.map((one) => (
        <PersonCard
          key={one.key}
          somebody={one}
          isSelfTaken={isSelfTaken}
          isPending={agree.isPending}
          onTell={tell}
          onTellOf={tellOf}
          onAgree={agree.mutate}
        />
      ))}
      <AskedPapers asked={asked} people={everybody} onTell={tell} />
      <BrokenPapers broken={broken} refused={sending.refused} onForget={sending.forget} />
      <AgreeBar people={people.filter(({ isClear }) => isClear)} agree={agree} />
    </>
  );
}

function isNewSelf(kind: string, relationship: string): boolean {
  return kind === "newcomer" && relationship === "self";
}
