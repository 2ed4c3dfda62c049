/** Everyone who travels and how each of their documents stands; every state leads to its verdict or its upload. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import { listTravellers, type Traveller } from "#contract/travellers.ts";
import { accountName } from "#domain/account-name.ts";
import { dateOf } from "#domain/calendar.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { routeQuery } from "../../lib/queries.ts";
import { useSignedIn } from "../../lib/session.ts";
import { useVisaDue } from "../../shared/people/papers-due.ts";
import { Status } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/surfaces/card.tsx";
import { type Column, DataTable } from "../../ui/surfaces/data-table.tsx";
import { isDone, type Slot, slotsOf } from "./document-state.ts";
import { placesOf } from "./places.ts";

export interface Household {
  /** Of everyone, newest first. */
  documents: readonly TravelDocument[];
  companions: readonly Traveller[];
}

interface PersonRow {
  /** Null: the reader. */
  readonly id: string | null;
  readonly name: string;
  readonly slots: readonly Slot[];
}

export function HouseholdTable({ documents, companions }: Household) {
  const t = useTranslations("documents");
  const rows = useRows({ documents, companions });
  const ready = rows.filter(({ slots }) => slots.every(isDone)).length;
  const types = rows[0]?.slots.map(({ type }) => type) ?? [];
  const columns: Column<PersonRow>[] = [
    { key: "name", head: t("household.person"), cell: ({ name }) => <strong dir="auto">{name}</strong>, silent: true },
    ...types.map((type) => ({
      key: type,
      head: t(`types.${type}`),
      cell: ({ id, slots }: PersonRow) => <State whose={id} slot={slots.find((slot) => slot.type === type)} />,
    })),
  ];
  return (
    <Card title={t("household.title", { ready, people: rows.length })} className="mb-6">
      <div className="overflow-x-auto">
        <DataTable caption={t("household.caption")} columns={columns} rows={rows} keyOf={({ id }) => id ?? "reader"} />
      </div>
    </Card>
  );
}

function useRows({ documents, companions }: Household): PersonRow[] {
  const account = useSignedIn();
  const travellers = useQuery(routeQuery(listTravellers)).data;
  const self = travellers?.find(({ isSelf }) => isSelf);
  const visaDue = useVisaDue();
  const own = documents.filter(({ isOwn }) => isOwn);
  return [
    {
      id: null,
      name: self ? fullName(self) : accountName(account),
      slots: slotsOf(own, { staysHome: false, visaDue: visaDue(null) }),
    },
    ...whoCanCome(companions, dateOf(new Date())).map((person) => {
      const theirs = documents.filter(({ travellerId }) => travellerId === person.id);
      return {
        id: person.id,
        name: fullName(person),
        slots: slotsOf(theirs, { staysHome: false, visaDue: visaDue(person.id) }),
      };
    }),
  ];
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
