/** Whether the queue's promises hold: simulated queues of three kinds, the drift fitted on one half and judged on the other. */
import { calibrationOf } from "#domain/queue/calibration.ts";
import { chanceOfSeats } from "#domain/queue/chance.ts";
import { estimateWait, FIRST_DRIFT, fitDrift, type WaitOutcome } from "#domain/queue/wait.ts";
import { draws } from "../test/draws.ts";

const QUEUES = 3_000;
const PACE_MINUTES = 10;
const RATE = 12;
const WINDOWS = 3_000;

const draw = draws(1_448);

/** Standard normal (Box–Muller). */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/** Arrivals in a time in which `mean` are expected (Knuth). */
function poisson(mean: number): number {
  const limit = Math.exp(-mean);
  let product = draw();
  let count = 0;
  while (product > limit) {
    product *= draw();
    count += 1;
  }
  return count;
}

interface Service {
  readonly name: string;
  /** Standard deviation of the rate's logarithm from minute to minute. */
  readonly drift: number;
  readonly batch: number;
}

const SERVICES: readonly Service[] = [
  { name: "steady", drift: 0, batch: 1 },
  { name: "drifting 3 % a minute", drift: 0.03, batch: 1 },
  { name: "batches of five, drifting", drift: 0.03, batch: 5 },
];

function simulate({ drift, batch }: Service): WaitOutcome {
  let rate = RATE;
  const minute = () => {
    rate *= Math.exp(drift * normal());
    return batch * poisson(rate / batch);
  };
  const perMinute = Array.from({ length: PACE_MINUTES }, minute);
  const place = 20 + Math.floor(draw() * 500);
  let left = place;
  let waited = 0;
  for (;;) {
    const admitted = minute();
    if (admitted >= left) return { place, perMinute, waited: waited + left / admitted };
    left -= admitted;
    waited += 1;
  }
}

function judge(service: Service): void {
  const outcomes = Array.from({ length: QUEUES }, () => simulate(service));
  const drift = fitDrift(outcomes.slice(0, QUEUES / 2));
  for (const [name, used] of [
    ["first guess", FIRST_DRIFT],
    ["fitted", drift],
  ] as const) {
    const judged = outcomes.slice(QUEUES / 2).flatMap(({ place, perMinute, waited }) => {
      const estimate = estimateWait(place, { perMinute, drift: used });
      return estimate ? [{ estimate, waited }] : [];
    });
    const share = (holds: (one: (typeof judged)[number]) => boolean) =>
      ((judged.filter(holds).length / judged.length) * 100).toFixed(1);
    const covered = share(({ estimate, waited }) => waited >= estimate.p10 && waited <= estimate.p90);
    const kept = share(({ estimate, waited }) => waited <= estimate.minutes);
    console.log(
      `  ${service.name}, drift ${name} (${used.toFixed(4)}): 80 % interval holds ${covered} %, promise kept ${kept} %`,
    );
  }
}

interface Told {
  readonly percent: number;
  readonly gotSeats: boolean;
}

/** A window with its own buying rate, seen through those who have decided. */
function tell(): Told[] {
  const buys = 0.45 + 0.5 * draw();
  const size = () => 1 + Math.floor(draw() * 6);
  const seen = 30 + Math.floor(draw() * 90);
  const bought = Array.from({ length: seen }, () => draw() < buys).filter(Boolean).length;
  const ahead = Array.from({ length: Math.floor(draw() * 140) }, size);
  const own = size();
  const seatsLeft = 20 + Math.floor(draw() * 380);
  const percent = chanceOfSeats({ ahead, seatsLeft, own, decisions: { seen, bought } });
  const left = ahead.reduce((free, seats) => (seats <= free && draw() < buys ? free - seats : free), seatsLeft);
  return percent === null ? [] : [{ percent, gotSeats: left >= own }];
}

function judgeChances(): void {
  const told = Array.from({ length: WINDOWS }, tell).flat();
  const brier = told.reduce((sum, one) => sum + (one.percent / 100 - Number(one.gotSeats)) ** 2, 0) / told.length;
  const error =
    calibrationOf(told.map(({ percent, gotSeats }) => ({ percent, count: 1, came: Number(gotSeats) }))).error ??
    Number.NaN;
  console.log(
    `  chance of a seat, ${told.length} windows: Brier ${brier.toFixed(3)}, calibration error ${error.toFixed(3)}`,
  );
}

for (const service of SERVICES) judge(service);
judgeChances();
