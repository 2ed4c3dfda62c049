/** What a living and healthy body has (folded): where it is said to be absent, a person reads. */
export const SHOULD_BE_THERE =
  /(?<!\p{L})(?:heart ?beats?|fo?etal|pulses?|(?:heart|breath|bowel) sounds?|air entry|(?:respiratory|breathing) (?:effort|drive|movement)|respirations?|breathing|movements?|motor|power|tone|reflex\p{L}*|respons\p{L}*|sensation|coordination|orientation|insight|memory|speech|vision|sight|hearing|gait|mobility|appetite|consciousness|immun\p{L}*|titre|rhythm|circulation|perfusion|function\p{L}*|capacity|light perception|swallowing|continence|balance|strength|النبض|نبض\p{L}*|ضربات القلب|حركه|استجابه|منعكسات|احساس|وعي|ذاكره|نطق|سمع|بصر|pouls|battements?|reflexes|mouvements?|conscience|nabiz|kalp (?:atisi|sesi)\p{L}*|refleks\p{L}*|bilinc|denyut|detak|refleks|kesadaran|пульс|сердцебиени\p{L}*|рефлекс\p{L}*|сознани\p{L}*|نبض|دهڑكن)(?!\p{L})/u;

/** What makes of it something that it is good to be without. */
export const ABNORMAL =
  /(?<!\p{L})(?:abnormal\p{L}*|involuntary|loss|lost|impair\p{L}*|defect\p{L}*|deficit\p{L}*|disturb\p{L}*|problem\p{L}*|disorder\p{L}*|difficult\p{L}*|reduced|double|irregular\p{L}*|limitation\p{L}*|restriction\p{L}*|dys\p{L}*|مشاكل|مشكله|ضعف|فقدان|اضطراب\p{L}*|صعوبه|خلل|perte|trouble\p{L}*|kaybi|bozuklugu|gangguan|kehilangan|нарушени\p{L}*|потер\p{L}*)(?!\p{L})/u;
