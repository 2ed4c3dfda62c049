/** The time zone of a point, by a map of zones that is fetched only for points. */

export async function findTimeZone(latitude: number, longitude: number): Promise<string> {
  const { default: find } = await import("@photostructure/tz-lookup");
  return find(latitude, longitude);
}
