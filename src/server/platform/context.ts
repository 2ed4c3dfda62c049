/** What every feature stands on; app.ts hands each one the parts it needs. */

import type { Bus } from "./bus/bus.ts";
import type { Config } from "./config/config.ts";
import type { SiteFile } from "./config/site.ts";
import type { Db } from "./database/database.ts";
import type { FileStore } from "./files/sealed-files.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { AccountLimits } from "./limits/limits.ts";
import type { RefusedTries } from "./limits/refused-tries.ts";
import type { LiveHub } from "./live/hub.ts";
import type { Load } from "./observe/load.ts";
import type { Logger } from "./observe/log.ts";
import type { Metrics } from "./observe/metrics.ts";
import type { MasterKeys } from "./secrets/keys.ts";
import type { Cpu } from "./workers/cpu.ts";

/** The present instant; tests stop it. */
export type Clock = () => Date;

export interface Platform {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly live: LiveHub;
  readonly files: FileStore;
  readonly keys: MasterKeys;
  readonly cpu: Cpu;
  readonly limits: AccountLimits;
  readonly refusedTries: RefusedTries;
  readonly load: Load;
  readonly metrics: Metrics;
  readonly site: SiteFile;
}
