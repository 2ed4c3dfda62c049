/** Tabs with icons and counts; on narrow screens the row scrolls sideways by itself. */
import type { LucideIcon } from "lucide-react";
import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useDirection } from "../text/use-direction.ts";
import { useFormats } from "../text/use-formats.ts";

export interface Tab {
  value: string;
  label: string;
  icon?: LucideIcon;
  count?: number;
  /** Left out where all tabs have one content. */
  content?: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Give both for tabs kept in the address; neither for tabs that keep themselves. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Takes the height that is left of its place, for content that scrolls by itself. */
  fills?: boolean;
  /** The one content of all tabs, which stays as it is while another is opened. */
  children?: ReactNode;
}

const FILLING = "flex min-h-0 flex-1 flex-col";

export function Tabs({ label, tabs, value, onValueChange, fills = false, children }: TabsProps) {
  const { number } = useFormats();
  const direction = useDirection();
  const start = tabs[0]?.value;
  const row = useOpenTabInSight(value, tabs);
  const panel = fills && { className: `${FILLING} data-[state=inactive]:hidden` };
  return (
    <Radix.Root
      dir={direction}
      {...(fills && { className: FILLING })}
      {...(value === undefined ? (start === undefined ? {} : { defaultValue: start }) : { value })}
      {...(onValueChange ? { onValueChange } : {})}
    >
      <Radix.List
        ref={row}
        data-no-print=""
        aria-label={label}
        className={classNames(
          "fading-edges flex shrink-0 gap-1 overflow-x-auto border-b border-line",
          fills ? "mb-3" : "mb-6",
        )}
      >
        {tabs.map(({ value: tab, label: word, icon: Icon, count }) => (
          <Radix.Trigger
            key={tab}
            value={tab}
            className={classNames(
              "inline-flex min-h-12 shrink-0 items-center gap-2.5 border-b-3 border-transparent text-muted hover:text-ink data-[state=active]:border-brand data-[state=active]:font-semibold data-[state=active]:text-brand",
              fills ? "px-4 max-md:px-3 max-md:text-sm" : "px-4",
            )}
          >
            {Icon && <Icon aria-hidden="true" className={classNames("size-5", fills && "max-md:hidden")} />}
            {word}
            {count !== undefined && <span className="num rounded-full bg-sunken px-2 text-xs">{number(count)}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children !== undefined && value !== undefined ? (
        <Radix.Content value={value} {...panel}>
          {children}
        </Radix.Content>
      ) : (
        tabs.map((tab) => (
          <Radix.Content key={tab.value} value={tab.value} {...panel}>
            {tab.content}
          </Radix.Content>
        ))
      )}
    </Radix.Root>
  );
}

/** For the row: moves it alone, so that the page stays where its reader is; again where counts came in and widened it. */
function useOpenTabInSight(value: string | undefined, tabs: readonly Tab[]) {
  const row = useRef<HTMLDivElement>(null);
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are read as the row's width.
  useEffect(() => {
    const open = value && row.current?.querySelector("[data-state=active]")?.getBoundingClientRect();
    if (!row.current || !open) return;
    const sight = row.current.getBoundingClientRect();
    if (open.left >= sight.left && open.right <= sight.right) return;
    row.current.scrollLeft += (open.left + open.right - sight.left - sight.right) / 2;
  }, [value, counts]);
  return row;
}
