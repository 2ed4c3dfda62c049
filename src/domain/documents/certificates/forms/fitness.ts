/** Sentences of fitness in English and Arabic (folded): always for the journey or for Hajj, never for work or sport. */
const HOW = "(?:(?:medically|physically|mentally|clinically|fully|both|and) )*";
const WHITHER = String.raw`(?:(?:the|on|his|her|their|this|such|a|all|fit|fly|trip|proceed|to|and|of|for|by|air|long|international|coming|annual|undertake|undertaking|embark on|participate in|take part in|join|abroad|season|exercise|operations?|physical demands|demands|kingdom|\d{4}|h|ah|perform|performing|performance|make|making|go on|participate in|complete|rites?|rituals?|obligations?|duties|acts|travel|travelling|flight|purpose|religious|manasik|,|\/) ?)*(?:travel(?:ling)?|journey|trip|hajj?|pilgrimage|manasik|saudi arabia|makkah|mecca)`;

export const FIT_TO_GO = new RegExp(
  [
    String.raw`(?<!\b(?:un|not|was|be|become|feels|feel|seems|appears) )\b${HOW}fit (?:and (?:well|able|healthy) |state of (?:physical |mental |and )*health |condition )?(?:to|for) ${WHITHER}\b`,
    String.raw`\bno (?:medical )?(?:obstacles?|objections?|contra-?indications?|impediments?) (?:to|for|against) ${WHITHER}\b`,
    String.raw`\bfit(?:ness)?:? (?:and )?(?:to|for) ${WHITHER}\b.{0,10}(?:confirmed|certified)`,
    String.raw`(?<!\p{L})(?:و?ل)?لايقه?(?: (?:طبيا|صحيا|بدنيا|جسديا|جسمانيا|نفسيا|عقليا|ونفسيا|وبدنيا|وصحيا|وعقليا|تماما))* (?:و?لل?سفر|لاداء|لمناسك|للحج|لتاديه|للقيام)`,
  ].join("|"),
  "u",
);

export const ABLE = new RegExp(
  [
    String.raw`\b(?:is|finds the (?:applicant|pilgrim|patient|person)|(?:find|found) (?:him|her)(?: to be)?) ${HOW}(?:able|capable|suitable) (?:to|of|for) ${WHITHER}\b`,
    String.raw`\bhajj?\b[^.]{0,60}\bis ${HOW}(?:able|capable) to perform it\b`,
    "(?:موهل|موهله|مستطيع|مستطيعه) (?:و?(?:صحيا|طبيا|بدنيا) )*(?:لاداء|للحج|للسفر)",
    "قادره? (?:و?(?:صحيا|طبيا|بدنيا|جسديا|عقليا|نفسيا|ذهنيا) )*(?:علي )(?:اداء|السفر|تاديه)",
    String.raw`حالت\p{L}* الصحيه تسمح ل\p{L}* (?:بالسفر|باداء|باداء)`,
  ].join("|"),
  "u",
);
