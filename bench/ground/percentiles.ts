/** How long something takes, time after time: the median, the slowest of a hundred, against the bare thing. */

/** Milliseconds of each of `turns` calls, one after the other. */
export async function timesOf(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now();
    await work(turn);
    times.push(performance.now() - from);
  }
  return times;
}

/** The time under which `share` (0–1) of the calls stay. */
export function shareOf(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN;
}

/** One line: median and p99 in ms, each with its ratio to the bare times. */
export function printTimes(label: string, times: readonly number[], bare: readonly number[]): void {
  const cell = (share: number) =>
    `${shareOf(times, share).toFixed(1)} ms (${(shareOf(times, share) / shareOf(bare, share)).toFixed(2)})`.padStart(
      20,
    );
  console.log(`${label.padEnd(34)}median${cell(0.5)}   p99${cell(0.99)}`);
}
