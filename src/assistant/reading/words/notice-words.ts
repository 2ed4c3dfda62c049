/** What is asked of notices: when and by which way they come, and which are unread. */
import { wordMatcher } from "./number-words.ts";
import { phraseMatcher } from "./phrases.ts";

/** Notices are not to come, or not at night; that none has come is something else. */
export const isMuting = phraseMatcher(
  "mute silence silent quiet disable turn_off switch_off stop unsubscribe at_night nights dont_want no_notifications no_alerts no_mesages اوقف وقف اكتم كتم الغي_الاشعارات بالليل ليلا ما_ابي ما_ابغى مابي لا_ترسلوا بند خاموش رات_کو نہ_بھیج* مت_بھیج* बंद चुप रात_को मत_भेज* না_আসুক বন্ধ রাতে চুপ gelmesin gondermeyin kapat* sustur* sesiz gece geceleri istemiyorum couper desactiver silence nuit la_nuit ne_veux_pas matikan bisukan hentikan malam malam_hari jangan_kirim jangan_hantar tutup خاموش قطع شب شبها نفرست* نیاد نیاید отключ* выключ* ночью тихо не_присылай* не_надо_присыл* band raat_ko mat_bhej* quiet_hours اطفي ما_بدي بند_کر* बंद_कर* বন্ধ_কর* senyap خاموش_کن* отключить",
);

/** One way, or one time, alone. */
export const isOnly = wordMatcher("only just بس فقط صرف सिर्फ केवल শুধু sadece seulement saja aja hanya только sirf bas");
export const isNotice = wordMatcher(
  "notif* notice notices alert* push اشعار* الاشعارات تنبيه* نوٹیفکیشن* اطلاعات नोटिफिकेशन* सूचना* নোটিফিকেশন* bildirim* pemberitahuan* اعلان* نوتی* خبرها уведомлен*",
);
export const isUnread = phraseMatcher(
  "unread غير_مقروء* ما_قريت* نہیں_پڑھ* नहीं_पढ़* অপঠিত okunmamis* non_lu* pas_lu* belum_dibaca belum_baca نخوانده* непрочитан* nahi_padh*",
);
