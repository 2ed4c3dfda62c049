/** A state as icon, word and soft ground together: never by colour alone. */
import {
  Ban,
  Check,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Clock,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";

const GOOD = "bg-ok-soft text-ok";
const WAITING = "bg-wait-soft text-wait";
const WRONG = "bg-bad-soft text-bad";
const STILL = "bg-sunken text-muted";

const STATES = {
  verified: { icon: Check, look: GOOD },
  ready: { icon: Check, look: GOOD },
  confirmed: { icon: CircleCheck, look: GOOD },
  completed: { icon: CircleCheck, look: GOOD },
  processing: { icon: Hourglass, look: WAITING },
  pending: { icon: Clock, look: WAITING },
  held: { icon: Clock, look: WAITING },
  needs_review: { icon: Hourglass, look: WAITING },
  rejected: { icon: X, look: WRONG },
  failed: { icon: X, look: WRONG },
  incomplete: { icon: TriangleAlert, look: WRONG },
  missing: { icon: CircleDashed, look: WRONG },
  cancelled: { icon: Ban, look: STILL },
  expired: { icon: Clock, look: STILL },
  refunded: { icon: Check, look: STILL },
  optional: { icon: CircleDashed, look: STILL },
  not_due: { icon: Clock, look: STILL },
  not_needed: { icon: CircleDashed, look: STILL },
  too_early: { icon: Clock, look: STILL },
  not_checked: { icon: CircleHelp, look: STILL },
} as const satisfies Record<string, { icon: LucideIcon; look: string }>;

export type StatusState = keyof typeof STATES;

interface StatusProps {
  state: StatusState;
  /** It is a sentence, which may stand on two lines. */
  isSentence?: boolean;
  children?: ReactNode;
}

/** The state's own word unless `children` says it more precisely. */
export function Status({ state, isSentence = false, children }: StatusProps) {
  const t = useTranslations("common");
  const { icon: Icon, look } = STATES[state];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2 px-3 py-1 text-sm font-semibold",
        isSentence ? "rounded-md" : "rounded-full min-[24rem]:whitespace-nowrap",
        look,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children ?? t(`status.${state}`)}
    </span>
  );
}
