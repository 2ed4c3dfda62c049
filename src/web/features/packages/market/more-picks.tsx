/** The further filters that are picked from a list or written: dates, seats, guide, room, seller, rating. */
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { RATINGS } from "#domain/packages/search/facets.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Pick } from "../filters/pick.tsx";
import { useLanguageName } from "../filters/use-wish-words.ts";
import type { FilterProps } from "./filter-props.ts";

export function MorePicks(props: FilterProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      <Dates {...props} />
      <Seats {...props} />
      <Guides {...props} />
      <Rooms {...props} />
      <Sellers {...props} />
      <Ratings {...props} />
    </div>
  );
}

function Dates({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <>
      <TextField
        type="date"
        label={t("filters.leavesFrom")}
        value={filters.from ?? ""}
        max={filters.to}
        onChange={(event) => onChange({ from: event.target.value || undefined })}
      />
      <TextField
        type="date"
        label={t("filters.backBy")}
        value={filters.to ?? ""}
        min={filters.from}
        onChange={(event) => onChange({ to: event.target.value || undefined })}
      />
    </>
  );
}

function Seats({ filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const sizes = Array.from({ length: MAX_PARTY }, (_, i) => i + 1);
  return (
    <Pick
      label={t("filters.seats")}
      value={filters.minSeats}
      options={sizes.map((seats) => ({ value: seats, label: t("filters.people", { seats }) }))}
      onPick={(minSeats) => onChange({ minSeats })}
    />
  );
}

function Guides({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const name = useLanguageName();
  const spoken = Object.entries(facets.guideLanguage);
  return (
    <Pick
      label={t("filters.guide")}
      value={filters.guideLanguage}
      options={spoken.map(([tag, count]) => ({ value: tag, label: t("filters.counted", { name: name(tag), count }) }))}
      onPick={(guideLanguage) => onChange({ guideLanguage })}
    />
  );
}

function Rooms({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Pick
      label={t("filters.room")}
      value={filters.roomType}
      options={ROOM_TYPES.map((type) => ({
        value: type,
        label: t("filters.counted", { name: t(`room.${type}`), count: facets.roomType[type] ?? 0 }),
      }))}
      onPick={(roomType) => onChange({ roomType })}
    />
  );
}

function Sellers({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  return (
    <Pick
      label={t("filters.channel.title")}
      value={filters.channel}
      options={CHANNELS.map((channel) => ({
        value: channel,
        label: t("filters.counted", { name: t(`filters.channel.${channel}`), count: facets.channel[channel] ?? 0 }),
      }))}
      onPick={(channel) => onChange({ channel })}
    />
  );
}

function Ratings({ facets, filters, onChange }: FilterProps) {
  const t = useTranslations("packages");
  const { number } = useFormats();
  return (
    <Pick
      label={t("filters.rating")}
      value={filters.minRating}
      options={RATINGS.map((rating) => ({
        value: rating,
        label: t("filters.counted", {
          name: t("wishes.minRating", { rating: number(rating) }),
          count: facets.minRating[rating] ?? 0,
        }),
      }))}
      onPick={(minRating) => onChange({ minRating })}
    />
  );
}
