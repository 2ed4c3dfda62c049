/** The days of Hajj and the prayer times start without a network: their files are kept, and nothing else is. */

import type { OfflineFiles } from "./offline-files.ts";

const PREFIX = "rihla-offline-";
const PAGE = "/app.html";
/** A network that is there but answers nobody, as among a million phones, counts as none after this. */
const PATIENCE_MS = 3_000;
/** Once it was silent, it is not asked for every single file of the same start. */
const SILENT_MS = 20_000;

/**
 * Pages come from the network first, so that nobody is kept on an old version: the copy only answers where the network
 * does not. Files whose names hold their digest come from the copy. Calls of the API are never looked at.
 */
export function startOffline(scope: ServiceWorkerGlobalScope, { version, screens, files }: OfflineFiles): void {
  const cacheName = `${PREFIX}${version}`;
  const paths = new Set(files.map(({ path }) => path));
  let silentUntil = 0;

  scope.addEventListener("install", (event) => event.waitUntil(fill()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });

  /** All or nothing: a worker with half a copy is not installed. */
  async function fill(): Promise<void> {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map(({ path, integrity }) => new Request(path, { integrity, cache: "no-cache" })));
  }

  async function takeOver(): Promise<void> {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await scope.clients.claim();
  }

  function answerTo(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== scope.location.origin || pathname.startsWith("/api/")) return null;
    if (request.mode === "navigate") return screens.includes(pathname) ? networkFirst(request, PAGE) : orGuide(request);
    if (!paths.has(pathname)) return null;
    return pathname.startsWith("/assets/") ? copyFirst(request, pathname) : networkFirst(request, pathname);
  }

  async function copyFirst(request: Request, path: string): Promise<Response> {
    return (await kept(path)) ?? fetch(request);
  }

  async function networkFirst(request: Request, path: string): Promise<Response> {
    const copy = await kept(path);
    if (copy && Date.now() < silentUntil) return copy;
    try {
      return await fetchWithin(request, copy ? PATIENCE_MS : null);
    } catch (error) {
      silentUntil = Date.now() + SILENT_MS;
      if (copy) return copy;
      throw error;
    }
  }

  /** Every other page needs its server; without one the reader is led to what is there. */
  async function orGuide(request: Request): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const [guide] = screens;
      if (!guide || !(await kept(PAGE))) throw error;
      return Response.redirect(guide, 302);
    }
  }

  async function kept(path: string): Promise<Response | undefined> {
    return (await caches.open(cacheName)).match(path);
  }
}

/** Rejects when there is no answer within `patienceMs`, or with a server that has broken down; null waits for ever. */
async function fetchWithin(request: Request, patienceMs: number | null): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    if (patienceMs !== null) setTimeout(() => reject(new Error("no answer in time")), patienceMs);
  });
  const answer = await Promise.race([fetch(request), late]);
  if (patienceMs !== null && answer.status >= 500) throw new Error(`the server answers ${answer.status}`);
  return answer;
}
