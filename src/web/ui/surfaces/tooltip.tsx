/** A short word on hover or focus, after SPEC's delays; never the only place of a fact. */
import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** SPEC §9, milliseconds. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  );
}

/** `children` is one focusable element. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="fading z-50 max-w-72 rounded-sm bg-ink px-3 py-1.5 text-xs text-paper shadow-raised"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
