/**
 * What lies over a page (a dialog, a sheet, a panel) has an entry of its own in the browser's history, so that Back closes
 * it. The router has nothing for this: a navigation runs loaders, and a blocker knows one at a time. Such an entry is a
 * copy of the page's own with the layer's number; the router hears nothing of going between them. It is gone when its
 * layer closes, and a page that is left through a layer takes the place of the entry.
 */
import { useEffect, useEffectEvent } from "react";
import { hearPops, pops } from "./pops.ts";

/** As the router writes it, and ours beside it. */
interface Entry {
  readonly idx?: number;
  /** How many layers lie over the page here; nothing for the page itself. */
  readonly layer?: number;
  /** Another layer lies over this one: what follows may be another page. */
  readonly covered?: boolean;
}

interface Layer {
  readonly close: () => void;
  /** Asked to close, and not gone yet: what closes by an address waits for the router. */
  isLeaving: boolean;
}

interface Written {
  readonly state: unknown;
  readonly url: string | URL | null;
}

/** How long a traversal of ours may take before writing goes on without it, in milliseconds. */
const LONGEST_WAY_MS = 5000;
/** Who is still here so long after being asked to close stays, and has an entry again; in milliseconds. */
const STAYED_AFTER_MS = 1000;

const open: Layer[] = [];
const own = { push: history.pushState.bind(history), replace: history.replaceState.bind(history) };
let here = entryNow();
/** The page that the router shows. */
let shown = here.idx;
/** What the router wrote over the page's entry while a layer's was in front of it. */
let behind: Written | null = null;
/** Set while a traversal of ours runs: what is written then would land at the wrong place. */
let travelling: ReturnType<typeof setTimeout> | null = null;
let writings: (() => void)[] = [];
let isSettling = false;
let isWatching = false;

/** Begins to look after the history of this tab. Entries of layers that a reload has left are stepped back from. */
export function watchLayers(): void {
  if (isWatching) return;
  isWatching = true;
  history.pushState = (state, _, url) => write(() => push({ state, url: url ?? null }));
  history.replaceState = (state, _, url) => write(() => replace({ state, url: url ?? null }));
  hearPops();
  pops.hear = arrive;
  if (depthOf(here) > 0) {
    behind = { state: pageOf(here), url: location.href };
    travel(-depthOf(here));
  }
}

/** While it is drawn, Back calls `close` in place of leaving the page. */
export function useLayer(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    watchLayers();
    const layer: Layer = { close: () => onBack(), isLeaving: false };
    open.push(layer);
    settleSoon();
    return () => {
      open.splice(open.indexOf(layer), 1);
      settleSoon();
    };
  }, []);
}

/** Asks for one after the other, the topmost first. */
function closeFrom(depth: number): void {
  for (const layer of open.slice(depth).toReversed()) {
    layer.isLeaving = true;
    setTimeout(() => {
      layer.isLeaving = false;
      settleSoon();
    }, STAYED_AFTER_MS);
    layer.close();
  }
}

function wantedDepth(): number {
  return open.filter(({ isLeaving }) => !isLeaving).length;
}

function entryNow(): Entry {
  return Object(history.state);
}

function depthOf({ layer = 0 }: Entry): number {
  return layer;
}

/** The same entry without what is ours. */
function pageOf({ layer: _layer, covered: _covered, ...page }: Entry): Entry {
  return page;
}

function write(writing: () => void): void {
  if (travelling === null) writing();
  else writings.push(writing);
}

/** A page takes the place of the layer that it is reached from. */
function push({ state, url }: Written): void {
  if (depthOf(here) > 0) own.replace(state, "", url);
  else own.push(state, "", url);
  onOtherPage();
}

/** Of what lies under a layer: also written where the page itself stands, once it is in front again. */
function replace(written: Written): void {
  const depth = depthOf(here);
  if (depth === 0) {
    own.replace(written.state, "", written.url);
    here = entryNow();
    shown = here.idx;
    return;
  }
  behind = written;
  own.replace({ ...Object(written.state), layer: depth }, "", written.url);
  here = entryNow();
}

function onOtherPage(): void {
  behind = null;
  here = entryNow();
  shown = here.idx;
  settleSoon();
}

/** At once for many: one layer may close while the next opens. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    settle();
  }, 0);
}

/** As many entries as layers. */
function settle(): void {
  if (travelling !== null) return;
  const missing = wantedDepth() - depthOf(here);
  if (missing < 0) travel(missing);
  for (let added = 0; added < missing; added += 1) {
    const depth = depthOf(here);
    if (depth > 0) own.replace({ ...here, covered: true }, "");
    own.push({ ...pageOf(here), layer: depth + 1 }, "");
    here = entryNow();
  }
}

function travel(by: number): void {
  travelling = setTimeout(atPlace, LONGEST_WAY_MS);
  history.go(by);
}

/** Writes what had to wait. */
function atPlace(): void {
  if (travelling !== null) clearTimeout(travelling);
  travelling = null;
  here = entryNow();
  const late = writings;
  writings = [];
  for (const writing of late) writing();
  settleSoon();
}

function arrive(event: PopStateEvent): void {
  const was = here;
  const wasTravelling = travelling !== null;
  here = entryNow();
  const isSamePage = here.idx === shown;
  if (depthOf(here) > (isSamePage ? wantedDepth() : 0)) {
    event.stopImmediatePropagation();
    passBy(isOnwards(was, here));
    return;
  }
  if (!isSamePage) {
    onOtherPage();
    closeFrom(0);
  } else if (wasTravelling || depthOf(was) > 0) {
    event.stopImmediatePropagation();
    onSamePage();
    // What has been opened while a traversal of ours was on its way has no entry yet, and nobody pressed Back on it.
    if (!wasTravelling) closeFrom(depthOf(here));
  }
  atPlace();
}

/** The layer of this entry is not open any more. */
function passBy(isForwards: boolean): void {
  if (travelling !== null) clearTimeout(travelling);
  travel(isForwards && here.covered ? 1 : -depthOf(here));
}

function isOnwards(from: Entry, to: Entry): boolean {
  const pages = (to.idx ?? 0) - (from.idx ?? 0);
  return pages === 0 ? depthOf(to) > depthOf(from) : pages > 0;
}

/** Back was pressed over a page, or a layer has closed by itself. */
function onSamePage(): void {
  const depth = depthOf(here);
  if (depth === 0 && behind) {
    own.replace(behind.state, "", behind.url);
    behind = null;
  } else if (here.covered) {
    own.replace({ ...pageOf(here), layer: depth }, "");
  }
  here = entryNow();
}
