/** The first rows of a list, all of them on demand. */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";

const FIRST = 5;

interface ShownListProps<T> {
  list: readonly T[];
  children: (item: T) => ReactNode;
}

export function ShownList<T extends { readonly id: string }>({ list, children }: ShownListProps<T>) {
  const t = useTranslations("voices");
  const [isAll, setAll] = useState(false);
  const hidden = isAll ? 0 : Math.max(0, list.length - FIRST);
  return (
    <>
      <ul className="divide-y divide-line">
        {list.slice(0, list.length - hidden).map((item) => (
          <li key={item.id} className="py-5 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-5" variant="outline" onClick={() => setAll(true)}>
          {t("inbox.all", { count: hidden })}
        </Button>
      )}
    </>
  );
}
