/** The reader's own list: searched, added, put in order by buttons that a keyboard and a thumb reach alike. */
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslations } from "use-intl";
import { listPackages } from "#contract/packages.ts";
import { MAX_PREFERENCES } from "#domain/households/ranking.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { FamilyGroup } from "../../queries.ts";
import { type HouseholdPlans, useSetPreferences } from "../plan-queries.ts";
import { type ListedPackage, moved, withItem, withoutItem } from "./vote-model.ts";

const LEAST_LETTERS = 2;
const MOST_FOUND = 6;

interface VoteDialogProps {
  group: FamilyGroup;
  preferences: HouseholdPlans["preferences"];
  onClose: () => void;
}

export function VoteDialog({ group, preferences: { mine, ranking }, onClose }: VoteDialogProps) {
  const t = useTranslations("plans");
  const [items, setItems] = useState<readonly ListedPackage[]>(() =>
    mine.flatMap((id) => ranking.filter(({ packageId }) => packageId === id).map(({ title }) => ({ id, title }))),
  );
  const save = useSetPreferences(onClose);
  const send = () => save.mutate({ params: { id: group.id }, body: { packageIds: items.map(({ id }) => id) } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("vote.title")}
      description={t("vote.lead", { most: MAX_PREFERENCES })}
      footer={
        <>
          <Button pending={save.isPending} pendingLabel={t("saving")} onClick={send}>
            {t("save")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {items.length === 0 ? <EmptyLine>{t("vote.empty")}</EmptyLine> : <Order items={items} onChange={setItems} />}
        {items.length < MAX_PREFERENCES ? (
          <Search items={items} onAdd={(item) => setItems(withItem(items, item))} />
        ) : (
          <p className="text-sm text-muted">{t("vote.full")}</p>
        )}
        <Refusal error={save.error} />
      </div>
    </Dialog>
  );
}

function Order({
  items,
  onChange,
}: {
  items: readonly ListedPackage[];
  onChange: (items: readonly ListedPackage[]) => void;
}) {
  const t = useTranslations("plans");
  const label = (act: string, title: string) => t("vote.of", { act, title });
  return (
    <ol className="divide-y divide-line">
      {items.map((item, at) => (
        <li key={item.id} className="flex items-center gap-2 py-2">
          <span className="num w-6 font-semibold text-brand">{at + 1}</span>
          <bdi className="min-w-0 flex-1">{item.title}</bdi>
          <IconButton
            look="quiet"
            icon={ArrowUp}
            label={label(t("vote.up"), item.title)}
            disabled={at === 0}
            onClick={() => onChange(moved(items, at, at - 1))}
          />
          <IconButton
            look="quiet"
            icon={ArrowDown}
            label={label(t("vote.down"), item.title)}
            disabled={at === items.length - 1}
            onClick={() => onChange(moved(items, at, at + 1))}
          />
          <IconButton
            look="quiet"
            icon={Trash2}
            label={label(t("vote.remove"), item.title)}
            onClick={() => onChange(withoutItem(items, item.id))}
          />
        </li>
      ))}
    </ol>
  );
}

function Search({ items, onAdd }: { items: readonly ListedPackage[]; onAdd: (item: ListedPackage) => void }) {
  const t = useTranslations("plans");
  const [words, setWords] = useState("");
  const q = useDeferredValue(words.trim());
  const asked = routeQuery(listPackages, { query: { q, limit: MOST_FOUND } });
  const found = useQuery({ ...asked, enabled: q.length >= LEAST_LETTERS });
  const others = (found.data ?? []).filter(({ id }) => items.every((item) => item.id !== id));
  return (
    <div>
      <TextField
        type="search"
        label={t("vote.search")}
        hint={t("vote.searchHint")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.data && others.length === 0 && (
        <p role="status" className="mt-3 text-muted">
          {t("vote.none")}
        </p>
      )}
      <ul aria-label={t("vote.found")} className="mt-2 divide-y divide-line">
        {others.map(({ id, title, operatorName }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <bdi className="font-semibold">{title}</bdi>
              <bdi className="block text-sm text-muted">{operatorName}</bdi>
            </span>
            <Button variant="outline" onClick={() => onAdd({ id, title })}>
              {t("vote.add")} <span className="sr-only">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
