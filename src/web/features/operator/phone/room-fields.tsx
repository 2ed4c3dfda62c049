/** Places of the booking, line by line: the kind of room, how many, and who of them is known. */
import { useTranslations } from "use-intl";
import { MAX_PARTS, MAX_PARTY } from "#domain/bookings/booking.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { PhoneFieldsProps } from "./caller-fields.tsx";
import { PassengerFields } from "./people-fields.tsx";
import { changedRoom, peopleErrors, type RoomDraft, withRoom, withSeats } from "./phone-draft.ts";

/** Party sizes to choose from. */
const SIZES = Array.from({ length: MAX_PARTY }, (_, index) => index + 1);

export function RoomFields({ draft, errors, onChange }: PhoneFieldsProps) {
  const t = useTranslations("phone");
  const rooms = draft.rooms.map((room, index) => ({ room, index }));
  return (
    <div className="grid gap-5">
      {rooms.map(({ room, index }) => (
        <div key={index} className="grid gap-4 rounded-md bg-sunken p-4">
          <RoomLine
            room={room}
            error={errors[`parts.${index}.roomType`]}
            onChange={(change) => onChange(changedRoom(draft, index, change))}
          />
          <PassengerFields
            people={room.people}
            errors={peopleErrors(errors, `parts.${index}.people.`, room.people)}
            onChange={(people) => onChange(changedRoom(draft, index, { people }))}
          />
          {draft.rooms.length > 1 && (
            <Button
              variant="quiet"
              className="justify-self-start"
              onClick={() => onChange({ rooms: draft.rooms.filter((_, at) => at !== index) })}
            >
              {t("rooms.remove")}
            </Button>
          )}
        </div>
      ))}
      {draft.rooms.length < MAX_PARTS && (
        <Button variant="outline" className="justify-self-start" onClick={() => onChange(withRoom(draft))}>
          {t("rooms.add")}
        </Button>
      )}
    </div>
  );
}

interface RoomLineProps {
  room: RoomDraft;
  error: string | undefined;
  onChange: (change: Partial<RoomDraft>) => void;
}

function RoomLine({ room, error, onChange }: RoomLineProps) {
  const t = useTranslations("phone");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t("rooms.seats")}
        value={String(room.seats)}
        options={SIZES.map((size) => ({ value: String(size), label: t("rooms.count", { count: size }) }))}
        onChange={(event) => onChange(withSeats(room, Number(event.target.value)))}
      />
      <SelectField
        label={t("rooms.kind")}
        error={error}
        value={room.roomType}
        options={[
          { value: "", label: t("rooms.any") },
          ...ROOM_TYPES.map((type) => ({ value: type, label: t(`rooms.${type}`) })),
        ]}
        onChange={(event) => onChange({ roomType: ROOM_TYPES.find((type) => type === event.target.value) ?? "" })}
      />
    </div>
  );
}
