/** The rooming list: arranged by the rules, changed by hand, with what each room breaks in words. */
import { BedDouble, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Arranged, type GroupDetail, useSetGroupRooms } from "../queries.ts";
import { ArrangeForm } from "./arrange-form.tsx";
import { ArrangeResult } from "./arrange-result.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { emptyRoom, type PlainRoom, plainRooms } from "./room-model.ts";
import { RoomSection } from "./room-section.tsx";
import { Unplaced } from "./unplaced.tsx";

export function RoomingCard({ group }: { group: GroupDetail }) {
  const t = useTranslations("groups");
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const save = useSetGroupRooms(group, () => setMoving(null));
  const write = (rooms: PlainRoom[]) => {
    setArranged(null);
    save.mutate({ rooms });
  };
  const person = group.people.find(({ travellerId }) => travellerId === moving);
  const rooms = plainRooms(group);
  return (
    <Card icon={BedDouble} title={t("rooming.title")} aside={rooms.length > 0 && t("rooms", { count: rooms.length })}>
      <p className="mb-5 text-sm text-muted">{t("rooming.text")}</p>
      <ArrangeForm key={group.id} group={group} onArranged={setArranged} />
      {arranged && <ArrangeResult arranged={arranged} />}
      {moving === null && <SaveError error={save.error} />}
      <Unplaced group={group} onPlace={setMoving} />
      {rooms.length === 0 && <EmptyState title={t("rooming.empty.title")}>{t("rooming.empty.text")}</EmptyState>}
      <div className="mt-5 grid gap-4">
        {group.roomList.map((room) => (
          <RoomSection key={room.name} group={group} room={room} onMove={setMoving} onWrite={write} />
        ))}
      </div>
      <Button
        variant="outline"
        className="mt-5"
        icon={<Plus aria-hidden="true" className="size-5" />}
        pending={save.isPending && moving === null}
        onClick={() => write([...rooms, emptyRoom(rooms, rooms.at(-1)?.roomType ?? "quad")])}
      >
        {t("rooming.addRoom")}
      </Button>
      {person && (
        <MoveDialog
          group={group}
          person={person}
          isPending={save.isPending}
          error={save.error}
          onWrite={write}
          onClose={() => setMoving(null)}
        />
      )}
    </Card>
  );
}

function SaveError({ error }: { error: Error | null }) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner className="mt-4" tone="bad" role="alert">
      {isChangedMeanwhile(error) ? t("view.changed") : errorText(error)}
    </Banner>
  );
}
