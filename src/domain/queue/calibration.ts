/** Whether chances that were told came true as often as they said: of all that were told 70 %, seven of ten should. */

export interface ToldChance {
  /** 0–100, as it was told. */
  readonly percent: number;
  /** To so many. */
  readonly count: number;
  /** For so many of them it came true. */
  readonly came: number;
}

export interface CalibrationBin {
  readonly count: number;
  /** The mean of what was told, 0–1. */
  readonly said: number;
  /** The share that came true, 0–1. */
  readonly came: number;
}

export interface Calibration {
  /** In tenths of what was told, ascending; empty tenths are left out. */
  readonly bins: CalibrationBin[];
  /** The mean distance between said and came, 0–1, each bin by its count; null where nothing was told. */
  readonly error: number | null;
}

const BINS = 10;

export function calibrationOf(told: readonly ToldChance[]): Calibration {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    told.filter(({ percent }) => Math.min(BINS - 1, Math.floor((percent * BINS) / 100)) === bin),
  )
    .filter((bin) => bin.length > 0)
    .map(binOf);
  const distance = bins.reduce((sum, { count, said, came }) => sum + count * Math.abs(said - came), 0);
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return { bins, error: all === 0 ? null : distance / all };
}

function binOf(told: readonly ToldChance[]): CalibrationBin {
  const count = told.reduce((sum, one) => sum + one.count, 0);
  const said = told.reduce((sum, one) => sum + (one.count * one.percent) / 100, 0) / count;
  return { count, said, came: told.reduce((sum, { came }) => sum + came, 0) / count };
}
