/** Whether chances that were told came true as often as they said: of all that were told 70 %, seven of ten should. */

export interface Told {
  /** 0–100, as it was told. */
  readonly percent: number;
  readonly came: boolean;
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
  readonly bins: readonly CalibrationBin[];
  /** The mean distance between said and came, 0–1, each bin by its count; null where nothing was told. */
  readonly error: number | null;
}

const BINS = 10;

export function calibrationOf(told: readonly Told[]): Calibration {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    told.filter(({ percent }) => Math.min(BINS - 1, Math.floor((percent * BINS) / 100)) === bin),
  )
    .filter((bin) => bin.length > 0)
    .map(binOf);
  const distance = bins.reduce((sum, { count, said, came }) => sum + count * Math.abs(said - came), 0);
  return { bins, error: told.length === 0 ? null : distance / told.length };
}

function binOf(told: readonly Told[]): CalibrationBin {
  const count = told.length;
  const said = told.reduce((sum, { percent }) => sum + percent / 100, 0) / count;
  return { count, said, came: told.filter(({ came }) => came).length / count };
}
