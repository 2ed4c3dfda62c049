/** What is measured on anybody: how it is named in the eleven languages (folded), and within which bounds it is ordinary. */

export const BLOOD_GROUP =
  /^a[as]$|^(?:rh )?(?:positive|negative)$|^[+-]?(?:a|b|ab|o)(?:\s?\(i{0,3}v?\))?\s?(?:|\+\s?ve|\(\+\)\s?ve|\(\+\s?ve\)|\(-\s?ve\)|\(-\)\s?ve|-\s?ve|\+|-|pos(?:itive)?|neg(?:ative)?|rh ?\+|rh ?-|rh(?:d)? ?positive|rh(?:d)? ?negative|موجب|سالب)$/;

interface Written {
  readonly written: RegExp;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const UNIT_OF_PULSE =
  "(?: ?(?:bpm|/ ?min(?:ute)?|beats/min|per minute|beats per minute|x ?/ ?(?:menit|min|minit)|kali ?/ ?(?:menit|minit)|seminit|/ ?(?:mn|dk|dakika|menit|minit|мин)|ن/د|نبضه/دقيقه))";

/** The name of a measure, and its number as it is written in each unit; outside the bounds a person reads. */
export const VITALS: readonly { readonly named: RegExp; readonly as: readonly Written[] }[] = [
  {
    named:
      /pressure|(?<!\p{L})(?:b\.? ?p|ta|td|ад|tension|tensi)(?!\p{L})|tekanan|tansiyon|basinci|давлени|ضغط|فشار|پريشر|रक्तचाप|রক্তচাপ/gu,
    as: [
      { written: /^(1\d)\s?\/\s?(\d)(?: ?\(\d{2,3} ?\/ ?\d{2,3} ?mm ?hg\))?$/, from: [10, 6], to: [14, 9] },
      { written: /^(\d{2,3})\s?\/\s?(\d{2,3})(?: ?mm ?(?:of )?hg)?$/, from: [95, 55], to: [144, 92] },
    ],
  },
  {
    named:
      /pulse|heart rate|(?<!\p{L})(?:hr|pr|fc)(?!\p{L})|pouls|frequence cardiaque|nadi|denyut|nabiz|пульс|чсс|نبض|नाड|নাড/gu,
    as: [{ written: new RegExp(`^(\\d{2,3})${UNIT_OF_PULSE}?(?:,? regular)?$`), from: [50], to: [100] }],
  },
  {
    named: /sugar|gluco|glyc|(?<!\p{L})(?:rbs|fbs|gds|gdp)(?!\p{L})|gula|seker|глюкоз|сахар|سكر|شوگر|قند|शर्करा|শর্করা/gu,
    as: [
      { written: /^(\d{1,2}[.,]\d{1,2})(?: ?mmol ?\/ ?l)?(?: \((?:fasting|random)\))?$/, from: [3.8], to: [7.8] },
      { written: /^([01][.,]\d{1,2}) ?g ?\/ ?l$/, from: [0.65], to: [1.26] },
      { written: /^(\d{2,3})(?: ?mg ?\/ ?dl)?(?: \((?:fasting|random)\))?$/, from: [65], to: [140] },
    ],
  },
  {
    named: /hba1c|تراكمي/gu,
    as: [{ written: /^(\d(?:[.,]\d)?) ?%?$/, from: [4], to: [6.4] }],
  },
  {
    named: /temp|suhu|ates|vucut isisi|темпер|حرار|तापमान|তাপমাত্র/gu,
    as: [
      { written: /^(9[6-9](?:\.\d)?) ?(?:°|º)? ?f$/, from: [96.8], to: [99.5] },
      { written: /^(\d{2}(?:[.,]\d)?)\s?(?:°|º)?\s?c?$/, from: [36], to: [37.5] },
    ],
  },
  {
    named: /satur|spo2|sao2|o2 sat|(?<!\p{L})sats(?!\p{L})|oxygen|oximetry|oksijen|oksigen|сатур|اكسجين/gu,
    as: [{ written: /^(\d{2,3})(?:\s?%)?(?: on (?:room )?air| \(room air\)| ra)?$/, from: [95], to: [100] }],
  },
  {
    named: /respirat|(?<!\p{L})r ?r(?!\p{L})|napas|pernapasan|solunum|تنفس/gu,
    as: [{ written: /^(\d{2})(?: ?(?:\/ ?min(?:ute)?|per minute|x ?\/ ?menit))?$/, from: [10], to: [22] }],
  },
  {
    named: /weight|(?<!\p{L})(?:wt|bb|вес|kilo)(?!\p{L})|poids|berat|agirlik|وزن|वजन|ওজন/gu,
    as: [{ written: /^(\d{2,3}(?:[.,]\d)?)(?:\s?(?:kgs?|кг|كغ|كجم|কেজি|किग्रा))?$/, from: [40], to: [120] }],
  },
  {
    named: /height|(?<!\p{L})(?:ht|tb|boy)(?!\p{L})|taille|tinggi|рост|طول|(?<!\p{L})قد(?!\p{L})|ऊंचाई|कद|উচ্চতা/gu,
    as: [
      { written: /^(\d{3})(?:\s?(?:cms?|см|سم|সেমি|सेमी))?$/, from: [140], to: [205] },
      { written: /^(\d[.,]\d{1,2})(?:\s?m)?$/, from: [1.4], to: [2.05] },
    ],
  },
  {
    named: /bmi|body mass|(?<!\p{L})(?:imc|imt|vki)(?!\p{L})|kitle indeksi|كتله/gu,
    as: [{ written: /^(\d{2}(?:[.,]\d{1,2})?)(?:\s?kg ?\/ ?m2?)?$/, from: [17.5], to: [34] }],
  },
];
