/** Everyone who travels and how each of their documents stands; every state leads to its verdict or its upload. */
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { listTravellers, type Traveller } from "#contract/travellers.ts";
import { accountName } from "#domain/account-name.ts";
import { dateOf } from "#domain/calendar.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { useCanBeThere, useIsAway, useToGive, useWithoutPlace } from "#web/shared/people/papers/papers-due.ts";
import { Status, type StatusState } from "#web/ui/feedback/status.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type Column, DataTable } from "#web/ui/surfaces/data-table.tsx";
import { personStanding, type Slot, statusSlots } from "../document-state.ts";
import { placesOf } from "../places.ts";

export interface HouseholdPapers {
  /** Of everyone, newest first. */
  documents: readonly TravelDocument[];
  companions: readonly Traveller[];
}

interface PersonRow {
  /** Null: the reader. */
  readonly id: string | null;
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Null on the way and once home: no paper is asked for, so nobody is ready or lacks one. */
  readonly state: StatusState | null;
}

/** A table where there is room; on a phone one line a person, with their papers folded under it. */
export function HouseholdTable({ documents, companions }: HouseholdPapers) {
  const t = useTranslations("documents");
  const isWide = useIsWide();
  const rows = useRows({ documents, companions });
  if (rows.length === 0) return null;
  const ready = rows.filter(({ state }) => state === "ready").length;
  const isAway = rows.every(({ state }) => state === null);
  return (
    <Card title={isAway ? t("household.caption") : t("household.title", { ready, people: rows.length })}>
      {isWide ? (
        <Table rows={rows} />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Person key={row.id ?? "reader"} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Table({ rows }: { rows: readonly PersonRow[] }) {
  const t = useTranslations("documents");
  const types = rows[0]?.slots.map(({ type }) => type) ?? [];
  const columns: Column<PersonRow>[] = [
    { key: "name", head: t("household.person"), cell: ({ name }) => <strong dir="auto">{name}</strong>, silent: true },
    ...types.map((type) => ({
      key: type,
      head: t(`types.${type}`),
      cell: (row: PersonRow) => <State whose={row.id} slot={row.slots.find((slot) => slot.type === type)} />,
    })),
  ];
  return (
    <div className="overflow-x-auto">
      <DataTable caption={t("household.caption")} columns={columns} rows={rows} keyOf={({ id }) => id ?? "reader"} />
    </div>
  );
}

function Person({ row }: { row: PersonRow }) {
  const { id, name, state } = row;
  const t = useTranslations("documents");
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <bdi className="min-w-0 flex-1 font-semibold">{name}</bdi>
          {state && <Status state={state} />}
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:-scale-y-100" />
        </summary>
        <ul className="pb-2">
          {row.slots.map((slot) => (
            <li key={slot.type} className="flex flex-wrap items-center justify-between gap-x-3 ps-3">
              {t(`types.${slot.type}`)}
              <State whose={id} slot={slot} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function useRows({ documents, companions }: HouseholdPapers): PersonRow[] {
  const account = useSignedIn();
  const travellers = useQuery(routeQuery(listTravellers)).data;
  const self = travellers?.find(({ isSelf }) => isSelf);
  const canBeThere = useCanBeThere();
  const hasNoPlace = useWithoutPlace();
  const isAway = useIsAway();
  const toGive = useToGive() ?? [];
  const own = documents.filter(({ isOwn }) => isOwn);
  const all = [
    {
      id: null,
      name: self ? fullName(self) : accountName(account),
      slots: statusSlots(own, { isExempt: false, ...canBeThere(null) }),
    },
    ...whoCanCome(companions, dateOf(new Date())).map((person) => {
      const theirs = documents.filter(({ travellerId }) => travellerId === person.id);
      return {
        id: person.id,
        name: fullName(person),
        slots: statusSlots(theirs, { isExempt: false, ...canBeThere(person.id) }),
      };
    }),
  ];
  const placed = all.filter(({ id }) => !hasNoPlace(id));
  const lacking = new Set(toGive.flatMap((act) => (act.kind === "tell_details" ? [act.traveller?.id ?? null] : [])));
  return placed.map((row) => ({ ...row, state: isAway ? null : personStanding(row.slots, lacking.has(row.id)) }));
}

function State({ whose, slot }: { whose: string | null; slot: Slot | undefined }) {
  const { uploadPath, verdictPath } = placesOf(whose);
  if (!slot) return null;
  const { type, state, document } = slot;
  return (
    <Link
      to={document ? verdictPath(document.id) : uploadPath(type)}
      className="inline-flex min-h-11 items-center rounded-full *:px-2.5 *:text-xs hover:brightness-95"
    >
      <Status state={state} />
    </Link>
  );
}
