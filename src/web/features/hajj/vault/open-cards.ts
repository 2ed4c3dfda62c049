/** The cards for lost people, put together from the kept papers. */
import type { CardNotes } from "#domain/hajj/lost-card.ts";
import type { OpenCard, VaultPapers } from "./vault-record.ts";

/** One for each person of the first journey ahead, then for the others of the account. */
export function cardsOf({ pack, notes }: Pick<VaultPapers, "pack" | "notes">): OpenCard[] {
  const [journey] = pack.journeys;
  const self = pack.travellers.find(({ isSelf }) => isSelf);
  const shared = {
    operator: journey?.operatorName ?? null,
    reference: journey?.reference ?? null,
    ...handWritten(notes, journey),
  };
  const people = pack.travellers.map((person) => ({
    ...shared,
    name: person.name,
    nationality: person.nationality,
    familyPhone:
      (person.isSelf ? person.emergencyContact?.phone : (self?.phone ?? person.emergencyContact?.phone)) ?? null,
  }));
  const known = new Set(pack.travellers.map(({ id }) => id));
  const others = (journey?.tickets ?? [])
    .filter(({ travellerId }) => !known.has(travellerId))
    .map(({ name }) => ({ ...shared, name, nationality: null, familyPhone: self?.phone ?? null }));
  return [...people, ...others];
}

/** What was written by hand goes before what the booking says. */
function handWritten(notes: CardNotes, journey: VaultPapers["pack"]["journeys"][number] | undefined) {
  return {
    group: notes.group || null,
    leaderPhone: notes.leaderPhone || null,
    camp: notes.camp || journey?.minaCamp || null,
    hotel: notes.hotel || journey?.makkahHotel || null,
  };
}
