/** One group: what is said of it, its rooms, the pairs that its list keeps to, and the lists to hand on. */
import { ArrowLeft, Pencil, Trash2, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Money } from "#web/ui/text/values.tsx";
import { BookingsDialog } from "./dialogs/bookings-dialog.tsx";
import { DeleteGroupDialog } from "./dialogs/delete-dialog.tsx";
import { EditDialog } from "./dialogs/edit-dialog.tsx";
import { GroupStatusBadge } from "./group-columns.tsx";
import { ListsCard } from "./lists-card.tsx";
import { type GroupDetail, type ListedGroup, useGroup } from "./queries.ts";
import { RoomingCard } from "./rooming/rooming-card.tsx";
import { WishesCard } from "./rooming/wishes-card.tsx";

interface GroupViewProps {
  id: string;
  onBack: () => void;
  onDeleted: (group: ListedGroup) => void;
}

export function GroupView({ id, onBack, onDeleted }: GroupViewProps) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const group = useGroup(id);
  return (
    <div className="grid gap-6">
      <div>
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={onBack}
        >
          {t("back")}
        </Button>
      </div>
      {group.isPending && <SkeletonCard lines={8} />}
      {group.isError && <ErrorState text={errorText(group.error)} onRetry={() => void group.refetch()} />}
      {group.data && <Found group={group.data} onDeleted={onDeleted} />}
    </div>
  );
}

function Found({ group, onDeleted }: { group: GroupDetail; onDeleted: (group: ListedGroup) => void }) {
  return (
    <>
      <Head group={group} onDeleted={onDeleted} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
        <RoomingCard group={group} />
        <div className="grid min-w-0 gap-6">
          <ListsCard group={group} />
          <WishesCard key={group.version} group={group} />
        </div>
      </div>
    </>
  );
}

type Asked = "edit" | "bookings" | "along" | "delete";

function Head({ group, onDeleted }: { group: GroupDetail; onDeleted: (group: ListedGroup) => void }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const own = group.bookings.map(({ bookingId }) => bookingId);
  const others = group.leftBehind.map(({ bookingId }) => bookingId);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-2xl">
            <bdi>{group.name}</bdi>
          </h2>
          <p className="mt-1 text-muted">
            <bdi>{group.packageName}</bdi>
          </p>
        </div>
        <GroupStatusBadge status={group.status} />
      </div>
      <Facts group={group} />
      {group.note && (
        <p className="mt-4 whitespace-pre-line" dir="auto">
          {group.note}
        </p>
      )}
      <Acts onAsk={setAsked} />
      {group.leftBehind.length > 0 && <LeftBehind group={group} onTake={() => setAsked("along")} />}
      {asked === "edit" && <EditDialog group={group} onClose={close} />}
      {asked === "bookings" && <BookingsDialog group={group} chosen={own} onClose={close} />}
      {asked === "along" && <BookingsDialog group={group} chosen={[...own, ...others]} onClose={close} />}
      {asked === "delete" && <DeleteGroupDialog group={group} onClose={close} onDeleted={onDeleted} />}
    </Card>
  );
}

function Facts({ group }: { group: GroupDetail }) {
  const t = useTranslations("groups");
  const { dateRange } = useFormats();
  const facts: [string, ReactNode][] = [
    [t("view.departure"), <bdi key="dates">{dateRange(group.departureDate, group.returnDate)}</bdi>],
    [t("view.people"), t("of", { members: group.members, limit: group.sizeLimit })],
    [t("view.leader"), <bdi key="leader">{group.leader || t("noLeader")}</bdi>],
    [t("view.bus"), <bdi key="bus">{group.bus || "–"}</bdi>],
    [t("view.value"), <Money key="value" amount={group.value.amount} currency={group.value.currency} />],
  ];
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const t = useTranslations("groups");
  const acts = [
    ["edit", Pencil],
    ["bookings", UsersRound],
    ["delete", Trash2],
  ] as const;
  return (
    <div className="mt-5 flex flex-wrap gap-3" data-no-print="">
      {acts.map(([name, Icon]) => (
        <Button
          key={name}
          variant="outline"
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => onAsk(name)}
        >
          {t(`view.${name}`)}
        </Button>
      ))}
    </div>
  );
}

function LeftBehind({ group, onTake }: { group: GroupDetail; onTake: () => void }) {
  const t = useTranslations("groups");
  const { list } = useFormats();
  const references = list(group.leftBehind.map(({ reference }) => reference));
  return (
    <Banner
      className="mt-5"
      tone="wait"
      title={t("view.leftBehind")}
      action={
        <Button variant="outline" onClick={onTake}>
          {t("view.takeAlong")}
        </Button>
      }
    >
      {t("view.leftBehindText", { references })}
    </Banner>
  );
}
