/** One opening day as lines of figures, and its verdict. */

import { shareOf } from "../percentiles.ts";
import type { OpeningDay } from "./opening-day.ts";
import { DEEDS } from "./visitors.ts";

/** Throws where anything that was answered is lost, or a rule is broken. */
export function printDay(label: string, { answers, tries, silenceMs, seconds, live, lost }: OpeningDay): void {
  console.log(`\n${label}`);
  for (const deed of DEEDS) {
    const times = answers.filter((answer) => answer.deed === deed).map(({ ms }) => ms);
    const [median, p99] = [shareOf(times, 0.5), shareOf(times, 0.99)].map((ms) => `${ms.toFixed(0)} ms`.padStart(9));
    const rate = (times.length / seconds).toFixed(1).padStart(7);
    console.log(
      `${deed.padEnd(12)}${String(times.length).padStart(6)} answered${rate} /s   median${median}   p99${p99}`,
    );
  }
  console.log(`${tries} tries were asked again; the longest silence was ${(silenceMs / 1000).toFixed(1)} s`);
  console.log(`${live.connections} live connections by those who looked on, ${live.lost} of them lost`);
  if (Object.keys(lost).length > 0) throw new Error(`Lost or broken: ${JSON.stringify(lost, null, 1)}`);
  console.log("Nothing that was answered is lost; seats, money, queue and jobs balance.");
}
