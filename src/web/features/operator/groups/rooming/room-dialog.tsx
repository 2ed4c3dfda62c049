/** A room's own name at the hotel, its kind, whether it is without steps, and its end. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_ROOM_NAME } from "#domain/groups/group.ts";
import { ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type GroupDetail, type GroupRoom, useSetGroupRooms } from "../queries.ts";
import { plainRooms } from "./room-model.ts";

const FORM = "room";

interface RoomDialogProps {
  group: GroupDetail;
  room: GroupRoom;
  onClose: () => void;
}

export function RoomDialog({ group, room, onClose }: RoomDialogProps) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const [draft, setDraft] = useState({ name: room.name, roomType: room.roomType, stepFree: room.stepFree });
  const save = useSetGroupRooms(group, onClose);
  const others = plainRooms(group).filter(({ name }) => name !== room.name);
  const submit = () =>
    save.mutate({
      rooms: plainRooms(group).map((other) => (other.name === room.name ? { ...other, ...draft } : other)),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rooming.renameTitle", { name: room.name })}
      footer={
        <>
          <Button type="submit" form={FORM} size="lg" pending={save.isPending} pendingLabel={t("form.saving")}>
            {t("form.save")}
          </Button>
          <Button variant="outline" size="lg" onClick={() => save.mutate({ rooms: others })}>
            {t("rooming.remove")}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t("rooming.roomName")}
          required
          maxLength={MAX_ROOM_NAME}
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <KindField value={draft.roomType} onChange={(roomType) => setDraft({ ...draft, roomType })} />
        <Checkbox
          label={t("rooming.stepFreeRoom")}
          checked={draft.stepFree}
          onChange={({ target }) => setDraft({ ...draft, stepFree: target.checked })}
        />
        {save.error && (
          <Banner tone="bad" role="alert">
            {isChangedMeanwhile(save.error) ? t("view.changed") : errorText(save.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function KindField({ value, onChange }: { value: RoomTypeName; onChange: (kind: RoomTypeName) => void }) {
  const t = useTranslations("groups");
  return (
    <SelectField
      label={t("rooming.kind")}
      value={value}
      options={ROOM_TYPES.map((type) => ({ value: type, label: t(`roomType.${type}`) }))}
      onChange={({ target }) => onChange(ROOM_TYPES.find((type) => type === target.value) ?? value)}
    />
  );
}
