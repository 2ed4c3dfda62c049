/** How a day is told, in every catalogue that tells one: set or a forecast, to come or over. */
export type DayKey = "by" | "forecast" | "late" | "lateForecast";

export function dayKey(isLate: boolean, isForecast: boolean): DayKey {
  if (isLate) return isForecast ? "lateForecast" : "late";
  return isForecast ? "forecast" : "by";
}
