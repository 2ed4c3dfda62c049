/** The country of a place, as far as prayer times ask: read from its time zone, where that names one country. */

const zones = (area: string, text: string): readonly string[] => text.split(" ").map((city) => `${area}/${city}`);

/**
 * The zones of the countries that have a method of their own (IANA time zone database, zone.tab; docs/sources.md#zones).
 * A place within some kilometres of a border may get the neighbour's zone, and with it its method.
 */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  SA: ["Asia/Riyadh"],
  AE: ["Asia/Dubai"],
  KW: ["Asia/Kuwait"],
  QA: ["Asia/Qatar"],
  TR: ["Europe/Istanbul"],
  IR: ["Asia/Tehran"],
  /** With the Crown dependencies, whose mosques follow the same tables. */
  GB: zones("Europe", "London Jersey Guernsey Isle_of_Man"),
  IE: ["Europe/Dublin"],
  PK: ["Asia/Karachi"],
  IN: ["Asia/Kolkata"],
  BD: ["Asia/Dhaka"],
  AF: ["Asia/Kabul"],
  EG: ["Africa/Cairo"],
  SY: ["Asia/Damascus"],
  IQ: ["Asia/Baghdad"],
  LB: ["Asia/Beirut"],
  ID: zones("Asia", "Jakarta Pontianak Makassar Jayapura"),
  SG: ["Asia/Singapore"],
  MY: zones("Asia", "Kuala_Lumpur Kuching"),
  BN: ["Asia/Brunei"],
  US: [
    ...zones("America", "New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles"),
    ...zones("America/Kentucky", "Louisville Monticello"),
    ...zones("America/Indiana", "Indianapolis Vincennes Winamac Marengo Petersburg Vevay Tell_City Knox"),
    ...zones("America/North_Dakota", "Center New_Salem Beulah"),
    ...zones("America", "Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak"),
    "Pacific/Honolulu",
  ],
  CA: zones(
    "America",
    "St_Johns Halifax Glace_Bay Moncton Goose_Bay Blanc-Sablon Toronto Iqaluit Atikokan Winnipeg Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Inuvik Creston Dawson_Creek Fort_Nelson Whitehorse Dawson Vancouver",
  ),
  RU: [
    ...zones("Europe", "Kaliningrad Moscow Kirov Volgograd Astrakhan Saratov Ulyanovsk Samara"),
    ...zones(
      "Asia",
      "Yekaterinburg Omsk Novosibirsk Barnaul Tomsk Novokuznetsk Krasnoyarsk Irkutsk Chita Yakutsk Khandyga Vladivostok Ust-Nera Magadan Sakhalin Srednekolymsk Kamchatka Anadyr",
    ),
  ],
};

const COUNTRY_OF = new Map(Object.entries(ZONES).flatMap(([country, names]) => names.map((name) => [name, country])));

/** ISO 3166-1 alpha-2; null for the countries without a method of their own, and at sea. */
export function countryOfZone(timeZone: string): string | null {
  return COUNTRY_OF.get(timeZone) ?? null;
}
