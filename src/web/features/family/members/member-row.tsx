/** One member: who they are, the one thing missing with its way there, four marks, status. */

import { Accessibility, Crown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MARKS } from "#domain/obligations/readiness.ts";
import { useRelationship } from "#web/shared/people/use-relationship.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { LazyNotAsked, ManageDialog } from "../fetched-later.tsx";
import { avatarInitials, markAddress } from "../membership/member-model.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";
import { MarkDot } from "./mark-dot.tsx";

interface RowProps {
  group: FamilyGroup;
  member: FamilyMember;
}

export function MemberListRow({ group, member }: RowProps) {
  const t = useTranslations("family");
  const { percent } = useFormats();
  const isTooYoung = group.limits.tooYoung.includes(member.id);
  const isAsked = !isTooYoung && !member.hasNoPlace;
  const [manages, setManages] = useState(false);
  const mayManage = group.role === "admin" || member.isYou || member.isYours;
  return (
    <li className="grid gap-x-6 gap-y-4 px-5 py-5 md:px-7 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto_10.5rem] lg:items-center">
      <Person member={member} />
      {isAsked ? (
        <Next member={member} />
      ) : (
        <p className="text-muted">
          <LazyNotAsked isTooYoung={isTooYoung} />
        </p>
      )}
      <ul className="grid grid-cols-4 gap-2 max-lg:empty:hidden lg:w-80">
        {member.marks && isAsked && MARKS.map((mark) => <MarkDot key={mark} mark={mark} member={member} />)}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 lg:grid lg:justify-items-start lg:gap-2">
        {isAsked && !member.isAway && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:grid lg:justify-items-start">
            <Status state={member.status} />
            <span className="num text-sm text-muted">
              {t("percent", { percent: percent(member.documentsComplete) })}
            </span>
          </div>
        )}
        {mayManage && (
          <Button
            variant="quiet"
            aria-label={t("manage.label", { name: member.name })}
            onClick={() => setManages(true)}
          >
            {t("manage.open")}
          </Button>
        )}
      </div>
      {manages && <ManageDialog group={group} member={member} onClose={() => setManages(false)} />}
    </li>
  );
}

function Person({ member }: { member: FamilyMember }) {
  const t = useTranslations("family");
  const people = useTranslations("travellers");
  const relationship = useRelationship();
  const { list } = useFormats();
  const facts = [
    ...(member.isYou ? [t("you")] : []),
    ...(member.isYou || member.relationship === "self" ? [] : [relationship(member)]),
    ...(member.age === null ? [] : [t("age", { years: member.age })]),
    ...(member.hasAccount ? [] : [t("noAccount")]),
  ];
  return (
    <div className="flex items-center gap-4">
      <Face member={member} />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          <bdi>{member.name}</bdi>
        </h3>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        {member.role === "admin" && (
          <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-brand">
            <Crown aria-hidden="true" className="size-4" />
            {t("role.admin")}
          </p>
        )}
        {member.specialNeeds && member.specialNeeds.aids.length > 0 && (
          <p className="mt-1 flex items-start gap-1.5 text-sm">
            <Accessibility aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
            {t("needs.of", { list: list(member.specialNeeds.aids.map((aid) => people(`needs.aid.${aid}`))) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The verified portrait where it is shown, else the initials; a picture that does not come leaves them in sight. */
function Face({ member: { name, profileImage } }: { member: FamilyMember }) {
  const [isGone, setIsGone] = useState(false);
  return (
    <span
      aria-hidden="true"
      className="relative grid size-13 shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-semibold text-on-brand"
    >
      {avatarInitials(name)}
      {profileImage && !isGone && (
        <img
          src={profileImage}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={() => setIsGone(true)}
        />
      )}
    </span>
  );
}

const ACTS = { missing: "upload", rejected: "replace", pending: "see" } as const;

function Next({ member }: { member: FamilyMember }) {
  const t = useTranslations("family");
  if (member.isAway) return <p className="text-muted">{t("next.away")}</p>;
  if (member.status === "ready") return <p className="text-muted">{t("next.none")}</p>;
  if (!member.marks) return <p className="text-sm text-muted">{t("next.hidden")}</p>;
  const next = member.blocking;
  if (!next) return <p className="text-muted">{t("next.none")}</p>;
  const place = markAddress(member, next.mark);
  const act = t(`act.${next.mark === "travel_details" ? "details" : ACTS[next.state]}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {t(`next.${next.state}`, { mark: next.mark })}
        {next.more > 0 && <span className="block text-sm text-muted">{t("next.more", { count: next.more })}</span>}
      </p>
      {place && (
        <ButtonLink to={place} variant="outline">
          {act} <span className="sr-only">{member.name}</span>
        </ButtonLink>
      )}
    </div>
  );
}
