/** Starts what the site's service worker does, one concern a file. */
import { startOffline } from "./offline.ts";
import type { OfflineFiles } from "./offline-files.ts";
import { startPush } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (scripts/build/service-worker.ts). */
declare const OFFLINE_FILES: OfflineFiles;

startOffline(self, OFFLINE_FILES);
startPush(self);
