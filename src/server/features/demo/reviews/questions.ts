/** Questions of the last thirty days: an exact number to the demo operator, a few to everyone else. */
import type { Insertable } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { DEMO_OPERATOR } from "../figures.ts";
import type { Offer } from "../market/offers.ts";
import { AL_SAFA } from "../market/operators.ts";
import { AMINA } from "../people/accounts.ts";
import type { RandomSource } from "../random.ts";
import { ASKED, WAITING } from "./question-words.ts";

type Enquiry = Insertable<Database["enquiries"]>;

/** Within the thirty days that figures look back over, today included. */
const [OLDEST_HOURS, NEWEST_HOURS] = [28 * 24, 30];
/** Public ones a package of the demo operator, each with words of its own. */
const PUBLIC = 5;

export interface Askers {
  readonly offers: readonly Offer[];
  /** Accounts that may have asked. */
  readonly customerIds: readonly string[];
  readonly random: RandomSource;
  readonly now: Date;
}

export function enquiryRows(world: Askers): Enquiry[] {
  const own = world.offers.filter(({ operatorId, status }) => operatorId === AL_SAFA.id && status === "listed");
  const others = world.offers.filter(({ operatorId, status }) => operatorId !== AL_SAFA.id && status === "listed");
  const counts = own.map((_, i) => equalShare(DEMO_OPERATOR.enquiries, own.length, i));
  return [
    ...own.flatMap((offer, i) => questionsTo(offer, counts[i] ?? 0, world)),
    ...others.flatMap((offer) => questionsTo(offer, world.random.int(0, 3), world)),
    ...aminas(others, world.now),
  ];
}

/** The whole in `parts` nearly equal shares; together they are the whole again. */
export function equalShare(whole: number, parts: number, at: number): number {
  return Math.floor(whole / parts) + (at < whole % parts ? 1 : 0);
}

/** Each of another asker, so that nobody asks the same twice. */
function questionsTo(offer: Offer, count: number, { customerIds, random, now }: Askers): Enquiry[] {
  const from = random.int(0, customerIds.length - 1);
  const waiting = offer.operatorId === AL_SAFA.id && count > 0 && random.chance(0.3) ? 1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const userId = customerIds[(from + i) % customerIds.length] ?? AMINA.id;
    const isWaiting = i >= count - waiting;
    const hoursAgo = isWaiting ? random.int(1, NEWEST_HOURS) : random.int(NEWEST_HOURS, OLDEST_HOURS);
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const asked = { packageId: offer.id, userId, createdAt };
    if (isWaiting) return { ...asked, question: random.pick(WAITING), isPublic: random.chance(0.5) };
    const words = ASKED[(from + i) % ASKED.length] ?? random.pick(ASKED);
    const answeredAt = new Date(createdAt.getTime() + random.int(1, NEWEST_HOURS - 1) * HOUR_MS);
    return { ...asked, ...words, isPublic: i < PUBLIC, answeredAt };
  });
}

/** One that is answered, one that waits. */
function aminas(others: readonly Offer[], now: Date): Enquiry[] {
  const [offer] = others.filter(({ city }) => city === "London");
  const [asked] = ASKED;
  if (!offer || !asked) return [];
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const own = { packageId: offer.id, userId: AMINA.id };
  return [
    { ...own, ...asked, isPublic: true, createdAt: ago(70), answeredAt: ago(51) },
    { ...own, question: WAITING[1], isPublic: false, createdAt: ago(5) },
  ];
}
