/** The packages on sale, kept in memory and ready to be sent; exact for readers on the node that changed them. */
import type { Package, PackageFacets, PackageQuery, PackageSearch } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { closest, countFacets } from "#domain/packages/facets.ts";
import { searchedText } from "#domain/packages/search.ts";
import type { Platform } from "#server/platform/context.ts";
import { Prepared } from "#server/platform/http/prepared.ts";
import { afterCommit, outsideWhole } from "#server/platform/whole-transaction.ts";
import { selectPage } from "./catalogue-page.ts";
import { ChangeNotices } from "./change-notices.ts";
import { judgeOffers } from "./judge-offers.ts";
import { NearSpelling, type SearchedOffer } from "./near-spelling.ts";
import { toPackage } from "./present-package.ts";
import { packagesOnSale, seriesOnSale } from "./repository.ts";

/** Shown when nothing fits. */
const MOST_CLOSEST = 3;

/** However quiet it is, what is shown is never older: departures pass, and a message may be lost. */
const MAX_AGE_MS = 30_000;

type Ground = Pick<Platform, "db" | "clock" | "bus" | "log">;

export interface CataloguePage {
  readonly answer: Prepared;
  readonly nextCursor: string | null;
}

/** With its JSON, which is made once for all lists it stands in. */
interface Offer extends SearchedOffer {
  readonly json: string;
}

interface Snapshot {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly readAtMs: number;
  /** The list without parameters, by far the most asked for; made when first asked for. */
  whole: CataloguePage | null;
  /** What is on sale, newest objects for what has changed; made when first asked for. */
  views: readonly Package[] | null;
}

export class Catalogue {
  readonly #ground: Ground;
  readonly #notices: ChangeNotices;
  #snapshot: Snapshot | null = null;
  #changedIds = new Set<string>();
  /** Anything may have changed. */
  #lost = true;
  #reading: Promise<void> | null = null;
  readonly #near = new NearSpelling();

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#notices = new ChangeNotices(ground, {
      changed: (packageIds) => this.#note(packageIds),
      lost: () => {
        this.#lost = true;
      },
    });
  }

  async page(query: PackageQuery): Promise<CataloguePage> {
    const snapshot = await this.#upToDate();
    if (Object.keys(query).length > 0) return this.#makePage(snapshot, query);
    snapshot.whole ??= this.#makePage(snapshot, query);
    return snapshot.whole;
  }

  /** Other objects than before only where something has changed, or after the longest age. */
  async onSale(): Promise<readonly Package[]> {
    const snapshot = await this.#upToDate();
    snapshot.views ??= [...snapshot.offers.values()].map(({ view }) => view);
    return snapshot.views;
  }

  async facets(search: PackageSearch): Promise<PackageFacets> {
    const { offers } = await this.#upToDate();
    const { judged, nearSpelling } = judgeOffers([...offers.values()], search, this.#near);
    const found = judged.filter(({ misses }) => misses.length === 0).length;
    const nearest = found === 0 ? closest(judged, MOST_CLOSEST) : [];
    return {
      ...{ total: offers.size, found, nearSpelling },
      facets: countFacets(judged),
      closest: nearest.map(({ offer, misses }) => ({ package: offer, misses: [...misses] })),
    };
  }

  #makePage({ offers }: Snapshot, query: PackageQuery): CataloguePage {
    const { judged } = judgeOffers([...offers.values()], query, this.#near);
    const fitting = judged.filter(({ misses }) => misses.length === 0).map(({ offer }) => offer);
    const { packages, nextCursor } = selectPage(fitting, query);
    const json = packages.map(({ id }) => offers.get(id)?.json).join(",");
    return { answer: new Prepared(`[${json}]`), nextCursor };
  }

  /** After a commit: the next reader here sees what has changed, readers on other nodes within a second. */
  changed(packageIds: readonly string[]): void {
    afterCommit(() => {
      this.#note(packageIds);
      this.#notices.send(packageIds);
    });
  }

  #note(packageIds: readonly string[]): void {
    for (const id of packageIds) this.#changedIds.add(id);
  }

  /** A reading that has begun may have begun before what this reader must see, so it is waited for first. */
  async #upToDate(): Promise<Snapshot> {
    await this.#reading?.catch(() => undefined);
    this.#reading ??= outsideWhole(() => this.#read()).finally(() => {
      this.#reading = null;
    });
    await this.#reading.catch((error: unknown) => {
      if (!this.#snapshot) throw error;
      this.#ground.log.warn({ err: error }, "catalogue: shown as it was last known");
    });
    if (!this.#snapshot) throw new Error("the catalogue was read and is not there");
    return this.#snapshot;
  }

  /** What changes while this runs waits for the next reading. */
  async #read(): Promise<void> {
    const changedIds = [...this.#changedIds];
    const nowMs = this.#ground.clock().getTime();
    const known = this.#lost || isOld(this.#snapshot, nowMs) ? null : this.#snapshot;
    this.#changedIds = new Set();
    this.#lost = false;
    try {
      if (!known) this.#snapshot = await this.#readAll(nowMs);
      else if (changedIds.length > 0) this.#snapshot = await this.#readChanged(known, changedIds);
    } catch (error) {
      this.#lost = true;
      throw error;
    }
  }

  async #readAll(nowMs: number): Promise<Snapshot> {
    const rows = await packagesOnSale(this.#ground.db, dateOf(new Date(nowMs)));
    return { offers: new Map(rows.map(toPackage).map(toOffer)), readAtMs: nowMs, whole: null, views: null };
  }

  async #readChanged(known: Snapshot, changedIds: readonly string[]): Promise<Snapshot> {
    const { db, clock } = this.#ground;
    const rows = await seriesOnSale(db, changedIds, dateOf(clock()));
    const offers = new Map(known.offers);
    for (const id of changedIds) offers.delete(id);
    for (const [id, offer] of rows.map(toPackage).map(toOffer)) offers.set(id, offer);
    return { offers, readAtMs: known.readAtMs, whole: null, views: null };
  }
}

function isOld(snapshot: Snapshot | null, nowMs: number): boolean {
  return snapshot === null || nowMs - snapshot.readAtMs >= MAX_AGE_MS;
}

function toOffer(view: Package): [string, Offer] {
  return [view.id, { view, text: searchedText(view), json: JSON.stringify(view) }];
}
