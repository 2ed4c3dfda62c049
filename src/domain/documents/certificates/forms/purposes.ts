/** What a visa for Hajj says of its purpose and of its entries in the eleven languages: nothing but these words. */
import { wordsOf } from "../fold.ts";

/** Words that stand with the one for Hajj and make it no other purpose: none of work, of another person or of what is over. */
const BESIDE_HAJJ = `
  hajj haj haji hadj hajj's h ah visa visas evisa e-visa e electronic type class the a an for of to in is and perform performing performance pilgrimage pilgrim pilgrims purpose rites rituals manasik obligation entry single multiple season year direct program programme nusuk external kingdom saudi arabia ksa has have been was issued your ziyarah ziyara travel
  حج الحج للحج لحج حجاج الحجاج الخارج تأشيرة التأشيرة لأداء أداء مناسك فريضة موسم لموسم عام لعام سنة هـ ه إلكترونية دخول مفردة المملكة العربية السعودية
  pèlerinage pélerin du de d pour le la les à au l électronique visa saison accomplir
  haji ibadah untuk menunaikan musim tahun visa elektronik mengerjakan jemaah
  hac vize vizesi ibadeti ibadet için amaçlı elektronik haccı yapmak farizası
  хадж хаджа хаджу хаджем виза для на совершения совершение паломничество паломничества электронная
  حج ویزا ویزہ برائے ادائیگی کی کا کے لیے عازم عازمین فریضہ روادید برای تمتع واجب مناسک انجام
  हज वीज़ा वीजा के की का लिए यात्रा हेतु হজ ভিসা জন্য পালন হজ্জ পালনের যাত্রা
`;

/** How often somebody may enter: what is left of it, or whether they have, is no such word. */
const OF_ENTRIES = `
  single multiple double triple one two once entry entries time times only permitted allowed
  unique simple une seule entrée entrées multiple multiples fois un
  satu kali sekali tunggal masuk tunggal berkali berkali-kali banyak jamak
  tek giriş tek girişli çok çoklu birden fazla kez bir defa
  один одна раз однократная однократный однократно однократный многократная многократный многократно
  مفرد مفردة متعدد متعددة واحدة واحد مرة مرات عدة سفرة دخول لمرة
  ایک مرتبہ بار دفعہ متعدد واحد داخلہ یک یکبار چند ورود
  एक एकल बार एकाधिक प्रवेश একক একবার একটি একাধিক প্রবেশ বহু
`;

export const HAJJ_WORDS = new Set(wordsOf(BESIDE_HAJJ));
export const ENTRY_WORDS = new Set(wordsOf(OF_ENTRIES));
