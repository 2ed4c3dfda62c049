/** Codes that may stand as issuing state or nationality in a machine-readable zone. Source: docs/sources.md#icao-9303. */

/** ISO 3166-1 alpha-3. */
const COUNTRIES =
  "ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE";

/** Codes of Doc 9303 beyond ISO: Germany, British statuses, organisations, persons without a nationality, Kosovo. */
const FURTHER =
  "D GBD GBN GBO GBP GBS RKS EUE UNO UNA UNK XBA XIM XCC XCE XCO XEC XPO XES XMP XOM XDC XAF XAU XXA XXB XXC XXX IAO";

/** Codes that only specimens carry. Source: docs/sources.md#icao-9303. */
const SPECIMENS = "UTO";

const known = new Set([...COUNTRIES.split(" "), ...FURTHER.split(" ")]);

/** All codes as printed: padded with fillers to three characters, specimens included. */
export const PRINTED_STATES: readonly string[] = [...known, SPECIMENS].map((code) => code.padEnd(3, "<"));

export type StateStanding = "known" | "specimen" | "unknown";

/** Whether a code (without fillers) is on the list, is a specimen's, or neither. */
export function stateStanding(code: string): StateStanding {
  if (code === SPECIMENS) return "specimen";
  return known.has(code) ? "known" : "unknown";
}
