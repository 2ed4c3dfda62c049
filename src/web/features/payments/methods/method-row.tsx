/** One payment method: what is said of it, and what can be done with it. */
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, Money } from "#web/ui/text/values.tsx";
import type { SavedMethod } from "../queries.ts";
import { typedMethodOf } from "./method-form.ts";

interface MethodRowProps {
  method: SavedMethod;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onAct: (act: "change" | "remove") => void;
}

export function MethodRow({ method, isFirst, isLast, onMove, onAct }: MethodRowProps) {
  const t = useTranslations("payments");
  const { brand } = method;
  return (
    <li className="grid gap-3 rounded-md border border-line p-4 md:grid-cols-[1fr_auto] md:items-center">
      <MethodFacts method={method} />
      <div className="flex flex-wrap gap-1">
        <IconButton
          look="quiet"
          icon={ArrowUp}
          label={t("methods.up", { brand })}
          unavailable={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          look="quiet"
          icon={ArrowDown}
          label={t("methods.down", { brand })}
          unavailable={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton look="quiet" icon={Pencil} label={t("methods.change", { brand })} onClick={() => onAct("change")} />
        <IconButton look="quiet" icon={Trash2} label={t("methods.remove", { brand })} onClick={() => onAct("remove")} />
      </div>
    </li>
  );
}

function MethodFacts({ method }: { method: SavedMethod }) {
  const t = useTranslations("payments");
  const { brand, type, lastFour, limit, status } = method;
  const { percent } = useFormats();
  const { spread, foreign, isUsual } = typedMethodOf(method);
  const fees = { spread: percent(Number(spread), 2), foreign: percent(Number(foreign), 2) };
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="break-words">{brand}</strong>
        {lastFour && <Latin>•••• {lastFour}</Latin>}
        <span
          className={classNames(
            "rounded-full px-3 py-0.5 text-sm",
            status === "primary" ? "bg-brand-soft font-semibold text-brand" : "bg-sunken text-muted",
          )}
        >
          {t(`methods.status.${status}`)}
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {t(`methods.type.${type}`)} · {t("methods.upTo")} <Money {...limit} /> · {t("methods.fees", fees)}
        {isUsual && ` · ${t("methods.assumed")}`}
      </p>
    </div>
  );
}
