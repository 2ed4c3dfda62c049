/** /family: the household, who of it is ready, and how it is run; groups and tabs are kept in the address. */
import { Plus, UserPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { CreateDialog, LazyAddDialog, LazyGroupSwitch, LazyNoGroup } from "./fetched-later.tsx";
import { FamilyTabs } from "./members/family-tabs.tsx";
import { type FamilyGroup, useFamily } from "./queries.ts";

export function Component() {
  const family = useFamily();
  const errorText = useErrorText();
  const [creates, setCreates] = useState(false);
  return (
    <Page>
      {family.isPending && <SkeletonCard lines={8} />}
      {family.isError && !family.data && (
        <ErrorState text={errorText(family.error)} onRetry={() => void family.refetch()} />
      )}
      {family.data?.length === 0 && <LazyNoGroup create={<CreateButton onCreate={() => setCreates(true)} />} />}
      {family.data && family.data.length > 0 && <Groups groups={family.data} onCreate={() => setCreates(true)} />}
      {creates && <CreateDialog onClose={() => setCreates(false)} />}
    </Page>
  );
}

function CreateButton({ onCreate, quiet = false }: { onCreate: () => void; quiet?: boolean }) {
  const t = useTranslations("family");
  return (
    <Button
      variant={quiet ? "outline" : "primary"}
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={onCreate}
    >
      {t("create.open")}
    </Button>
  );
}

function Groups({ groups, onCreate }: { groups: readonly FamilyGroup[]; onCreate: () => void }) {
  const [address, setAddress] = useSearchParams();
  const group = groups.find(({ id }) => id === address.get("group")) ?? groups[0];
  if (!group) return null;
  return (
    <>
      {groups.length > 1 && (
        <LazyGroupSwitch groups={groups} value={group.id} onChange={(id) => setAddress({ group: id })} />
      )}
      <Head group={group} onCreate={onCreate} />
      <FamilyTabs key={group.id} group={group} />
    </>
  );
}

function Head({ group, onCreate }: { group: FamilyGroup; onCreate: () => void }) {
  const t = useTranslations("family");
  const [adds, setAdds] = useState(false);
  return (
    <>
      <PageHeader
        eyebrow={t("places", { used: group.members.length, all: group.maxMembers })}
        title={<bdi>{group.name}</bdi>}
        actions={
          <>
            <CreateButton onCreate={onCreate} quiet />
            {group.role === "admin" && (
              <Button
                disabled={group.members.length >= group.maxMembers}
                icon={<UserPlus aria-hidden="true" className="size-5" />}
                onClick={() => setAdds(true)}
              >
                {t("add.open")}
              </Button>
            )}
          </>
        }
      />
      {adds && <LazyAddDialog group={group} onClose={() => setAdds(false)} />}
    </>
  );
}
