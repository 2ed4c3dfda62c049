/** Whom an account has entered, with the journey that the papers of each are for. */
import type { Platform } from "#server/platform/context.ts";
import { travelsOfAccount } from "./travels.repository.ts";

interface Deps<Companion, Standing> extends Pick<Platform, "db"> {
  readonly documents: { readonly companionStates: (userId: string) => Promise<readonly Companion[]> };
  readonly travellers: { readonly standing: (userId: string) => Promise<Standing> };
}

/** Those who are asked for papers, and the account's standing; `travels` by their ids, and the owner's by the account's. */
export async function companionsOf<
  Companion extends { readonly id: string },
  Standing extends { readonly tooYoung: ReadonlySet<string> },
>({ db, documents, travellers }: Deps<Companion, Standing>, userId: string, now: Date) {
  const [entered, standing] = await Promise.all([documents.companionStates(userId), travellers.standing(userId)]);
  // Who stays at home is asked for no papers.
  const companions = entered.filter(({ id }) => !standing.tooYoung.has(id));
  return { companions, standing, travels: await travelsOfAccount(db, userId, companions, now) };
}
