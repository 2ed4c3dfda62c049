/** Whose money goes through which method to which part of the bill; the same in words for who does not see the drawing. */
import { Waypoints } from "lucide-react";
import { useTranslations } from "use-intl";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { useDirection } from "#web/ui/text/use-direction.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import type { PlannedMethod } from "../figures/figures.ts";
import { bandsOf, FLOW_HEIGHT, FLOW_WIDTH, type Node } from "./flow-model.ts";

interface FlowProps {
  plan: OptimizeAnswer;
  methods: readonly PlannedMethod[];
  isWallet: boolean;
}

export function MoneyFlowChart({ plan, methods, isWallet }: FlowProps) {
  const t = useTranslations("paymentPlan");
  const methodName = (at: number) => t(`types.${methods[at]?.type ?? "other"}`);
  const order = plan.shares.map(({ name }) => name);
  const flows = plan.flows.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return (
    <Fold ids={["flow"]} icon={Waypoints} title={t("flow.title")}>
      <div className="pb-5">
        <div className="mb-2 hidden grid-cols-3 text-sm font-semibold md:grid">
          <span>{t("flow.people")}</span>
          <span className="text-center">{t("flow.methods")}</span>
          <span className="text-end">{t(isWallet ? "flow.wallet" : "flow.operator")}</span>
        </div>
        <Drawing plan={plan} methodName={methodName} />
        <ul className="grid gap-2 md:sr-only">
          {flows.map(({ name, methodIndex, amount }) => (
            <li
              key={`${name} ${methodIndex}`}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
            >
              <span>{t("flow.through", { name, method: methodName(methodIndex) })}</span>
              <Money amount={amount} currency={plan.currency} />
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}

function Drawing({ plan, methodName }: { plan: OptimizeAnswer; methodName: (at: number) => string }) {
  const { money } = useFormats();
  const isMirrored = useDirection() === "rtl";
  const { bands, nodes } = bandsOf(plan, methodName);
  const x = (value: number) => (isMirrored ? FLOW_WIDTH - value : value);
  return (
    <svg viewBox={`0 0 ${FLOW_WIDTH} ${FLOW_HEIGHT}`} aria-hidden="true" className="hidden w-full md:block">
      {bands.map(({ key, from, to, y1, y2, thickness }) => {
        const middle = (from + to) / 2;
        return (
          <path
            key={key}
            d={`M${x(from)},${y1} C${x(middle)},${y1} ${x(middle)},${y2} ${x(to)},${y2}`}
            className="fill-none stroke-brand opacity-25"
            strokeWidth={Math.max(thickness, 1)}
          />
        );
      })}
      {nodes.map((node) => (
        <Label key={node.key} node={node} x={x} amount={money(node.amount, plan.currency)} isMirrored={isMirrored} />
      ))}
    </svg>
  );
}

/** Under the words of a method, which stand on its bands. */
const PLATE = { width: 128, height: 44 };

interface LabelProps {
  node: Node;
  x: (value: number) => number;
  amount: string;
  isMirrored: boolean;
}

function Label({ node, x, amount, isMirrored }: LabelProps) {
  const { column, name, top, height } = node;
  const [start, end] = isMirrored ? (["end", "start"] as const) : (["start", "end"] as const);
  const anchor = column === 0 ? start : column === 1 ? "middle" : end;
  const middle = top + height / 2;
  return (
    <g>
      <rect x={x(node.x) - 4} y={top} width={8} height={height} rx={3} className="fill-ink" />
      {column === 1 && (
        <rect
          x={x(node.textX) - PLATE.width / 2}
          y={middle - PLATE.height / 2}
          width={PLATE.width}
          height={PLATE.height}
          rx={8}
          className="fill-surface stroke-line"
        />
      )}
      <text
        x={x(node.textX)}
        y={middle - 3}
        textAnchor={anchor}
        direction="ltr"
        className="fill-ink text-[15px] font-semibold"
      >
        {name}
      </text>
      <text
        x={x(node.textX)}
        y={middle + 15}
        textAnchor={anchor}
        direction="ltr"
        className="num fill-muted text-[14px]"
      >
        {amount}
      </text>
    </g>
  );
}
