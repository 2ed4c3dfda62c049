/** The Groups tab: SPEC's table with Create Group, or the one group that stands in the address. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { GROUP_LISTS } from "#domain/groups/lists.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState, ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { DataTable } from "#web/ui/surfaces/data-table.tsx";
import type { OwnPackage } from "../queries.ts";
import { CreateGroupDialog } from "./dialogs/create-dialog.tsx";
import { useGroupColumns } from "./group-columns.tsx";
import { GroupView } from "./group-view.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { type ListedGroup, useGroups, useRestoreGroup } from "./queries.ts";

export function GroupsTab({ packages }: { packages: readonly OwnPackage[] }) {
  const [address, setAddress] = useSearchParams();
  const [deleted, setDeleted] = useState<ListedGroup | null>(null);
  const id = address.get("group");
  const list = GROUP_LISTS.find((name) => name === address.get("print"));
  const open = (group: string | null) => setAddress({ tab: "groups", ...(group ? { group } : {}) });
  const removed = (group: ListedGroup) => {
    setDeleted(group);
    open(null);
  };
  if (id && list) return <PrintSheet id={id} list={list} onClose={() => open(id)} />;
  if (id) return <GroupView key={id} id={id} onBack={() => open(null)} onDeleted={removed} />;
  return (
    <div className="grid gap-5">
      {deleted && <Deleted group={deleted} onGone={() => setDeleted(null)} />}
      <Groups packages={packages} onOpen={open} />
    </div>
  );
}

function Groups({ packages, onOpen }: { packages: readonly OwnPackage[]; onOpen: (id: string) => void }) {
  const t = useTranslations("groups");
  const groups = useGroups();
  const errorText = useErrorText();
  const [isCreating, setCreating] = useState(false);
  const columns = useGroupColumns(({ id }) => onOpen(id));
  return (
    <section className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-xl">{t("title")}</h2>
          <p className="mt-1 max-w-[44rem] text-sm text-muted">{t("lead")}</p>
        </div>
        <Button
          size="lg"
          className="max-md:w-full"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setCreating(true)}
        >
          {t("create")}
        </Button>
      </div>
      {groups.isPending && <SkeletonCard lines={6} />}
      {groups.isError && <ErrorState text={errorText(groups.error)} onRetry={() => void groups.refetch()} />}
      {groups.data?.length === 0 && <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>}
      {groups.data && groups.data.length > 0 && (
        <>
          <DataTable caption={t("caption")} columns={columns} rows={groups.data} keyOf={({ id }) => id} />
          <p className="border-t border-line px-5 py-4 text-sm text-muted">{t("statusWhy")}</p>
        </>
      )}
      {isCreating && (
        <CreateGroupDialog packages={packages} onClose={() => setCreating(false)} onCreated={({ id }) => onOpen(id)} />
      )}
    </section>
  );
}

function Deleted({ group, onGone }: { group: ListedGroup; onGone: () => void }) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const restore = useRestoreGroup(({ name }) => {
    showToast({ title: t("deleted.back", { name }), tone: "good" });
    onGone();
  });
  return (
    <Banner
      role="status"
      title={t("deleted.title", { name: group.name })}
      action={
        <Button
          variant="outline"
          pending={restore.isPending}
          onClick={() => restore.mutate({ params: { id: group.id } })}
        >
          {t("deleted.undo")}
        </Button>
      }
    >
      {restore.error ? errorText(restore.error) : t("deleted.text")}
    </Banner>
  );
}
