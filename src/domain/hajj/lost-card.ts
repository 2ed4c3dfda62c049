/** The card that a lost person shows: Arabic labels, names as in the passport. */

/** Written by hand where the booking does not know it; kept with the papers. */
export const CARD_FIELDS = ["group", "camp", "leaderPhone", "hotel"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardNotes = Readonly<Partial<Record<CardField, string>>>;

export const MAX_CARD_NOTE = 120;

/** The same in every language: a guard reads Arabic. */
export const CARD_ARABIC = {
  title: "ضِعتُ عن مجموعتي، أرجو مساعدتي",
  name: "الاسم",
  nationality: "الجنسية",
  operator: "الشركة",
  group: "المجموعة",
  camp: "المخيم في منى",
  hotel: "الفندق في مكة",
  phone: "هاتف المشرف",
  family: "هاتف العائلة",
  booking: "رقم الحجز",
  thanks: "جزاكم الله خيرًا",
  center: "مركز العناية بالحجاج",
} as const;
