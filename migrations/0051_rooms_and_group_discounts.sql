-- Who shares a room with whom, discounts for groups, and the price list that a booking agreed to.

-- [{fromPeople, percent}], off each person's price where so many book together.
alter table packages add column group_discounts jsonb not null default '[]';

alter table booking_parts
  -- Parts with the same number sleep in one room; null: not placed, the operator arranges it.
  add column room integer check (room > 0),
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  -- What the group discount takes off; amount_minor is what is left to pay.
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  -- {priceMinor, roomTypes} as they were agreed; a later change of the package does not reach them.
  add column prices jsonb,
  add constraint a_room_is_of_a_kind check (room is null or room_type is not null);

update booking_parts part
set prices = jsonb_build_object(
  'priceMinor', part.amount_minor / part.seats - coalesce((
    select (kind ->> 'supplementMinor')::bigint from jsonb_array_elements(package.room_types) kind
    where kind ->> 'type' = part.room_type
  ), 0),
  'roomTypes', package.room_types
)
from packages package where package.id = part.package_id;

alter table booking_parts alter column prices set not null;
