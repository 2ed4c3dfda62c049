/** Short, well-known words of remembrance, each with where it stands; never more than a pilgrim can read while walking. */

export interface Supplication {
  readonly name: SupplicationName;
  /** Where it is said. */
  readonly at: SupplicationPlace;
  readonly arabic: string;
  /** How it sounds, for who does not read Arabic. */
  readonly sound: string;
  /** Book and number; the numbers are those of the common editions. Source: docs/sources.md#supplications. */
  readonly citation: string;
}

export const SUPPLICATION_PLACES = ["ihram", "tawaf", "sayi", "arafat", "jamarat", "anywhere"] as const;
export type SupplicationPlace = (typeof SUPPLICATION_PLACES)[number];

const NAMES = ["talbiyah", "takbir", "corners", "safa", "tahlil", "arafah", "pebble", "eid", "yunus"] as const;
export type SupplicationName = (typeof NAMES)[number];

export const SUPPLICATIONS: readonly Supplication[] = [
  {
    name: "talbiyah",
    at: "ihram",
    arabic: "لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ",
    sound:
      "Labbayka llāhumma labbayk, labbayka lā sharīka laka labbayk, inna l-ḥamda wa-n-niʿmata laka wa-l-mulk, lā sharīka lak",
    citation: "al-Bukhari 1549, Muslim 1184",
  },
  { name: "takbir", at: "tawaf", arabic: "اللَّهُ أَكْبَرُ", sound: "Allāhu akbar", citation: "al-Bukhari 1613" },
  {
    name: "corners",
    at: "tawaf",
    arabic: "رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً وَقِنَا عَذَابَ النَّارِ",
    sound: "Rabbanā ātinā fī d-dunyā ḥasanatan wa-fī l-ākhirati ḥasanatan wa-qinā ʿadhāba n-nār",
    citation: "Qurʾan 2:201; Abu Dawud 1892",
  },
  {
    name: "safa",
    at: "sayi",
    arabic: "إِنَّ الصَّفَا وَالْمَرْوَةَ مِنْ شَعَائِرِ اللَّهِ",
    sound: "Inna ṣ-ṣafā wa-l-marwata min shaʿāʾiri llāh",
    citation: "Qurʾan 2:158; Muslim 1218",
  },
  {
    name: "tahlil",
    at: "sayi",
    arabic:
      "لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ، لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ، أَنْجَزَ وَعْدَهُ، وَنَصَرَ عَبْدَهُ، وَهَزَمَ الْأَحْزَابَ وَحْدَهُ",
    sound:
      "Lā ilāha illā llāhu waḥdahu lā sharīka lah, lahu l-mulku wa-lahu l-ḥamdu wa-huwa ʿalā kulli shayʾin qadīr, lā ilāha illā llāhu waḥdah, anjaza waʿdah, wa-naṣara ʿabdah, wa-hazama l-aḥzāba waḥdah",
    citation: "Muslim 1218",
  },
  {
    name: "arafah",
    at: "arafat",
    arabic: "لَا إِلَهَ إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ، لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ، وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ",
    sound: "Lā ilāha illā llāhu waḥdahu lā sharīka lah, lahu l-mulku wa-lahu l-ḥamd, wa-huwa ʿalā kulli shayʾin qadīr",
    citation: "at-Tirmidhi 3585",
  },
  {
    name: "pebble",
    at: "jamarat",
    arabic: "اللَّهُ أَكْبَرُ",
    sound: "Allāhu akbar",
    citation: "al-Bukhari 1750, Muslim 1218",
  },
  {
    name: "eid",
    at: "anywhere",
    arabic: "اللَّهُ أَكْبَرُ اللَّهُ أَكْبَرُ، لَا إِلَهَ إِلَّا اللَّهُ، وَاللَّهُ أَكْبَرُ اللَّهُ أَكْبَرُ، وَلِلَّهِ الْحَمْدُ",
    sound: "Allāhu akbar, Allāhu akbar, lā ilāha illā llāh, wa-llāhu akbar, Allāhu akbar, wa-li-llāhi l-ḥamd",
    citation: "Ibn Abi Shaybah, from Ibn Masʿud",
  },
  {
    name: "yunus",
    at: "anywhere",
    arabic: "لَا إِلَهَ إِلَّا أَنْتَ سُبْحَانَكَ إِنِّي كُنْتُ مِنَ الظَّالِمِينَ",
    sound: "Lā ilāha illā anta subḥānaka innī kuntu mina ẓ-ẓālimīn",
    citation: "Qurʾan 21:87",
  },
];
