/** Countries (ISO 3166-1 alpha-2) and which channel sells Hajj to their residents. */
import type { Channel } from "./packages/package.ts";

const ALL =
  "AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW";

/** Every country that a person can live in, for the country picker. */
export const COUNTRIES: readonly string[] = ALL.split(" ");

/** When the two lists below were last compared with the season's announcements. */
export const CHANNELS_CHECKED_ON = "2026-11-20";

/** Served by the Direct Hajj Program, where Nusuk alone may sell. Source: docs/sources.md#channels. */
const NUSUK = new Set(
  "AD AL AR AT AU BA BB BE BG BO BR BS CA CH CL CO CR CU CY CZ DE DK DO EC EE ES FI FJ FR GB GE GR GT GY HN HR HT HU IE IS IT JM JP LI LT LU LV MC MD ME MK MT MX NI NL NO NZ PA PE PL PT PY RO RS SE SI SK SM SR SV TT UA US UY VE XK ZA".split(
    " ",
  ),
);

/** Under a national quota where licensed operators sell. Source: docs/sources.md#channels. */
const OPERATOR = new Set(
  "AE AF AZ BD BF BH BJ BN CF CI CM CN DJ DZ EG ER ET GA GH GM GN GW ID IN IQ IR JO KE KG KM KW KZ LB LK LR LY MA ML MM MR MV MW MY MZ NE NG NP OM PH PK PS QA RU RW SD SG SL SN SO SS SY TD TG TH TJ TM TN TR TZ UG UZ YE ZM".split(
    " ",
  ),
);

/** The office to ask where neither channel serves: Saudi residents have a domestic programme, others their national office. */
export type HajjOffice = "saudi_domestic" | "national";

export type ChannelAnswer = { readonly channel: Channel } | { readonly channel: null; readonly office: HajjOffice };

/** Who sells Hajj to a resident of `country` (alpha-2, upper case). */
export function channelOf(country: string): ChannelAnswer {
  if (NUSUK.has(country)) return { channel: "nusuk" };
  if (OPERATOR.has(country)) return { channel: "operator" };
  return { channel: null, office: country === "SA" ? "saudi_domestic" : "national" };
}

export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code);
}
