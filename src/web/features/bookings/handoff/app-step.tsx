/** The official app of the visa: how it goes, help for the elderly, and who has done it, with the day and a way back. */
import { HeartHandshake, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { useChangeTraveller } from "#web/shared/people/use-change-traveller.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Handoff, HandoffPerson, PersonSheet } from "./queries.ts";
import { Said } from "./said.tsx";
import { SourceLine } from "./source-line.tsx";

const HOW = ["phone", "passport", "face", "keep"] as const;
const HELP = ["sit", "skin", "rest", "hands", "centre"] as const;

export function AppStep({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card icon={Smartphone} title={t("app.title")}>
        <p className="max-w-[44rem]">{t("app.lead")}</p>
        <People handoff={handoff} />
      </Card>
      <div className="grid gap-5">
        <Card title={t("app.how")}>
          <ol className="grid list-decimal gap-2 ps-5">
            {HOW.map((key) => (
              <li key={key}>{t(`app.howList.${key}`)}</li>
            ))}
          </ol>
          <SourceLine sources={["gulfnews.com (2021)", "thenationalnews.com (2022)"]} />
        </Card>
        <Card icon={HeartHandshake} title={t("app.elderly")}>
          <ul className="grid list-disc gap-2 ps-5">
            {HELP.map((key) => (
              <li key={key}>{t(`app.elderlyList.${key}`)}</li>
            ))}
          </ul>
          <SourceLine sources={[]} />
        </Card>
      </div>
    </div>
  );
}

function People({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const [said, say] = useState("");
  const mark = useChangeTraveller();
  const { date } = useFormats();
  const today = dateOf(new Date());
  // Left out once the journey has begun: then nobody is asked, and nothing tells whether a visa is there.
  const asked = handoff.checks.find(({ check }) => check === "biometrics");
  const open = new Set(asked?.people);
  const change = ({ id, name }: HandoffPerson, biometricsDoneOn: string | null) =>
    mark.mutate(
      { params: { id }, body: { biometricsDoneOn } },
      {
        onSuccess: () =>
          say(biometricsDoneOn ? t("app.marked", { name, date: date(biometricsDoneOn) }) : t("app.unmarked", { name })),
      },
    );
  return (
    <>
      <Said words={said} />
      <Refusal error={mark.error} className="mb-2" />
      <ul className="divide-y divide-line">
        {handoff.travellers.map((person) => (
          <Row
            key={person.id}
            person={person}
            isAsked={asked !== undefined}
            isOpen={open.has(person.id)}
            isPending={mark.isPending && mark.variables.params.id === person.id}
            onMark={() => change(person, today)}
            onUndo={() => change(person, null)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  person: HandoffPerson;
  isAsked: boolean;
  /** Neither written down nor shown by a visa. */
  isOpen: boolean;
  isPending: boolean;
  onMark: () => void;
  onUndo: () => void;
}

function Row({ person: { name, sheet }, isAsked, isOpen, isPending, onMark, onUndo }: RowProps) {
  const t = useTranslations("handoff");
  const { date } = useFormats();
  const doneOn = sheet?.biometricsDoneOn ?? null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        {sheet && <Needs sheet={sheet} />}
        {!sheet && isAsked && <p className="text-sm text-muted">{t("app.others")}</p>}
      </div>
      {sheet && (doneOn || isAsked) && (
        <div className="flex flex-wrap items-center gap-3">
          <Status state={isOpen ? "missing" : "completed"}>
            {doneOn ? t("app.doneOn", { date: date(doneOn) }) : t(isOpen ? "app.notDone" : "app.byVisa")}
          </Status>
          {(doneOn || isOpen) && (
            <Button
              variant={doneOn ? "quiet" : "outline"}
              aria-label={t(doneOn ? "app.undoLabel" : "app.markLabel", { name })}
              pending={isPending}
              pendingLabel={t("app.saving")}
              onClick={doneOn ? onUndo : onMark}
            >
              {t(doneOn ? "app.undo" : "app.mark")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Needs({ sheet: { aids } }: { sheet: PersonSheet }) {
  const t = useTranslations("handoff");
  const people = useTranslations("travellers");
  const { list } = useFormats();
  if (aids.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t("app.elderlyList.needs", { needs: list(aids.map((aid) => people(`needs.aid.${aid}`))) })}
    </p>
  );
}
