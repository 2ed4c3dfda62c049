/** The group itself: its name, places and privacy; leaving, dissolving, joining another. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_HOUSEHOLD_NAME } from "#domain/households/household.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useChangeFamily } from "../changes.ts";
import { InvitationCodeForm } from "../groups/code-form.tsx";
import { MembersField, PrivacyField } from "../groups/group-fields.tsx";
import { RemoveMemberDialog } from "../membership/remove-dialog.tsx";
import type { FamilyGroup } from "../queries.ts";
import { DissolveDialog } from "./dissolve-dialog.tsx";
import { RolesCard } from "./roles-card.tsx";
import { SightCard } from "./sight-card.tsx";

export function SettingsTab({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const isAdmin = group.role === "admin";
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="grid gap-6">
        <GroupForm group={group} isAdmin={isAdmin} />
        <RolesCard group={group} />
        <SightCard privacy={group.privacy} />
      </div>
      <div className="grid gap-6">
        <Leave group={group} />
        {isAdmin && <Dissolve group={group} />}
        <Card title={t("settings.join")}>
          <InvitationCodeForm />
        </Card>
      </div>
    </div>
  );
}

function GroupForm({ group, isAdmin }: { group: FamilyGroup; isAdmin: boolean }) {
  const t = useTranslations("plans");
  const family = useTranslations("family");
  const [name, setName] = useState(group.name);
  const [maxMembers, setMaxMembers] = useState(group.maxMembers);
  const [privacy, setPrivacy] = useState(group.privacy);
  const change = useChangeFamily();
  return (
    <Card title={t("settings.title")}>
      {!isAdmin && <Banner className="mb-5">{t("settings.readOnly")}</Banner>}
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ params: { id: group.id }, body: { name, maxMembers, privacy } });
        }}
      >
        <TextField
          label={family("create.name")}
          value={name}
          maxLength={MAX_HOUSEHOLD_NAME}
          required
          disabled={!isAdmin}
          onChange={(event) => setName(event.target.value)}
        />
        <p>
          <span className="block font-semibold">{t("settings.type")}</span>
          <span className="text-muted">{t(`settings.types.${group.groupType}`)}</span>
        </p>
        <MembersField value={maxMembers} onChange={setMaxMembers} disabled={!isAdmin} />
        <PrivacyField value={privacy} onChange={setPrivacy} disabled={!isAdmin} />
        {group.sharePath && <ShareLink path={group.sharePath} />}
        <Refusal error={change.error} />
        {change.isSuccess && (
          <Banner tone="ok" role="status">
            {t("settings.saved")}
          </Banner>
        )}
        {isAdmin && (
          <div>
            <Button
              type="submit"
              disabled={name.trim() === ""}
              pending={change.isPending}
              pendingLabel={t("settings.saving")}
            >
              {t("settings.save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

function ShareLink({ path }: { path: string }) {
  const t = useTranslations("plans");
  return (
    <div>
      <p className="font-semibold">{t("settings.link")}</p>
      <p dir="ltr" className="mt-1 w-fit font-mono text-sm break-all select-all">
        {`${window.location.origin}${path}`}
      </p>
    </div>
  );
}

function Leave({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const [asks, setAsks] = useState(false);
  const own = group.members.find(({ isYou }) => isYou);
  return (
    <Card title={t("settings.leave")}>
      <p className="mb-4 text-muted">{t("settings.leaveText")}</p>
      <Button variant="outline" onClick={() => setAsks(true)}>
        {t("settings.leave")}
      </Button>
      {asks && own && <RemoveMemberDialog group={group} member={own} onClose={() => setAsks(false)} />}
    </Card>
  );
}

function Dissolve({ group }: { group: FamilyGroup }) {
  const t = useTranslations("plans");
  const [asks, setAsks] = useState(false);
  return (
    <Card title={t("settings.dissolve")}>
      <p className="mb-4 text-muted">{t("settings.dissolveText")}</p>
      <Button variant="outline" onClick={() => setAsks(true)}>
        {t("settings.dissolve")}
      </Button>
      {asks && <DissolveDialog group={group} onClose={() => setAsks(false)} />}
    </Card>
  );
}
