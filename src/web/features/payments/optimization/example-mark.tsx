/** The word that stands wherever figures of the example do. */
import { FlaskConical } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";

export function ExamplePlanMark() {
  const t = useTranslations("paymentPlan");
  return (
    <span className="inline-flex items-center gap-2 rounded-sm border border-dashed border-line-strong px-2 py-0.5 text-sm text-muted">
      <FlaskConical aria-hidden="true" className="size-4" />
      {t("figures.exampleMark")}
    </span>
  );
}

/** What stands at the end of a card's head, with the word where the plan is of the example. */
export function Aside({ plan, children }: { plan: OptimizeAnswer; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <MarkOf plan={plan} /> {children}
    </span>
  );
}

/** Whether what is shown is worked out of a sum, or with cards, that are nobody's own. */
export const OfExample = createContext(false);

/** Nothing where bill and cards are one's own. */
export function MarkOf({ plan: { assumptions } }: { plan: OptimizeAnswer }) {
  const ofExample = useContext(OfExample);
  return ofExample || assumptions.some(({ code }) => code === "example_bill") ? <ExamplePlanMark /> : null;
}
