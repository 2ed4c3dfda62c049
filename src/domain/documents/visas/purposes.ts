/** What a text says of a visa's purpose, and the offices whose names say nothing of it. */

export const HAJJ =
  /\b(?:hajj?|haji|hadj|hac)\b|(?<!\p{L})(?:хадж|ҳаж)\p{L}*|हज|হজ|الحج(?:\s|$|[^\p{L}])|(?:^|\s)حج(?:\s|$)/iu;
const OTHER_PURPOSE =
  /\b(?:umra[ht]?|umroh|umre|umrasi|omrah?)\b|(?<!\p{L})(?:умр|гостев|делов|работ|туризм)\p{L}*|उमरा|उमराह|ওমরা\p{M}*|touri[sz]|\bturi[sz]\p{L}*|\b(?:visites?|affaires|travail|ziyaret|kunjungan|lawatan|wisata|pelancongan|ticari)\b|\bvisit\b|\bbusiness\b|\btransit\b|\bwork\b|عمرة|العمرة|سياح|زيارة|عمل/iu;

/** The ministry's own name says nothing about a visa's purpose. */
const MINISTRY =
  /\b(?:ministere|ministry|kementerian|kementrian)(?: (?:des|of|the))* (?:affaires|affairs)(?: [ée]trang[èe]res)?|minist[èe]re des affaires [ée]trang[èe]res|affaires (?:religieuses|islamiques|consulaires|[ée]trang[èe]res)|(?:(?:ministry|kementerian|kementrian|ministere|bakanligi|department|office|council|committee|company|commission|directorate|authority|affairs|operators?|services?|tours?|travels?|mission|board|hac|bureau)\b[\p{L} ,.-]{0,30})?\bha?jj?i? (?:and|&|ve|dan|et|i) u?o?mro?a?h?e?\b(?: (?:ministry|department|office|council|committee|company|commission|directorate|authority|operators?|services?|tours?|travels?|mission|board|affairs))?|وزارة الحج(?: والعمرة)?|(?:ال)?(?:هيئة|شركة|مكتب|شؤون|إدارة|لجنة|مؤسسة|منظمة|بعثة|ديوان|مجلس|وكالة)[\p{L} ]{0,20} (?:ال|لل)حج و(?:ال)?عمرة/giu;
const DENIED =
  /\bexclu\p{L}*|\bhors\b|\bsauf\b|\bkecuali\b|\bbukan\b|\btidak\b|\bharic\b|\bdegil\b|(?<!\p{L})(?:кроме|не)(?!\p{L})|\bnot\b|\bno\b(?!\s*[.:°#]?\s*[:#]?\s*[\dA-Z])|\bexcept\b|غير|لا (?:ت|ي)/iu;
/** What a purpose stands after. */
export const PURPOSE =
  /\b(?:visa type|type of visa|purpose(?: of (?:the )?(?:visit|travel|journey|entry|stay|trip))?|category|entry type)\b|نوع التأشيرة|الغرض/i;

/** What a visa does not permit, and that nobody may sell it, says nothing of its purpose. */
const NOTICES =
  /(?:يمنع|يحظر|لا يجوز)(?: \p{Script=Arabic}+){0,4}? (?:ال|لل|بال)?(?:عمل|زيار\p{L}*)(?: (?:أو|او) (?:ال|لل)?(?:عمل|زيار\p{L}*))?|\b(?:umrah?|visit|tourist|work|business|transit)(?:,? (?:or|and) (?:umrah?|visit|tourist|work|business|transit))* (?:visas?|visa holders|permits?)(?: holders)? (?:will|are|is|may|shall|do|does|must)(?: be)? (?:not|turned|refused|rejected|sent)\b|(?:غير (?:مصرح|مسموح|مخول)|لا (?:ت|ي)(?:سمح|خول|حق|جوز|صرح)\p{L}*)(?: (?:له|لها|لحامل\p{L}*|حامل\p{L}*|هذه|التأشيرة|صاحب\p{L}*))* (?:ال|بال|لل|ب|ل)?عمل|\bnot (?:permitted|allowed|authori[sz]ed|entitled|valid)(?: (?:to|for|in|any|paid))* (?:work|employment)\b|\bno (?:work|employment)(?: permitted| allowed)?\b|\bnot for (?:sale|work|employment)\b/giu;

export type Purpose = "hajj" | "other" | "both" | "unsaid";

export function purposeOf(text: string): Purpose {
  const said = withoutNotices(withoutMinistry(text));
  const hajj = HAJJ.test(said);
  const other = OTHER_PURPOSE.test(said);
  if (hajj) return other || DENIED.test(said) ? "both" : "hajj";
  return other ? "other" : "unsaid";
}

export const withoutMinistry = (text: string, sign = "") => text.replace(MINISTRY, sign);
export const withoutNotices = (text: string) => text.replace(NOTICES, "");

/** A visa of another purpose than the Hajj, in a word. */
export const isOfOtherPurpose = (text: string) => OTHER_PURPOSE.test(withoutMinistry(text));
