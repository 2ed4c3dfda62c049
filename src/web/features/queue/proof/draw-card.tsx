/** Checks the draw on the reader's own device, from what the server has published; folded until it is asked for. */
import { Check, Download, Minus, RefreshCw, ShieldCheck, X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PROOF_CHECKS } from "#domain/queue/proof.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Ticket, Window } from "../queries.ts";
import { type Checked, checkDraw } from "./check-draw.ts";

const MARKS = {
  yes: { icon: Check, look: "bg-ok-soft text-ok" },
  no: { icon: X, look: "bg-bad-soft text-bad" },
  none: { icon: Minus, look: "bg-sunken text-muted" },
} as const;

type Outcome = { readonly checked: Checked } | { readonly error: unknown } | "checking" | null;

interface DrawProps {
  ticket: Ticket;
  window: Window;
}

export function DrawCard(props: DrawProps) {
  const t = useTranslations("queue");
  return (
    <Card className="py-2 md:py-3">
      <Fold ids={["draw"]} icon={ShieldCheck} title={t("draw.title")}>
        <Draw {...props} />
      </Fold>
    </Card>
  );
}

function Draw({ ticket, window }: DrawProps) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const run = async () => {
    setOutcome("checking");
    setOutcome(
      await checkDraw(window.id, ticket.entryId).then(
        (checked) => ({ checked }),
        (error: unknown) => ({ error }),
      ),
    );
  };
  return (
    <div className="pb-5">
      <p className="text-muted">{t("draw.text")}</p>
      <div role="status">
        {outcome && outcome !== "checking" && "checked" in outcome && <Findings checked={outcome.checked} />}
        {outcome && outcome !== "checking" && "error" in outcome && (
          <p className="mt-4 text-bad">{errorText(outcome.error)}</p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="outline"
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
          pending={outcome === "checking"}
          pendingLabel={t("draw.checking")}
          onClick={() => void run()}
        >
          {t(outcome === null ? "draw.check" : "draw.again")}
        </Button>
        <a
          href={`/api/queue/windows/${window.id}/proof`}
          download={`rihla-proof-${window.id}.json`}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-4.5 text-sm font-semibold text-brand hover:bg-brand-soft"
        >
          <Download aria-hidden="true" className="size-5" />
          {t("draw.save")}
        </a>
      </div>
    </div>
  );
}

function Findings({ checked }: { checked: Checked }) {
  const t = useTranslations("queue");
  const { number } = useFormats();
  const { rank, drawn, isDrawn, beacon, checks } = checked;
  return (
    <>
      <p className="mt-4">
        {rank === null
          ? t("draw.notListed")
          : t(isDrawn ? "draw.drawn" : "draw.arrived", { rank: number(rank), drawn: number(drawn) })}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {PROOF_CHECKS.map((check) => (
          <Finding key={check} mark={checks[check] ? "yes" : "no"} name={check} />
        ))}
        <Finding mark={beacon ? "yes" : "none"} name={beacon ? "beacon" : "noBeacon"} />
      </ul>
    </>
  );
}

function Finding({
  mark,
  name,
}: {
  mark: keyof typeof MARKS;
  name: (typeof PROOF_CHECKS)[number] | "beacon" | "noBeacon";
}) {
  const t = useTranslations("queue");
  const { icon: Icon, look } = MARKS[mark];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 py-3">
      <span className={`grid size-8 place-items-center rounded-full ${look}`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{t(`draw.checks.${name}.title`)}</span>
        <span className="block text-sm text-muted">
          {t(`draw.marks.${mark}`)} {t(`draw.checks.${name}.text`)}
        </span>
      </span>
    </li>
  );
}
