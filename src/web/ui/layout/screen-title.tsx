/** A screen's first heading, which names the window too. */
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";

/** The window's title follows the heading's words: into another language, and to a name that comes later. */
export function ScreenTitle({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTranslations("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const words = heading.current?.textContent;
    if (words) document.title = `${words} · ${t("product")}`;
  });
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  );
}
