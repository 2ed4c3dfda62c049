/** One day's prayer times in Makkah, as the server answers them. */
export const PRAYER_DAY = {
  fajr: "05:15",
  sunrise: "06:35",
  dhuhr: "12:06",
  asr: "15:15",
  maghrib: "17:38",
  isha: "19:08",
  nextFajr: "05:16",
  date: "2026-11-20",
  hijriDate: "1448-06-10",
  timeZone: "Asia/Riyadh",
  method: "umm_al_qura",
  highLatitudeRule: null,
  estimated: false,
  qibla: 0,
};
