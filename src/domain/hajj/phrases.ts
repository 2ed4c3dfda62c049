/** What a pilgrim may have to say to a guard, a volunteer or a doctor, in Arabic and how it sounds. */

export const PHRASES = [
  { name: "lost", arabic: "ضِعتُ عن مجموعتي. ساعدني من فضلك.", sound: "Ḍiʿtu ʿan majmūʿatī. Sāʿidnī min faḍlak." },
  { name: "take", arabic: "من فضلك، خذني إلى هذا المخيم.", sound: "Min faḍlak, khudhnī ilā hādhā l-mukhayyam." },
  { name: "call", arabic: "من فضلك، اتصل بهذا الرقم.", sound: "Min faḍlak, ittaṣil bi-hādhā r-raqm." },
  { name: "ambulance", arabic: "اتصل بالإسعاف!", sound: "Ittaṣil bil-isʿāf!" },
  { name: "doctor", arabic: "أحتاج إلى طبيب.", sound: "Aḥtāju ilā ṭabīb." },
  { name: "heat", arabic: "أشعر بدوار من شدة الحر.", sound: "Ashʿuru bi-duwār min shiddati l-ḥarr." },
  { name: "water", arabic: "ماء من فضلك.", sound: "Māʾ min faḍlak." },
  { name: "diabetes", arabic: "عندي مرض السكري.", sound: "ʿIndī maraḍ as-sukkarī." },
  { name: "heart", arabic: "عندي مرض في القلب.", sound: "ʿIndī maraḍ fī l-qalb." },
  { name: "child", arabic: "ضاع مني طفل.", sound: "Ḍāʿa minnī ṭifl." },
  { name: "clinic", arabic: "أين أقرب مركز صحي؟", sound: "Ayna aqrabu markaz ṣiḥḥī?" },
  { name: "toilet", arabic: "أين دورات المياه؟", sound: "Ayna dawrāt al-miyāh?" },
  { name: "steps", arabic: "هل يوجد طريق بلا درج؟", sound: "Hal yūjad ṭarīq bilā daraj?" },
] as const;
