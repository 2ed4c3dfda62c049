/**
 * The packages on sale, kept in memory and ready to be sent. Readers are answered at once, and what changes is read beside, at
 * most twice a second; only who has changed something waits to see it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Package, PackageFacets, PackageQuery, PackageSearch } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { closest, countFacets } from "#domain/packages/search/facets.ts";
import { searchedText } from "#domain/packages/search/search.ts";
import type { Platform } from "#server/platform/context.ts";
import { forReading } from "#server/platform/database/pools/pools.ts";
import { afterCommit, outsideWhole } from "#server/platform/database/pools/whole-transaction.ts";
import { Prepared } from "#server/platform/http/answers/prepared.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import { toPackage } from "../present-package.ts";
import { packagesOnSale, seriesOnSale } from "../repository.ts";
import { selectPage } from "./catalogue-page.ts";
import { ChangeNotices } from "./change-notices.ts";
import { judgeOffers } from "./judge-offers.ts";
import { NearSpelling, type SearchedOffer } from "./near-spelling.ts";

/** Shown when nothing fits. */
const MOST_CLOSEST = 3;

/** From the beginning of one reading to that of the next: a sale changes a package a hundred times a second. */
const PAUSE_MS = 500;
/** However quiet it is, after this everything is read again: departures pass, and a message may be lost. */
const MAX_AGE_MS = 30_000;
/** What is older, because nobody has asked for so long, is shown to nobody. */
const OLDEST_MS = 2 * MAX_AGE_MS;
const NEVER = Number.NEGATIVE_INFINITY;

type Deps = Pick<Platform, "db" | "clock" | "bus" | "log">;

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
  readonly #deps: Deps;
  readonly #notices: ChangeNotices;
  #snapshot: Snapshot | null = null;
  #changedIds = new Set<string>();
  /** Anything may have changed. */
  #lost = true;
  /** The one that has not begun: it will see all that is committed now. */
  #nextReading: Promise<void> | null = null;
  #lastReading: Promise<void> = Promise.resolve();
  #readingSince = NEVER;
  /** By account: the reading that will show what it has changed. */
  readonly #ownReadings = new Map<string, Promise<void>>();
  readonly #near = new NearSpelling();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#notices = new ChangeNotices(deps, {
      changed: (packageIds) => this.#note(packageIds),
      lost: () => {
        this.#lost = true;
        this.#readBeside();
      },
    });
  }

  async page(query: PackageQuery): Promise<CataloguePage> {
    const snapshot = await this.#shown();
    if (Object.keys(query).length > 0) return this.#makePage(snapshot, query);
    snapshot.whole ??= this.#makePage(snapshot, query);
    return snapshot.whole;
  }

  /** Other objects than before only where something has changed, or after the longest age. */
  async onSale(): Promise<readonly Package[]> {
    const snapshot = await this.#shown();
    snapshot.views ??= [...snapshot.offers.values()].map(({ view }) => view);
    return snapshot.views;
  }

  async facets(search: PackageSearch): Promise<PackageFacets> {
    const { offers } = await this.#shown();
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

  /** After a commit: who has changed it sees it from now on, other readers, also on other nodes, within a second. */
  changed(packageIds: readonly string[]): void {
    const account = askerNow()?.account;
    afterCommit(() => {
      this.#note(packageIds);
      if (account && this.#nextReading) this.#showTo(account, this.#nextReading);
      this.#notices.send(packageIds);
    });
  }

  #note(packageIds: readonly string[]): void {
    for (const id of packageIds) this.#changedIds.add(id);
    this.#readBeside();
  }

  #showTo(account: string, reading: Promise<void>): void {
    const forget = () => {
      if (this.#ownReadings.get(account) === reading) this.#ownReadings.delete(account);
    };
    this.#ownReadings.set(account, reading);
    reading.then(forget, forget);
  }

  async #shown(): Promise<Snapshot> {
    const own = this.#ownReadings.get(askerNow()?.account ?? "");
    if (own) await this.#orLastKnown(own);
    else if (this.#ageMs() >= OLDEST_MS) await this.#readWhatIsTooOld();
    else if (this.#ageMs() >= MAX_AGE_MS || this.#lost || this.#changedIds.size > 0) this.#readBeside();
    if (!this.#snapshot) throw new Error("the catalogue was read and is not there");
    return this.#snapshot;
  }

  async #readWhatIsTooOld(): Promise<void> {
    await this.#lastReading;
    if (this.#ageMs() >= OLDEST_MS) await this.#orLastKnown(this.#read());
  }

  async #orLastKnown(reading: Promise<void>): Promise<void> {
    await reading.catch((error: unknown) => {
      if (!this.#snapshot) throw error;
    });
  }

  #ageMs(): number {
    return this.#snapshot ? this.#deps.clock().getTime() - this.#snapshot.readAtMs : Number.POSITIVE_INFINITY;
  }

  /** Nobody waits for it; and nothing is read before somebody has asked for the first time. */
  #readBeside(): void {
    if (this.#readingSince !== NEVER) void this.#read();
  }

  /** All who ask before it begins share it. */
  #read(): Promise<void> {
    if (this.#nextReading) return this.#nextReading;
    const reading = forReading(() => outsideWhole(() => this.#readAfterPause()));
    this.#lastReading = reading.catch((err: unknown) => this.#deps.log.warn({ err }, "catalogue: it was not read"));
    this.#nextReading = reading;
    return reading;
  }

  async #readAfterPause(): Promise<void> {
    await this.#lastReading;
    const pauseMs = this.#readingSince + PAUSE_MS - performance.now();
    if (pauseMs > 0) await sleep(pauseMs, undefined, { ref: false });
    this.#nextReading = null;
    this.#readingSince = performance.now();
    await this.#readNow();
  }

  /** What changes while this runs waits for the next reading. */
  async #readNow(): Promise<void> {
    const changedIds = [...this.#changedIds];
    const nowMs = this.#deps.clock().getTime();
    const known = this.#lost || this.#ageMs() >= MAX_AGE_MS ? null : this.#snapshot;
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
    const rows = await packagesOnSale(this.#deps.db, dateOf(new Date(nowMs)));
    return { offers: new Map(rows.map(toPackage).map(toOffer)), readAtMs: nowMs, whole: null, views: null };
  }

  async #readChanged(known: Snapshot, changedIds: readonly string[]): Promise<Snapshot> {
    const { db, clock } = this.#deps;
    const rows = await seriesOnSale(db, changedIds, dateOf(clock()));
    const offers = new Map(known.offers);
    for (const id of changedIds) offers.delete(id);
    for (const [id, offer] of rows.map(toPackage).map(toOffer)) offers.set(id, offer);
    return { offers, readAtMs: known.readAtMs, whole: null, views: null };
  }
}

function toOffer(view: Package): [string, Offer] {
  return [view.id, { view, text: searchedText(view), json: JSON.stringify(view) }];
}
