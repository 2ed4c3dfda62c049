/**
 * Words that take a dose away wherever they stand on a record, but in names, houses and answers that say nothing of it: what
 * was refused, put off, planned, asked for, spoilt, told by hearsay, copied, tried, or is of somebody or something else. As
 * the lexicons write stems: longer ones are beginnings, `=` marks a whole word, `*` in front an end.
 */
const ENGLISH = `
  hamster undeliver uncollect mislaid
  =first consult worthl objecti objected adjourn relabel memory =deemed =deem coupon voucher invent refus declin postpon deferr =defer delay reject =not =never =none =nil =neither =without =cannot =cant =dont =didn
  =wasn =isn =hasn =won unsign unstamp unseal unverif unconfirm unable unused unopened unknown uncertain unsure
  unsuccess unauth unlicen unregist unapprov unvaccin unfinish unavail unpaid undone undated unfit unwell unattend
  unoffic unvalid unprotect undecid unclear unnecess unwill unrecord ungiven unadmin unissued cancel =void voided
  =null annul invalid =draft drafts specimen =sample samples =test =tests tested testing =trial trials =demo example
  template =copy =copies copied photocop duplic =only =merely =just =alone =half halved quarter partial =part
  =partly fraction incomplet =planned =planning =plan scheduled =due overdue pending await waiting =wait
  waits =waited waitlist =wl =booked =booking appointment intend intention =will =would =shall =should =could =might
  =maybe perhaps =probably presum alleg =self =verbal verbally hearsay recollect =oral orally =said =says =claim
  =claimed =claims =told =recall recalled belie uncert doubt query queried dispute wrong incorrect =error errors
  mistak =dog =dogs =cat =cats =pet =pets puppy kitten animal =horse horses camel livestock =sheep =goat =goats =cow
  =cattle veterin =vet =vets rabbit parrot =brother =brothers =mother =mum =mom =wife =husband =son =daughter =child
  children =baby =infant =minor friend cousin =uncle =aunt =nephew =niece companion relative neighbour neighbor
  roommate colleague someone somebody anybody another =other =others =else =instead substitut replac swap =twin
  grand proxy behalf allerg reaction anaphyl adverse faint vomit collapse =rash =rashes abort stopp interrupt
  discontinu terminat suspend withdr withdraw withheld withhold =held =hold revok rescind =lapsed outdated obsolete
  supersed overleaf reverse =overpage =pto missing =lost stolen =spill spilt spilled broken =broke damaged leak
  spoil spoiled =empty =blank ordered deliver dispens purchas =sold =bought offered =offer advis advice recommend
  counsel discuss leaflet brochure handout quoted quotation estimat =consent consents consented agreed exempt waiv
  contraind pregnan placebo saline diluent volunteer tomorrow =later =soon =until =unless =except however though
  =yet =almost nearly approx fail failed attempt =tried =try =absent absen =gone =away noshow =missed forgot forgott
  fake =false fraud bogus imitation alter altered amend tamper erased =crossed =struck delet remov ineligib
  counterfeit provision temporar interim prelim tentativ propos request =applied standby =mock dummy simulat rehears
  =training =trainee expired =expire elapsed tourism =tourist transfer returned unusable discard wasted waste
  dropped defect faulty overheat frozen thaw thawed diluted =reduced =low =leftover =remainder postdated backdat
  retrospect reprint =pretend =joke =toy =ditto =ibid disregard ignore =nobody =anonymous illegib unread smudg smear
  scribbl handover =hospitalised =deceased =dead =died =death quit walked =ran refund =credit =owed owing =unpaid
  conditional =if =stop =stopped overrul =vacant =skip skipped skips omit omitted omission =bounced dismissed
  abandon aborted halted withdrawn forfeit renounc vetoed overdose underdose =quarantined homeopath nosode rehearsal
  promis pledge hoped hopeful wish wishes desir needed =needs =need imminent upcoming forthcoming future eventual
  expected expect anticip =tbc =tba =tbd =dna =ooo =before =prior =stock =refus =guess guessed =assumed assum
  =unchecked unconf =photo =quote =sick =ill =fever =bleeding =unpack =closed =locked =hopefully =cancel =postpone
  =deny denied denies =decline =prefer preferred =scared afraid fright =lack lacking =shortage
  =unlabeled unlabel =mislabel mislabel =mixed =swab =spare =reserve reserved =hypothetical =rumour rumor =supposed
  =sham =idem =ineffect ineffective subpot subopt =weaken weak =exceeded =stale =rotten =contamin contaminated
  =quaranteen =nonpilgrim =stranger =impostor fictit =air =exercise =exercises =theory theoretic =quarter =hospice
  =bin =binned =thrown =throw =once =counts =undeliver suspect =arrives =arriving =carried =took =takes =shortly
  =someday =anytime =whenever =elsewhere =rejected =rumoured =kept
  rescheduled =opted unborn souvenir parody replica facsimile =prop =props puppet referral reservation =found nasal topical sandbox reschedul =quack unqualified inquiry
  =canine =feline =equine
`;
const FRENCH = `
  egare factice perroquet hamster =gitti
  oppose abstenir =valeur reetiq ajourn memoire =repute =reputee invente refus declin reporte =reportee annul differe =pas =non =sans =jamais =aucun =aucune =rien =ni =nul nulle
  neant invalide brouillon specimen echantillon =modele =essai essais =test =tests exemple =copie copies photocop
  duplicat seulement uniquement =seul =seule =demi =moitie =quart partiel fraction incomplet inacheve prevu prevue
  =planifie planifiee program =programme programmee attente =attend =attendre =rdv rendez convocation =sera =seront
  =devra =doit =doivent =faudra =aura =serait pourrait =faire =fera =recevra =recevoir =administrer =vacciner
  =injecter =revenir presume suppos =soi =oral =orale oralement verbal dires =dit =dires declar declaratif ouie
  doute douteu erreur errone inexact =faux fausse chien =chat =chats chatte =animal animaux cheval chameau betail
  mouton chevre veterin =vet lapin =frere =mere =epouse =epoux =mari =femme =fils =fille =enfant bebe nourrisson
  =ami =amie cousin =oncle =tante neveu niece accompagn proche voisin colleg =autre =autres autrui quelqu tierce
  =tiers remplac substitut jumeau jumelle procur allerg reaction anaphyl indesir malaise vomi interromp interrup
  arret arrete suspendu suspens retire retrait revoqu perime perimee perimes expire expiree depasse =verso manquant
  perdu perdue vole casse cassee brise endommag fuite =vide =vierge command livree achet vendu propos propose
  conseil conseille recommand brochure depliant devis estim consentement dispens exempt contrindic contreindic
  grossesse enceinte placebo solvant diluant volontaire demain =tard ulterieur bientot jusqu sauf toutefois
  cependant presque environ echec echoue tentative absent absence oubli falsifi rature barre raye supprim efface
  inapte provisoire temporaire intermediaire prelimin souhait demande demandee formation exercice simul fictif
  touris illisib anonyme inconnu =nc =nd impaye rembours condition reserve =si =stop omis omission abandon orogen
  homeopath renonc decede =mort hospitalis =avant =rumeur =parait suppose =peur =malade fievre =ferme =rupture
  =stock =idem =melange =faible =inefficace inefficac =avarie contamin =inconnue =impost =pretend =omise =oublie
  =repousse repouss =decommand retard =garcon =fillette prochain suivant fictive =eau theorie =jetee verse versee
  =chang =bris =emporter =quitter quitte =ailleurs radie =verra soupcon =revu =revue =oubli serologi ordonnance
  comprime
  autoinject =rire blague canular tombe tombee souvenir accessoire tournage guerisseur charlatan pinceau =retenu =retenue exercices emprunte prete =truque maquille eventree spray nasal
  manque
`;
const INDONESIAN = `
  bernilai keberatan =dahulu =dulu mendiang arwah ingatan dianggap kupon baucar karangan tolak menolak ditolak =tunda ditunda tertunda menunda penundaan ditangguh tangguh =tidak =tak =tiada =bukan =belum
  =tanpa =jangan =nihil =kosong =batal dibatal pembatalan dibatalkan =draf =draft konsep rancangan =contoh spesimen
  sampel =uji ujian =coba percobaan cubaan =salinan fotokopi fotostat =kopi duplikat =hanya =saja =sahaja =cuma
  =sekadar setengah separuh separo sebagian sebahagian =sebagian seperempat =suku pecahan =kurang =akan rencana
  direncana dirancang dijadual jadwal jadual dijadwal =tunggu menunggu menanti antre =janji temujanji perjanjian
  =hendak =mau =ingin =harus =perlu =sila =mungkin agaknya kononnya katanya menurut =mengaku pengakuan dakwaan
  didakwa =lisan mulut =ragu keraguan sangsi =salah keliru silap tersilap anjing kucing hewan haiwan binatang kuda
  unta kambing =sapi lembu =ayam veteriner arnab kelinci ternak =adik =kakak abang =istri isteri =suami =anak =bayi
  kanak =teman =kawan sahabat sepupu paman pakcik makcik =bibi keponakan pendamping pengiring kerabat tetangga jiran
  =lain seseorang ganti diganti mengganti =kembar wakil mewakili diwakili alergi alahan reaksi anafilak pingsan
  muntah pengsan =henti dihenti terhenti berhenti gagal =putus ditarik =tarik dicabut kedaluw kadaluw usang sebalik
  =balik =hilang dicuri tumpah =pecah =rusak =rosak bocor dipesan pesanan tempahan ditempah dikirim dihantar dibeli
  pembelian dijual ditawar tawaran =saran disaran nasihat konseling kaunseling risalah brosur pamflet taksir kecuali
  dikecuali pengecualian kontraindikasi hamil mengandung plasebo pelarut =besok =esok =nanti =kelak kemudian =hingga
  sehingga =sampai meskipun =namun hampir =kira mangkir =absen absensi lupa =palsu pemalsuan tiruan coret dicoret
  dipotong hapus dihapus dipadam =padam =sementara permohonan =mohon dimohon =minta diminta memohon latihan simulasi
  olok pura pelancong wisata =terbuka dikembalikan dipulangkan dibuang =buang terbuang =beku =cair sisa =baki
  tertinggal =tinggal =jika =jikalau =kalau sekiranya =syarat bersyarat =abaikan diabaikan =mati meninggal wafat
  =maut tangguhkan =urung diurungkan dilewatkan terlewat ketinggalan terlepas =cacat =imitasi =tes =sebelum =stok
  =katanya =takut =demam =tutup =campur =lemah =tercemar basi =rusaknya =penyamar =lupakan =mundur diundur =batalkan
  =gagalkan =cucu =keponakannya =pembantu =majikan =tertukar =tukar ditukar =menyusul =ulang diulang mengulang
  =pendua pendua selesema fiktif rekaan beratur barisan =air serologi resep preskripsi tablet teori seharusnya
  sepatutnya depan hadapan khabar kabar curiga disyaki diduga picagari =spuit kulkas gugur digugur digagal kelak
  nunggu kiriman properti sinetron pinjam dipinjam dukun bomoh homeopati usulan marmut jatuh alarm ditahan dijumpai ditemukan cadangan dibebaskan tertangguh =habis cenderamata cendera lelucon gurauan guyon bercanda terpakai abal bohong =beli =calo titip gurau =ejen
  enggan merasa terlalu dibawa templat diproses
`;
const TURKISH = `
  degersiz itiraz merhum =henuz hafiza sayildi kupon uydur papagan redd =red ertel =iptal iptali =degil =yok =hayir =olmadan olmayan =hic gecersiz hukumsuz taslak numune ornek =test
  deneme kopya =suret fotokopi sadece yalniz yalnizca yarim =yari ceyrek kismi kismen eksik tamamlanmam planlan
  =plan planli bekle beklen bekliyor =bekleyen randevu sirada niyet =gerek gerekli gereken =lazim belki muhtemel
  sanir saniliyor iddia beyan beyanina sozlu agizdan duyum suphe supheli hatali =hata yanlis kopek kedi hayvan deve
  koyun keci =inek veteriner tavsan kardes =abi agabey =abla =annesi =annesine =annesinin babas esine =karisi
  kocasi =oglu =kizi cocu bebek arkadas kuzen =amca =teyze =dayi =hala yegen refakat akraba komsu =baska baskasi
  baskas =diger birisi =biri yerine vekil ikiz torun alerji reaksiyon anafil bayil durdur yarida kesil askiya
  gericek suresigec =gecmis =gecti arka arkasin arkada arkasina kayip calin dokul kiril bozul bozuk sizdir =bos
  siparis teslim satin satil teklif onerild oneril tavsiye danism brosur kitapcik =fiyat muaf kontrend hamile gebe
  plasebo gonullu yarin sonra =sonraki ileride kadar haric ancak fakat neredeyse yaklasik basarisiz denendi
  gelmedi gelme =unut unutul sahte uydurma cizil cizik silin silinm =silik gecici talep istek =istendi basvuru
  tatbikat turist turizm imzasiz kasesiz muhursuz onaysiz asisiz *lmadi *nmadi *lmedi *nmedi *lmamis *nmamis *lmemis
  *nmemis *lmamistir *nmamistir *lmemistir *nmemistir *tirmadi *tirmamis *acaktir *ecektir *ayacak *eyecek *lacak
  *necek *nacak *lecek *malidir *melidir *emedi *amamistir *ememistir *miyor *muyor *lmali *lmeli *nmali *nmeli
  *ilsin *ulsun *ansin =once =stok stokta stoklar =guya =sozde =korkt korktu =ates =kapali =karisik =bayat =kirli
  =bilinmiyor bilinmeyen mukerrer tanik =dublor =tekrar tekrarl hukums =kimse kimsesiz onaylanm reddi vazgec caydi
  =cayma unuttu kacirdi =gecikti gecik telefonla telefonda fiktif kurgu =su seroloji recete tablet teori teoride
  soylenti suphesi =haftaya =artik sayilm iade buzdolab muafiyet =islemde engel gelecek dokuntu sablon =atildi
  sehven savcilik sorustur ruhsatsiz aksesuar =dondu odunc gosterm korku kacti hediyelik hatira sakaci =saka dizi kandir proforma fatura =akti
  egitim =amacli sartli ablasi atlandi miadi cekildi kendim
`;
const CYRILLIC = `
  возраж раздум подум покойн памяти считает купон выдум отказ отклон отлож перенес перенос отсроч =не =нет =ни =без =никог ничего отсутств недейств аннул отмен черновик
  образец образц =проба пробн тест тестов =копия =копии копию ксерокоп дубликат только лишь исключ половин полдоз
  четверт частич частичн неполн незаверш запланир план планир назнач ожида очеред запис предсто будет будут должен
  должн следует необходим надо возможно вероятно предполож якобы устн слов словам =со сомн ошиб ошибочн невер неправ
  собак кошк =кот =пес =псу животн лошад верблюд баран =коза корова ветерин =брат брата брату сестр =мать матери
  матер =отец отца =жена жене жены =муж мужу мужа =сын сыну сына дочь дочер =дочки ребен ребён дети детск младен
  друг друзь подруг тети тете дяди племян сопровожд родств сосед коллег =друго другого другой другая другое другим
  иной =ино иному вместо замен близнец доверен аллерг реакц анафил обморок рвот прекращ останов прерв приостан отозв
  отзыв истек просроч обор оборот утер потер украд разли разбит поврежд испорч протек =пуст пустой заказ достав
  куплен закуп продан предлож рекоменд консульт памятк буклет брошюр смет соглас освобожд противопоказ медотвод
  берем плацебо растворит доброволец добровол завтра позже позднее потом скоро пока кроме однако почти около неудач
  попыт неявк =явился забыл забыт поддел фальш фиктив зачерк вычерк перечерк стерт удален врем временн предвар заявк
  заявл прось просит запрос учебн тренир турист неподпис неизвест неразбор аноним возвра списан утилиз негод
  непригод брак бракован замор разморож остат =если услов умер скончал смерт пропущ пропуск упущ несосто неосущ
  сорван орально перораль капли гомеопат перед =стоке склад =якобы испуг боял болен =жар закрыт смеш =слаб загрязн
  =чуж чужой незнаком самозван повтор =вне =тест ложн =лже обещ надеж хотел =хочет догад слух слухам мим =мимо
  задерж опозд вода серологи рецепт таблет теори холодильник шприц следующ передум вылит выброш шаблон сыпь унес
  забр сорв опл =чужои чужо
  говорит моновакцин реквизит съем физраствор купил метро подтер учени кончил ушел ушла удержан супруг найден боится талон пусто сувенир шутк розыгрыш знахар шарлатан попуга предоплат наугад =счет
  неделю задним крол нужна
`;
const ARABIC_SCRIPT = `
  چهوڑ =نگه اعترض متوف استشر ذاكره يعتبر مختلق يادداشت سمجها كوپن =تجويز قسيمه =نيا =لا =لم =لن =ليس =ليست =غير =بدون =بلا =دون =عدم رفض مرفوض رافض اجل موجل تاجيل تاخر ارجي ارجاء الغا ملغ ملغى لاغ
  باطل بطل ابطال مسود عينه تجريب تجرب اختبار =نموذج =نموذجا =صوره =نسخه مستنسخ فوتو فقط =وحدها حصرا نصف ربع جزي جزيي
  ناقص غيرمكتمل مخطط مقرر مجدول منتظر انتظار بانتظار موعد =سوف سيتم ستتم سيعط ستعط سيطعم ستطعم سيلقح سيجر سياخذ
  ستاخذ سيحصل يجب ينبغي =يلزم ربما محتمل يحتمل زعم يزعم مزعوم ادع يدعي شفه شفوي شفهي شفاه قوله قولها افادته افادتها
  كلامه كلامها =حسب شك مشكوك خطا خاطي خاطيه كلب كلاب =قط قطه قطط حيوان بيطر حصان =جمل خروف ماعز بقر دواجن اخيه اخوه
  اخوها شقيق اخته اختها زوجته زوجها لزوج ابنه ابنته ابنها ابنتها والدته والدتها والدها =والده لامه طفل رضيع قريب
  مرافق =جار زميل =اخر =اخري شخص غيره غيرها بدل بدلا عوض نيابه وكيل توكيل توام تحسس حساسيه ارجيه اغماء مضاعف تقي
  توقف اوقف ايقاف =قطع انسحب سحب سحبت منته خلف الخلف =ظهر مفقود ضاع ضايع سرق كسر مكسور تلف تالف فاسد انسكب مسكوب
  فارغ فراغ طلب مطلوب اوصي =عرض نصح نصيح ينصح مشوره استشار نشره مطوي سعر =موافقه معفي اعفاء استثن ممنوع مانع موانع
  وهمي مذيب =محلول متطوع غدا لاحق قريبا =الا لكن تقريبا فشل محاول غاب غايب غياب نسي تزوير مزور مزيف مزيفه شطب مشطوب
  حذف محذوف ممحو موقت تمهيدي =اولي التماس استعجال تدريب سياح مجهول استرجاع ارجع اعيد اعاده اتلف اتلاف مجمد متبق =باق
  باقي شرط مشروط =اذا توفي متوفي وفاه تخلف اعتذر اعتذار امتنع امتناع تعذر متعذر بيطريه قطرات معلق علق ينتظر سيحدد
  انكار =نهيں =نه ملتوي موخر منسوخ كالعدم مسترد =رد =جعلي نقلي نمونه =نقل كاپي فوٹو =صرف محض آدها آدهي ادها ادهي
  ادهوري ادهورا نامكمل جزوي متوقع مقرره زير شيڈول اپاينٹ اپايينٹ ملاقات =گا =گي =گے =هوگا =هوگي =هونگے =چاهيے شايد
  ممكن مبين مبينه زباني بقول كهنا كهنے بيان غلط غلطي كتے كتا كتوں بلي بلے جانور مويشي گهوڑ =اونٹ =بكر بكري گاے =بهاي
  بهايي بهائي =بهن بهنوں بيوي بيٹے =بيٹا بيٹي والده =ماں بچے بچه بچي دوست رشته كزن چچا ماموں ساتهي پڑوسي =دوسرے
  =دوسري =دوسرا كسي بجاے جگه جڑواں الرجي ردعمل بيهوش قے روك =رك =بند پشت پچهلے پلٹ =گم چوري ٹوٹ خراب خالي آرڈر منگو
  خريد فروخت پيشكش كتابچه بروشر قيمت رضامند مستثني اگلے اگلي بعدميں ناكام كوشش غيرحاضر بهول كٹا مٹا مٹايا عارضي مشق
  سياحت بغير =بنا واپس ضرورت نامنظور ناقابل زايدالميعاد تاخير موقوف معطل معطلي مهلت =نشد =نشده نشد =نيست =بي =هيچ
  =نزد نكرد نگرفت نداد نخورد نزده نپذير =لغو پيشنويس آزمايشي آزمايش ازمايش تست =كپي رونوشت تصوير =فقط =تنها =نيم
  نصفه ناتمام ناكامل برنامه =قرار خواهد خواهند بايد احتمالا ظاهرا ادعا اظهار شفاهي گفته ترديد اشتباه نادرست سگ گربه
  =دام دامي اسب شتر گوسفند برادر خواهر همسر =مادر =مادرش =پسر =دختر كودك نوزاد همراه همسايه خويشاوند =ديگري =ديگر
  =ديگران بجاي نيابت وكالت دوقلو حساسيت واكنش آلرژي غش استفراغ متوقف قطع نيمهكاره گمشده =شكست شكسته سفارش خريداري
  پيشنهاد توصيه مشاوره بروشور رضايت معاف =منع باردار دارونما داوطلب فردا بعدا ناموفق تلاش غيبت فراموش جعلي تقلبي
  مخدوش تمرين گردشگري نامعلوم ناشناس عودت مرجوع انصراف خودداري تعويق معوق منتفي فسخ منقضي مخزون =نفد نفدت =قيل اشاعه
  خايف مريضا مغلق مقفل مخلوط ضعيف ملوث مجهوله غريب منتحل تكرار مكرر مكرره سيكرر =وعد يتمني يريد تردد متردد سماع
  سماعا متاخر =اخوي سيمپل سمپل =سيمپلز ڈپليكيٹ ڈوپلي پليسبو پلاسبو اسٹاك سٹاك =ٹيسٹ =ٹرايل دوباره خوف =ڈر كهولا
  كمزور آلوده اجنبي افواه وعده پيشتر =پهلے =پيش پيشاپيش سابقه تكراري موجودي انبار شايعه ترسيد =ترس بيگانه =هيچكس
  هيچكدام =قول =وعده آزمون بيامضا بيمهر ناشده نارس بالهاتف هاتفي ماء =مصل وصفه اقراص قادم القادم مقبل المقبل ثلاجه
  محقنه نظري يقال اشتبه يشتبه ارنب شطبت احبط منشور سكب سكبت قالب =دور =بالدور =قيد =معالجه اسبوع فاتوره طفح قلب اقلب
  =مقرو استرد يدفع =نسي نسيت =يصلح =تصلح =يتلق پاني گولي گولياں كاركردگي =فرج فريج سرنج خرگوش نظريات بهتيج جعلساز
  گنجايش =قطار كاررواي خارش =فون ناخوانده ادايگي خاكه فرضي =گر گري پرچه اراده ابهي آينده يخچال سرنگ سوزن شنيده
  تلفني قرص نسخه منصرف ريخت نبود رها كهير ورق الگو ساختگي هنوز مانده =آب ناخوانا پرداخت سرولوژي سيرولوجي بررسي =صف
  كمبود مردود احتمال تازه جمعآوري =ويال
  مسحوب مسحوبه ولم تذكار تذكاري انصرف خاف ليومين منشطه حجبت حجب ببغاء هرب فاته مزاح مزحه دجال كهتا كهتي ايكسپاير عطايي يادگاري يادگار مذاق روكي نكل شوهر ڈرتا طوطا دركار هوميوپات هوميوپاتي دامپزشكي سهوا مانور طوطي دراوردي نامعتبر موكول اموزشي صوري شوخي مثلي هوميوباثي پڑيا ڈرامه ڈرامے اكيلا =خود پيشفاكتور فاكتور دروغ فيلم صحنه
  بخاخ تسري ابريل ضربها مجامله البيت محلے سوچ سوييي نكلي بهه تفتيش فاقد حافظه خودم مرحوم مشورت بازماند رجوع كاٹ خارج
`;
const DEVANAGARI = `
  मूल्यहीन आपत्ति स्वर्गीय =याद माना स्मृति कूपन मनगढ़ =नया =नहीं =न =ना =बिना =मत =नही इनकार इंकार मना अस्वीकार अस्वीकृत स्थगित =टाल टाला टाली विलंब रद्द निरस्त अमान्य अवैध
  शून्य मसौदा प्रारूप नमूना परीक्षण =जाँच परख =प्रति प्रतिलिपि फोटोकॉपी फोटो नकल =केवल =सिर्फ =मात्र =सिर्फ़ आधा आधी
  आधे अर्ध चौथाई आंशिक अपूर्ण अधूर नियोजित योजना निर्धारित प्रस्तावित प्रतीक्षा इंतजार इंतज़ार लंबित अपॉइंटमेंट
  अपॉइंट बुकिंग =होगा =होगी =होंगे =चाहिए शायद संभव संभवतः कथित कथन मौखिक स्वयं =स्व स्वघोषित बताया बताए संदेह
  संदिग्ध शंका गलत ग़लत त्रुटि भूल कुत्त कुत्ते कुतिया बिल्ल पशु जानवर घोड़ ऊँट ऊंट बकर गाय भैंस मवेशी =भाई =बहन
  पत्नी बेटे बेटा बेटी =माँ =मां बच्च शिशु मित्र दोस्त रिश्तेदार चाचा मामा साथी पड़ोसी सहकर्मी =दूसरे =दूसरी =अन्य
  किसी =बदले =बजाय जुड़वा प्रतिनिधि एलर्जी प्रतिक्रिया बेहोश उल्टी रोक रुक बंद निलंबित वापस =पीछे पलट गुम =खो खोया
  चोरी टूट =फैल =गिर खराब ख़राब खाली ऑर्डर मंगा मँगा खरीद बेचा प्रस्ताव सलाह परामर्श पर्चा कीमत सहमति छूट वर्जित
  निषेध गर्भ प्लेसीबो विलायक स्वयंसेवक =कल अगले अगली बाद लेकिन परंतु किंतु लगभग असफल विफल प्रयास अनुपस्थित गैरहाज
  गैर नकली जाली फर्जी =काट कटा मिटा हटा अस्थायी अनंतिम आवेदन अनुरोध अभ्यास पर्यटन अज्ञात अहस्ताक्षर हस्ताक्षररहित
  बाकी शेष यदि अगर शर्त मृत त्याग छोड़ चूक इन्तजार इन्तज़ार मुँह मुंह बूँद समाप्त कालातीत *एगा *एगी *एंगे *येगा
  *येगी *ूंगा *रहित दोबारा पुनः स्टॉक भंडार खत्म ख़त्म सैंपल सैम्पल टेस्ट ट्रायल डुप्लीकेट डुप्लि गवाह अपुष्ट
  असत्यापित =डर बीमार कमजोर दूषित अजनबी अफवाह वादा =पहले पूर्व =देर विलम्ब कॉपी ज़ुबानी जुबानी उधार =पराया फोन फ़ोन
  पानी गोली गोलियाँ गोलियां नुस्खा सीरोलॉजी आगामी फ्रिज सिरिंज सुई सुना खरगोश भतीज जालसाज़ जालसाजी काल्पनिक खाका
  पलटें पैसे सशर्त प्रक्रियाधीन कतार अनुपलब्ध चकत्ते ठुकरा जल्द =मन बदला =कम सैद्धांतिक आपूर्ति =दर
  खुद झोलाछाप यादगार तोता निकल टल दिखावा मज़ाक मजाक मिला
  अपठनीय कभी कहता कहती पिछली स्प्रे
`;
const BENGALI = `
  প্রত্যাহৃ কেটে মূল্যহীন আপত্তি মরহুম স্মৃতি কুপন মনগড়া =না =নয় =নেই =নাই =নি =বিনা =ছাড়া =ব্যতীত অস্বীক প্রত্যাখ্যান স্থগিত মুলতবি পিছিয়ে বিলম্ব বাতিল অবৈধ অকার্যকর
  শূন্য খসড়া নমুনা পরীক্ষা পরীক্ষামূলক ট্রায়াল অনুলিপি কপি ফটোকপি নকল প্রতিলিপি =শুধু =কেবল =মাত্র শুধুমাত্র
  কেবলমাত্র অর্ধ আধা =আধ সিকি আংশিক অসম্পূর্ণ অপূর্ণ পরিকল্প নির্ধারিত প্রস্তাবিত অপেক্ষ অপেক্ষমাণ বুকিং অ্যাপয়েন্ট
  সম্ভব সম্ভবত হয়তো কথিত মৌখিক মুখে ভাষ্য দাবি সন্দেহ ভুল ত্রুটি কুকুর বিড়াল পশু প্রাণী ঘোড়া উট ছাগল গরু গবাদি
  =ভাই ভাইয়ের ভাইকে =বোন বোনের বোনকে স্ত্রীর স্ত্রীকে স্বামীকে ছেলে =মেয়ে মেয়েকে ছেলেকে মাকে মায়ের বাবাকে
  পুত্রকে কন্যা শিশু বাচ্চা বন্ধু আত্মীয় চাচা মামা সঙ্গী প্রতিবেশী সহকর্মী =অন্য অন্যের অন্যজন অপর =বদলে পরিবর্তে
  যমজ প্রতিনিধি অ্যালার্জি এলার্জি প্রতিক্রিয়া অজ্ঞান বমি বন্ধ থামা থেমে স্থগ পেছনে উল্টো হারি চুরি ভাঙা ভেঙে =পড়ে
  নষ্ট খালি অর্ডার কেনা ক্রয় বিক্রি প্রস্তাব পরামর্শ লিফলেট মূল্য সম্মতি অব্যাহতি নিষেধ গর্ভ প্লাসিবো দ্রাবক
  স্বেচ্ছাসেব আগামী =পরে পরবর্তীতে কিন্তু তবে প্রায় ব্যর্থ চেষ্টা অনুপস্থিত ভুলে =জাল কাটা মুছে অস্থায়ী সাময়িক
  আবেদন অনুরোধ মহড়া পর্যটন অজ্ঞাত স্বাক্ষরহীন স্বাক্ষরবিহীন সিলবিহীন বাকি অবশিষ্ট যদি শর্ত মৃত প্রত্যাহার ছেড়ে
  মেয়াদোত্তীর্ণ =উত্তীর্ণ ফেরত ব্যবস্থাপত্র =ফোঁটা *য়নি *েনি *ননি *েবেন *বিহীন *হবে *যাবে *দেবে *নেবে *নিবে *দিবে
  *করবে স্যাম্পল টেস্ট ডুপ্লিকেট স্টক মজুদ মজুত ফুরি কথায় কথামত কথামতো সাক্ষী সাক্ষাত সাক্ষাৎ =ভয় ভয়ে অসুস্থ জ্বর
  =মিশ্র দুর্বল দূষিত অপরিচিত গুজব প্রতিশ্রুতি =আগে আগেই =পূর্বে দেরি আবার পুনরায় পিছি পরে =পরের তামাদি =ভুয়া
  ভুয়া ফোন ফোনে পানি বড়ি প্রেসক্রিপশন সেরোলজি ফ্রিজ সিরিঞ্জ সুই শোনা খরগোশ ভাতিজা জালিয়াত কাল্পনিক উল্টান
  শর্তসাপেক্ষ প্রক্রিয়াধীন লাইনে ফুসকুড়ি নাকচ শীঘ্র =মত বদলে =কম তাত্ত্বিক সরবরাহ দরপত্র আরেক আরও আরো এখনো এখনও
  ছবি গণ্য
  প্রমাণ বিকল অগ্রিম বাসায় হাতুড়ে স্মারক ফাঁকা টিয়া আটকান ফিরেছেন রসিকতা তামাশা বলছেন নাকের বানানো নাটক
  অস্পষ্ট স্যালাইন
`;
export const AGAINST_DOSES: readonly string[] = [
  ...[ENGLISH, FRENCH, INDONESIAN, TURKISH, CYRILLIC, ARABIC_SCRIPT, DEVANAGARI, BENGALI],
];
