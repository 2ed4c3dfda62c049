/** What a record says of a dose and nothing else, as papers of the eleven languages write it (folded). */

/** Words of a cell that names the vaccine, beside its names, its kind and its maker. */
export const OF_VACCINE_CELLS = `
  vax vaccines meningitis meningococcal meningococcus disease diseases invasive bacterial polyvalent tetravalent brand name product type serotypes serotype strains cerebro spinal fever tetanus diphtheria toxoid
  ch lot yu empat serokumpulan tetravalen tetravalente quadrivalente antimeningococcique anti meningococcique csm une dose satu unidose monodose solution prefilled seringue
  les la le l des du de a aux vaccin contre infections souches meningite meningocoque meningocoques meningococcique meningococciques cerebrospinale conjugues groupes serogroupes produit nom
  meningokok menenjit asisi karsi konjuge dortlu bilesenli dort serogrup serogruplari tipi
  vaksin meningitis meningokokus meningokokal kuadrivalen konjugat polisakarida merek merk jenama jenis terhadap suntikan penyakit
  менингококк менингит менингита вакцина вакцинои вакцины прививка против от типа типов группы групп серогрупп серогруппы четырехвалентная четырехвалентнои конъюгированная конъюгированнои полисахаридная инфекция препарат
  لقاح اللقاح بلقاح طعم الطعم تطعيم التطعيم ضد الحمي الشوكيه الحمه التهاب السحايا السحايي السحاييه المخيه المكورات مكورات النيسريه رباعي الرباعي رباعيه الرباعيه المقترن مقترن المتقارن متقارن المجموعات مجموعات المصليه الانواع التكافو واحده
  ويكسين ٹيكه گردن توڑ بخار كي كا كے خلاف چار اقسام حفاظتي كنجوگيٹ كونجوگيٹ
  واكسن مننژيت مننگوكوك مننگوكوكي چهارظرفيتي چهار ظرفيتي كونژوگه كنژوگه عليه
  टीका टीके वैक्सीन मेनिन्जाइटिस मेनिंजाइटिस मेनिंगोकोकल चतुर्संयोजक चतुर्संयोजी संयुग्मी संयुग्मित के का की विरुद्ध
  টিকা ভ্যাকসিন মেনিনজাইটিস মেনিনগোকক্কাল মেনিনগোকোকাল কনজুগেট চতুর্যোজী এর বিরুদ্ধে মেনকোয়াডফি
`;

/** What the numbers of a batch are called. */
export const OF_BATCHES =
  "ialah adalah lot lots batch serial series seri parti сер bn bno ch nomor nombor kelompok bets серия партия تشغيله التشغيله رقم الدفعه بيچ لاٹ نمبر شماره سري ساخت बैच लॉट संख्या नंबर ব্যাচ লট নম্বর নং";

/** Until when a batch may be used. */
export const OF_EXPIRY =
  "exp expiry expires expiration use by before peremption perime skt son kullanma tarihi kedaluwarsa kadaluarsa ed luput tarikh срок годности годен годна годно до انتهاء الصلاحيه انقضا";

/** Countries and kinds of houses beside the names of makers. */
export const OF_MAKERS =
  "belgium belgique france italy italia germany deutschland usa us uk india canada austria china korea netherlands indonesia aventis vaccines vaccine laboratoire laboratoires laboratories laboratory lab company gmbh nv ag co corporation corp biopharma manufacturer manufactured by made in serum institute of the";

/** Where and how a dose is given, beside the words of its day and of its label. */
export const OF_WAYS =
  "sous cutane cutanee sc en deri alti altina subkutan п к voie route rute yol yolu site lokasi tapak bolgesi bolge cara laluan путь место способ введения intramuscular intramusculaire intramuskuler intramuskular muscle i m im subcutaneous subcutan sc s c arm upper lower left right l r lt rt deltoid deltoide thigh d g lengan atas kiri kanan otot bras gauche droit muscle kol kas ici intramuskuler sol sag uyluk внутримышечно в м плечо левое правое дельтовидную мышцу подкожно عضلي عضله العضل في الذراع الايسر الايمن الايسري الدالية الداليه اليسري اليمني داخل عضلاني بازو بازوي باياں داياں بايں دايں ميں پٹھا چپ راست بازو बाईं बाई दाईं बांह बाएं दाएं हाथ में मांसपेशी इंट्रामस्क्युलर বাম ডান বাহু হাতে পেশী";

/** What stands beside a giver's name or for it: that the paper is signed. */
export const OF_SIGNING =
  "signature signed stamp stamped seal sign initials official and et ve dan и و und of the kase imza muhur cachet tampon signe cop cap stempel tandatangan tanda tangan ttd paraf подпись печать توقيع التوقيع ختم الختم مهر دستخط امضا हस्ताक्षर मुहर স্বাক্ষর সিল clinic clinician hospital institution centre center klinik port health services service public mrs mr ms asm";

/** Health workers' titles beside those of every paper. */
export const TITLES_OF_GIVERS = "chew jchew cho م";

