/** Headings of papers and of their parts (folded), each a line of its own. */
const OF_PART = "(?:(?:part|section) (?:[a-h]|[ivx]+|\\d)[\\s.:–-]*)?";

export const HEADINGS = new RegExp(
  `^${OF_PART}(?:${[
    "(?:terms (?:and|&) )?conditions(?: of (?:use|entry|the visa|issue))?|instructions?(?: to (?:the )?(?:holder|pilgrim|traveller))?|important(?: information| notes?)?|notes?|notices?|there are no notices",
    "(?:the )?(?:patient|pilgrim|applicant|traveller|traveler|holder|passport|visa|personal|contact|doctor|physician|medical|travel|vaccine|vaccination|examination|document)(?:'s)?(?: (?:details|data|information|particulars|identification|section|information and details))?",
    "(?:declaration|statement|certification|opinion|certificate|report|findings|confirmation) (?:of|by) (?:the )?(?:doctor|physician|clinician|medical officer|medical practitioner|examining (?:doctor|physician)|board|medical board)(?: \\(tick one\\))?",
    "(?:immuni[sz]ation|vaccination) (?:history|record|details|report|statement|summary|information)(?: (?:statement|report|record|summary))?",
    "(?:medical|health|medical fitness|fitness|physical fitness) (?:report|certificate|statement|examination report)(?: (?:for|of) (?:the )?(?:hajj?|pilgrims?|hajj? pilgrims?))?",
    "(?:has|does) the (?:patient|pilgrim|applicant|traveller|traveler) (?:have )?any of the following(?: conditions| diseases)?\\??|medical questionnaire(?: and (?:medical )?examination)?|disclaimer|(?:personal|visa|passport|travel|medical|applicant|holder) (?:information|details|data)",
    "rappels? a (?:prevoir|faire)|prochains? (?:vaccins?|rappels?)|(?:next|upcoming|future) (?:immuni[sz]ations?|vaccinations?|vaccines?|boosters?)(?: ?\\(s\\))?(?: due)?",
    "(?:clinical |medical |laboratory |examination )?(?:findings|results)(?: ?/ ?(?:ال)?نتايج)?|(?:ال)?نتايج(?: ?/ ?(?:findings|results))?",
    "memo|letter|report|clinical findings|vital signs|vitals|lab(?:oratory)?(?: results| findings| tests)?|on examination|investigations?|summary|medical history and examination|medical examination|for official use(?: only)?|official use(?: only)?",
    "to whom (?:it|this) (?:may|might) concern|dear (?:sir|madam|sirs|colleague|doctor|dr)(?:[ /]+(?:or )?(?:sir|madam|mdm|sirs))?,?|whom it may concern",
    "yours (?:faithfully|sincerely|truly)|sincerely|(?:with )?(?:kind|best|warm) regards|sd/-|signed|m\\.? ?p\\.?|м\\.? ?п\\.?|بسم الله الرحمن الرحيم",
  ].join("|")}),?$`,
  "u",
);
