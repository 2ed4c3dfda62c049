/** Who is spoken of. */
export const PEOPLE = {
  father:
    "father* dad dady daddy papa dads abu abi baba babam* babamin babami والدی والد ابی ابوی ابو ابوک بابا بابام بابامو بابامون بابات باباش بابای والدي ابي أبي والد_صاحب ابو_جی باپ ابا पिता* पापा* अब्बा* वालिद* बाप বাবা* আব্বা* পিতা* pere papa ayah* bapak* bapa* abah ayahku پدر* پدرم отец отца отцу отцом папа папы папе папу walid waalid abba abbu abu_ji pitaji",
  mother:
    "مامان* mother* mum mums mom moms mamas mama mumy momy anne* annem* anam امی والدتی والده* امي امک ماما والده ماں اماں مادر* مادرم मां माँ मम्मी* अम्मी* वालिदा* माता* মা মায়ের মাকে আম্মা* আম্মু* mere maman ibu* ibuku emak mak мама мамы маме маму мамин* мать матери amma ammi ammi_ji mama walida waalida maa",
  wife: "wife* wifes wifey misus missis المدام حرمی مدامتی گھروالی घरवाली গিন্নি* hanimim conjointe женушк* gharwali zawja زوجتی زوجه* زوجتي مرتی مراتی بیوی* اهلیه* زوجہ همسرم همسر خانمم زنم पत्नी* बीवी* स्त्री* স্ত্রী* বউ* বৌ* esim* hanim* karim* femme epouse istri* isteri* bini жена жены жене жену супруг* biwi* bivi begum* patni*",
  husband:
    "husband* hubby جوز راجلی بعلی জামাই* সোয়ামি* beyim beyimin kocacim conjoint муженек laki_saya lelaki_saya میاں मियाँ زوجی جوزی رجلی شوهر* زوجي خاوند* شوہر* पति* शौहर* স্বামী* kocam* kocamin mari epoux suami* муж мужа мужу мужем shohar* shauhar* pati",
  son: "son sons fiston gamin ولدنا छोरा পোলা* পোলার oglan сынок сынуля anak_cowok anak_teruna ابنی ولدی بیٹا* بیٹے* पुत्र* बेटा* बेटे* ছেলে* ছেলের oglum* ogul* fils anak_laki* anak_lelaki putra* پسر* پسرم сын сына сыну beta bete ebni",
  daughter:
    "daughter* lass بنوتی بنیتی بچی بیٹیا बिटिया* मुन्नी মাইয়া* মেয়ের доча дочей дочу anak_cewek anak_dara بنتی ابنتی بیٹی* बेटी* মেয়ে* kizim* kizimin file fille anak_perempuan putri* دختر* دخترم дочь дочери дочк* beti",
  child:
    "child* kid kids baby minor طفل* اطفال اولاد بچه* بچے* बच्चा* बच्चे* বাচ্চা* সন্তান* শিশু* cocuk* enfant* bebe anak* bayi ребен* дети детей bacha* bache* bachon*",
  brother:
    "brother* bro اخی اخوی اخوي بھای* برادر* भाई* ভাই* kardes* abim* agabey* frere* kakak* adik* abang* saudara* брат* bhai*",
  sister: "sister* sis اختی بہن* خواهر* बहन* বোন* ablam* bacim* soeur* saudari* сестр* bahan behen behan baji",
  uncle:
    "uncle* عمی خالی چچا* ماموں* تایا عمو دایی चाचा* मामा* চাচা* মামা* amcam* dayim* oncle* paman* pakcik* pak_cik дядя дяди дяде chacha* mamu* mamoo*",
  aunt: "aunt* auntie* khala عمتی خالتی خاله* پھوپھی* عمه चाची* बुआ* খালা* ফুফু* চাচী* teyze* halam* tante bibi makcik* тетя тети тете phupho* chachi*",
  grandparent:
    "grandfather* grandmother* grandma* grandpa* gran nan granny جدی جدتی دادا* دادی* نانی* نانا* مادربزرگ* پدربزرگ* दादा* दादी* नानी* नाना* দাদা* দাদি* নানি* নানা* dede* babaane* nine grand_pere grand_mere papi mamie kakek* nenek* datuk* atuk дедуш* бабуш* dada dadi nani",
  friend:
    "friend* neighbo* colleague* celeb* boss somebody someone_else stranger another_person صدیق* صاحبی جار* جیران دوست* پڑوسی* همسایه* दोस्त* पड़ोसी* বন্ধু* প্রতিবেশী* arkadas* komsu* ami amie voisin* colegue* teman* tetangga* kawan* jiran друг друга подруг* сосед* dost* padosi parosi neighbour his_booking her_booking their_payment جارنا فلان ابن_عمی محلے_کے ہمسایہ صاحب_نے मोहल्ले पड़ोसी_के পাড়ার komsumuz tetangga_saya jiran_saya соседа соседки mohalle",
  woman:
    "woman* women lady ladies mahram* menstr* period periods pregnan* haid niqab hijab نساء النساء امراه حرمه محرم* حیض* حایض حامل* حمل_الدوره عورت* خواتین* خاتون* ماہواری زن زنان خانم_ها قاعدگی* عادت_ماهانه باردار* महिला* औरत* माहवारी* महरम* गर्भवती* মহিলা* নারী* মাসিক* মাহরাম* হায়েজ* গর্ভবতী* kadin* bayan* adet* regl* hamile* femmes enceinte* regle* menstru* wanita* perempuan* haid* hamil* mengandung datang_bulan женщин* махрам* месячн* беремен* aurat* khawateen* mahwari*",
  elderly:
    "elder* old_man old_woman weak frail walker knee* مسن* کبیر_السن کبار_السن ضعیف* بوڑھ* ضعیف بزرگ* سالمند* मियां बुज़ुर्ग* बुजुर्ग* बूढ़* বৃদ্ধ* বয়স্ক* yasli* agee* age vieux vielle lansia* tua sepuh warga_emas пожил* стар* buzurg* budhe budhi boorh*",
  human:
    "human* person agent representat* staff suport operator_speak real_person someone_talk شخص موظف* بشر* انسان* انسان حقیقی خدمه_العملاء الدعم نماینده* بندے* نمائندہ* عمله پشتیبان* कर्मचारी* इंसान* व्यक्ति* प्रतिनिधि* मनुष्य মানুষ* প্রতিনিধি* কর্মী* insan* yetkili* temsilci* musteri_hizmet* humain* conseiler* quelqu_un personel* manusia* petugas* orang_asli pegawai* человек* оператор* сотрудник* специалист* insan* bande bandhe someone_real call_me speak_to talk_with manager مدیر احد_یکلمنی کوی_بندہ منیجر مدیر किसी_से_बात কারো_সাথে_কথা biriyle_konus parler_a bicara_dengan cakap_dengan поговорить_с kisi_se_baat",
  everyone:
    "everyone* everybody all_of_us everyones we_all الجمیع کلنا سب همه_ما همه सब सभी সবাই সবার hepimiz* herkes* tous semua все всех sab",
} as const;
