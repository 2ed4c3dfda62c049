/** What this node counts for Prometheus: itself, its answers, its connections, its jobs. Nothing in it is about a person. */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isWorker, metricsOfAll } from "../cluster/worker.ts";

/** Seconds; from a page in memory to the verdict of a document. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface MeasuredResponse {
  readonly method: string;
  /** The route's template, never the address itself: that may name somebody's booking. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  /** The media type of `text`. */
  readonly contentType: string;
  answered(answer: MeasuredResponse): void;
  jobEnded(job: string, outcome: "done" | "failed"): void;
  /**
   * A number that is read when somebody asks for it; NaN where reading fails, as while the database is away. Of several
   * processes behind one port it is the sum, or the greatest where each tells the same.
   */
  gauge(name: string, help: string, read: () => number | Promise<number>, together?: "sum" | "max"): void;
  /** Everything in Prometheus' text form. */
  text(): Promise<string>;
  /** Forgets what the gauges read from: prom-client watches the garbage collector as long as the process lives, and holds all of it. */
  close(): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  if (isWorker) tellSupervisor(registry);
  const answers = new Histogram({
    name: "rihla_http_request_seconds",
    help: "Requests by method, route and status, with their duration.",
    labelNames: ["method", "route", "status"],
    buckets: DURATIONS,
    registers,
  });
  const jobs = new Counter({
    name: "rihla_jobs_ended_total",
    help: "Tries of jobs by name and outcome.",
    labelNames: ["job", "outcome"],
    registers,
  });
  return {
    contentType: registry.contentType,
    answered({ method, route, status, seconds }) {
      answers.observe({ method, route, status: String(status) }, seconds);
    },
    jobEnded(job, outcome) {
      jobs.inc({ job, outcome });
    },
    gauge(name, help, read, together = "sum") {
      new Gauge({
        name,
        help,
        registers,
        aggregator: together,
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
    text: async () => (isWorker && (await metricsOfAll())) || registry.metrics(),
    close: () => registry.clear(),
  };
}

/** Which adds up the numbers of all its workers (cluster/supervisor.ts). */
function tellSupervisor(registry: Registry): void {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
}
