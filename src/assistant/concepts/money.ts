/** Money and paying. */
export const MONEY = {
  money:
    "money cash pound pounds quid dolar* gbp usd eur riyal* sar euro* ریال* فلوس* مال مبلغ* جنیه* دولار* مصاری پیسه* پیسے* رقم* پاؤنڈ* پول* پوند* پیسہ दाम रकम* पैसा* पैसे* पैसों* राशि* টাকা* পয়সা* অর্থ* para* lira* ucret* argent* somme* uang* duit* biaya* wang* ringgit деньг* денег сумм* фунт* доллар* paisa* paise* rupay* raqam*",
  pay: "pay paying paid payment* payable دفع* ادفع تسدید سداد الدفع ادایگی* ادا پرداخت* भुगतान* अदा पेमेंट* चुका* পেমেন্ট* পরিশোধ* ode* odeme* paiement* payer* paie paye regl* bayar* pembayaran* dibayar* оплат* плат* заплат* платеж* ada_karna adaigi* bhugtan* pement* deposit top_up took_money sent_money عربون حولت دفعت جمع_کرا जमा_कर* জমা_দি* yatir* verse acompte transfer_uang dibayar* внес* перев*",
  owe: "owe owed owing balance outstanding remain* left_to rest_to باقی* متبقی* المتبقی علی_دفع بقایا* واجب مانده* بدهکار* बाकी* बकाया* বাকি* পাওনা* বকেয়া* borc* kalan* bakiye* reste* doit dois solde* sisa* kurang* baki* tungak* hutang* остал* долж* долг* остат* baqi* baki* bakaya* brp_lg left_to_pay kurang_berapa شحال_باقی کتنا_باقی_ہے कितना_देना কত_দিতে ne_kadar_odey* combien_reste berapa_lagi",
  price:
    "price* cost* much amount total expens* how_much fee fees سعر* ثمن* تکلف* بکم کم_سعر رسوم قیمت* خرچ* कीमत* खर्च* दाम* कितने_का মূল্য* দাম* খরচ* fiyat* tutar* kac_para masraf* prix cout* tarif* combien harga* biaya* berapa kos цен* стоим* сколько_стоит kimat* qeemat* keemat* kharcha*",
  cheap:
    "cheap* save* saving* optimi* best_way lowest afordab* least ارخص* اوفر توفیر* اقل رخیص* سستا* سستی سستے* بچت* ارزان* صرفه* सस्ता* सस्ते* सस्ती* बचत* बचा* সস্তা* সাশ্রয়* কম_খরচ* ucuz* tasaruf* hesapl* moins_cher econom* pas_cher murah* hemat* jimat* дешев* выгодн* эконом* sasta* saste* sasti* bachat* lose_least fee_fre without_fees without_loss بدون_رسوم بدون_عموله بغیر_فیس بی_کارمزد बिना_फीस ফি_ছাড়া masrafsiz komisyonsuz sans_frais moins_perdre tanpa_biaya tanpa_caj без_комисси* bina_fees",
  card: "card* visa_card mastercard amex credit debit bank* transfer* paypal بطاق* فیزا_کارد بنک* تحویل* کریڈٹ* کارڈ* بینک* کارت* بانک* کارت_بانکی कार्ड* बैंक* कैश কার্ড* ব্যাংক* kart* banka* havale* carte* banque* virement* kartu* kad transfer* карт* банк* перевод*",
  refund:
    "refund* money_back reimburs* give_back get_back استرداد* استرجاع* ارجاع ترجع_فلوس واپس* رقم_واپس ریفنڈ* بازپرداخت* استرداد* پس_بگیر* वापस* रिफंड* वापसी* ফেরত* রিফান্ড* iade* rembours* refund* pengembalian* dikembalikan* pulang* bayaran_balik возврат* верн* wapas* vapas* waapas*",
  receipt:
    "receipt* invoice* history statement* proof_of_payment bil فاتور* ایصال* وصل رسید* انوائس* فاکتور* रसीद* बिल इनवॉइस* রসিদ* চালান* fatura* makbuz* dekont* recu* facture* kwitansi* bukti* resit* invois* struk* чек* квитанц* счет* raseed* rasid*",
  instalment:
    "instal* monthly parts pay_later split_payment spread interest اقساط* قسط* بالتقسیط تقسیط فوائد قسط* قسطوں* سود* بهره* किस्त* किश्त* ब्याज* কিস্তি* সুদ* taksit* faiz* mensualit* echelon* fois interet* cicil* angsur* bunga ansuran* faedah* рассроч* процент* частям* kist* qist* sood*",
  currency_rate:
    "exchange rate rates convert* currency صرف* سعر_الصرف العمله عمل* شرح_تبادلہ ایکسچینج* کرنسی* نرخ* ارز* विनिमय* एक्सचेंज* मुद्रा* रेट* করেন্সি* রেট* বিনিময়* মুদ্রা* kur kuru doviz* change taux devise* kurs* tukar* matawang* kadar* курс* валют* обмен*",
  wallet: "walet* ewallet محفظ* المحفظه والٹ* بٹو* کیف_پول* वॉलेट* बटुआ ওয়ালেট* cuzdan* portefeuil* dompet* кошел*",
  protect:
    "protect* section_75 section insured insuranc* secur* safe* guarant* bankrupt* حمای* محمی* ضمان* مضمون* امان* تامین* محفوظ* تحفظ* انشورنس* ضمانت* بیمه* امن* सुरक्षित* सुरक्षा* गारंटी* बीमा* নিরাপদ* সুরক্ষা* গ্যারান্টি* বীমা* guvende* guvence* koruma* korunu* garanti* sigorta* proteg* garant* asur* securit* aman* dilindungi* jamin* lindung* terlindung selamat защи* гарант* страхов* безопас* mehfuz* mahfuz* surakshit*",
  split:
    "split* share divid* between_us each_person who_pays تقسیم* نقسم قسم حص* بانٹ* تقسیم سهم* बांट* बाँट* हिस्सा* ভাগ* পভাগ bolus* paylas* pay_lasm* partag* repart* bagi* patungan kongsi* раздел* подел* дели* taksim* baant* hissa*",
  charge_failed:
    "declin* fail* refus* rejected_card twice double charged pending_payment stuck bounc* مرفوض* رفض* مرتین* خصم* فشل* معلق* دو_بار دوبار* ناکام* مسترد* کٹ ناموفق* دوبار رد_شد* असफल* दो_बार कट फेल* डबल* ব্যর্থ* দুইবার* কেটে* ফেইল* reddedil* iki_kez iki_kere basarisiz* basarisz* cekil* echou* refus* deux_fois debit* gagal* ditolak* dua_kali terpotong* отклон* дважды* списал* не_прош* fail* do_baar do_dafa kat_gaye kat_gya",
} as const;
