/** Countries (ISO 3166-1 alpha-2) and which channel sells Hajj to their residents. */
import { CHANNELS, type Channel } from "./channel.ts";

const codes = (text: string): readonly string[] => text.split(" ");

/** Every country and territory that a person can live in, for the country picker; XK (Kosovo) is user-assigned in ISO 3166-1. */
export const COUNTRIES = codes(
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW",
);

/** When the lists below were last compared with the season's announcements. */
export const CHANNELS_CHECKED_ON = "2026-11-20";

/** The Direct Hajj Program by region, where Nusuk alone may sell. Source: docs/sources.md#channels. */
const DIRECT_HAJJ_PROGRAM = [
  "BW LS RE SC SH SZ YT ZA",
  "HK JP KR MN TL TW",
  "AD AM AT BE BG CH CY CZ DE DK EE ES FI FO FR GB GE GI GL GR HR HU IE IS IT LI LT LU LV MC MD ME MT NL NO PL PT RO RS SE SI SK SM UA",
  "AG AI AR AW BB BM BO BR BS BZ CA CL CO CR CU DM DO EC FK GD GF GT GY HN HT JM KN KY LC MQ MS MX NI PA PE PM PR PY SR SV TC TT US UY VC VE VG VI",
  "AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PW SB TK TO TV VU WF WS",
];

/** Whose residents each channel serves; a country stands in one list at most. Source: docs/sources.md#channels. */
export const SERVED_COUNTRIES: Record<Channel, readonly string[]> = {
  nusuk: DIRECT_HAJJ_PROGRAM.flatMap(codes),
  /** Under a national quota, where licensed operators sell. */
  operator: codes(
    "AE AF AZ BD BF BH BJ BN CF CI CM CN DJ DZ EG ER ET GA GH GM GN GW ID IN IQ IR JO KE KG KM KW KZ LB LK LR LY MA ML MM MR MV MW MY MZ NE NG NP OM PH PK PS QA RU RW SD SG SL SN SO SS SY TD TG TH TJ TM TN TR TZ UG UZ YE ZM",
  ),
};

/** The office to ask where neither channel serves: Saudi residents have a domestic programme, others their national office. */
export type HajjOffice = "saudi_domestic" | "national";

export type ChannelAnswer = { readonly channel: Channel } | { readonly channel: null; readonly office: HajjOffice };

/** Who sells Hajj to a resident of `country` (alpha-2, upper case). */
export function channelOf(country: string): ChannelAnswer {
  const channel = CHANNELS.find((candidate) => SERVED_COUNTRIES[candidate].includes(country));
  if (channel) return { channel };
  return { channel: null, office: country === "SA" ? "saudi_domestic" : "national" };
}

/** The channel of whoever lives there; null where none is served, and while the country is unknown. */
export function channelIn(country: string | null): Channel | null {
  return country === null ? null : channelOf(country).channel;
}

/**
 * Who sells instead where a package sold through `channels` is not for residents of `country`; null where it is for them,
 * and while the country is unknown.
 */
export function soldInstead(channels: readonly Channel[], country: string | null): ChannelAnswer | null {
  if (country === null) return null;
  const answer = channelOf(country);
  return answer.channel !== null && channels.includes(answer.channel) ? null : answer;
}

export function isCountry(code: string): boolean {
  return COUNTRIES.includes(code);
}