/** Whoever is called so is nobody. */
export const NOBODY =
  /(?<![\p{L}\p{M}])(?:gelme\p{L}*|yoktu|bulunma\p{L}*|izinli|bugun|today|hari ini|hadir|cuti|libur|отсутств\p{L}*|refus\p{L}*|declin\p{L}*|reddet\p{L}*|menolak|ditolak|(?:di)?tunda|ditangguh\p{L}*|sonra|nanti|kemudian|later|позже|потом|отказ\p{L}*|nobody|none|no ?one|nil|null|anonymous|unknown|self|absent\p{L}*|personne|aucune?|neant|soi-meme|kimse|hic kimse|yok|tidak|tiada|kosong|belum|nihil|никто|никем|нет|لا احد|لا يوجد|بدون|كويي نهيں|نهيں|هيچكس|ندارد|कोई नहीं|नहीं|কেউ না|নেই|না)(?![\p{L}\p{M}])/u;

/** Who received something, where a sentence does not begin with the dose (folded). */
export const RECEIVING =
  /(?<!\p{L})(?:received|has had|had|recu|menerima|mendapat|получил\p{L}*|تلقي\p{L}*|تلقت|استلم\p{L}*|دريافت)(?!\p{L})/u;

/** How a sentence calls the person of the paper, beside their name and the labels that introduce them. */
export const OF_PERSON =
  "he she him her il elle o dia beliau он она ему еи المذكور المذكوره اعلاه named above mentioned bearer interesse interessee penama bersangkutan نامبرده ايشان مذكور مذكوره موصوف موصوفه उक्त उपरोक्त উক্ত তাকে তিনি";

/** What may be given or received on a day and is no dose, and houses that receive vaccines. */
export const NO_DOSE =
  "hospital hospitals pharmacy surgery facility premises office department institute nurse doctor pharmacist institut service cabinet officine pharmacie hopital dispensaire infirmier infirmiere medecin docteur pharmacien rumah sakit rs rsud puskesmas klinik kantor balai poliklinik poli fasilitas faskes pelayanan pusat pejabat unit fasiliti petugas dokter doktor perawat bidan vaksinator jururawat pegawai hastane information details instructions note notes copy copies original card document record page certificate certificates system code qr scan check guidelines seal stamp stamped signature printed issued generated registered register registry printing visa flight camp hotel package company agency provider manufacturer centre center clinic before only below no entry entries stay registre cachet inscrit centre belge kart muhur kase kartu kad sijil surat sertifikat keterangan stempel cap сертификат печать подпись выдан выдана شهاده بطاقه ختم الختم توقيع التوقيع تاشيره التاشيره المركز المستشفي تصديق مهر دستخط امضا مركز मुहर हस्ताक्षर केंद्र সিল স্বাক্ষর কেন্দ্র";

/** What stands before the holder where another than they had the dose. */
export const OF_ANOTHER =
  "of for with about from by near beside de du pour avec chez untuk dari dengan milik bagi для от у с со из لدي مع عن من لاجل براي از با برايے";

/** Where whoever gave a dose says that they gave it. */
export const OF_PLACES =
  /(?<!\p{L})(?:(?:at|in|by) (?:this|our|the|my) (?:\p{L}+ )?(?:centre|center|clinic|hospital|pharmacy|office|practice|surgery|facility|department|unit)|(?:at|in) (?:my|our) premises|(?:au|a|dans|en|par) (?:notre |nos |le |la |l'|ce |cet |cette )?(?:centre|cabinet|officine|pharmacie|hopital|dispensaire|service|institut|structure|locaux)|oleh (?:dokter|petugas|vaksinator|perawat|bidan|pegawai perubatan|jururawat)(?: (?:kami|klinik))?|par (?:l')?(?:infirmiere?|medecin|pharmacien)|di (?:rumah sakit|klinik|puskesmas|kantor|balai|poliklinik|hospital|pusat kesihatan|klinik kesihatan|fasilitas kesehatan)(?: (?:kami|ini))?|(?:kurumumuzda|hastanemizde|merkezimizde|birimimizde|poliklinigimizde|klinigimizde)|в (?:нашем|данном|этом) (?:центре|учреждении|кабинете)|в нашеи (?:клинике|поликлинике|больнице))(?!\p{L})/gu;

/** Days of the week, and the calendars, beside the day of a dose. */
export const OF_DAYS = `
  bersamaan h ah ad ce monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  lundi mardi mercredi jeudi vendredi samedi dimanche pazartesi sali carsamba persembe cuma cumartesi pazar
  senin selasa rabu kamis jumat sabtu minggu isnin khamis jumaat ahad
  понедельник вторник среда четверг пятница суббота воскресенье г года
  هـ ه م هجري ميلادي الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت اتوار پير منگل بده جمعرات جمعه هفته دوشنبه سه شنبه چهارشنبه پنجشنبه شنبه يكشنبه
  सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার
`;

/** What stands between a day and the same day of another calendar. */
export const OF_CALENDARS =
  "برابر با مطابق بمطابق موافق الموافق شمسي ميلادي عيسوي هجري قمري خورشيدي ء ھ م هـ ق ش ई हि ইং খ্রি اول واحد";
