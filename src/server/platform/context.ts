/** What every feature stands on; app.ts hands each one the parts it needs. */
import type { Cpu } from "./beside/cpu.ts";
import type { Bus } from "./bus.ts";
import type { Config } from "./config.ts";
import type { Db } from "./database.ts";
import type { FileStore } from "./files/sealed-files.ts";
import type { Jobs } from "./jobs.ts";
import type { MasterKeys } from "./keys.ts";
import type { AccountLimits } from "./limits.ts";
import type { LiveHub } from "./live/hub.ts";
import type { Load } from "./load.ts";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { RefusedTries } from "./refused-tries.ts";
import type { SiteFile } from "./site.ts";

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
