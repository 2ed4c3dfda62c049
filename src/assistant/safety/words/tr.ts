/** Turkish: a letter without its marks is the same letter. */
import type { DangerWords } from "../danger.ts";

export const TR: DangerWords = {
  groups: {
    matter:
      "firma*|şirket*|acente*|acenta*|ajans*|operatör*|aracı*|banka*|turcu*|sözleşme*|rezervasyon*|evrak*|belge*|form*|başvuru*|site|siteyle|uygulama*",
    who: "oğlum*|oğlu|oğlumuz*|kızım*|kızımız*|kızı|çocuk|çocuğ*|çocuk*|bebek*|bebeğ*|annem*|anne|annesi*|babam*|baba|babası*|dedem*|dede*|ninem*|nine*|babaannem*|babaanne*|anneannem*|anneanne*|eşim*|karım*|kocam*|abim*|ağabeyim*|ablam*|kardeş*|büyükanne*|amcam*|amca*|dayım*|dayı*|teyzem*|teyze*|halam*|hala|kayınvalide*|kayınpeder*|yaşlı*|arkadaş*|yeğen*|torun*|refakatçi*",
    thing:
      "pasaport*|vize*|belge*|evrak*|fotoğraf*|kart*|çanta*|telefon*|bilet*|rezervasyon*|bavul*|para*|sabr*|yer*|ad|adı|otel*|paket*|şifre*|sayfa*|liste*|düğme*|numara*|umut*",
  },
  calm: "karşı_ne|kimliğ*|anlamı_ne|nasıl_korun*|korunma*|korunur*|önle*|kaçın*|sigorta*|ceza*|keffaret*|fidye|hüküm|caiz|vefat*|rahmetli*|aşı|aşısı|sivrisinek*|geçen_yıl|geçen_sene|yıl_önce|sene_önce|yolculuktan_önce|kaybolursa|çalınırsa|olursa|belirti*|şifremi|yangın_çıkışı|yangın_merdiveni|tenha|daha_az_kalabalık|kalabalık_mı",
  rules: {
    selfHarm: `
      intihar*
      yaşamak|yaşam|hayat*|uyanmak|yaşayasım istem*|istemiyor*|bıktım|yoruldum|anlamı_yok|bıktı*|gelmiyor|usandım|anlamsız|çekilmez !tehlike* !bekle* !bu_otel*
      ölmek|ölsem|ölmeyi|ölüm*|ölüp ist*|düşün*|keşke|daha_iyi|dile* !kabe* !medine* !mekke*
      keşke_ölsem|ölsem_daha|ölmek_istiyorum|geberip
      kendimi|kendini|kendine|kendime öldür*|as*|zarar*|kes*|vur*|yak*|atacağ* !iyi
      hayatıma|hayatına|hayata|canıma|canına|yaşamıma|yaşama son|kıy*
      her_şeye|herşeye son_ver* !/_$matter(\\S*l[ae]|_ile)_/
      yaşamanın|hayatın|yaşamaya anlamı_yok|anlamı_kalma*|gerek_yok|değmez|manası_yok
      hayattan|yaşamdan|bu_dünyadan kurtul*
      ölsem|ölsem_de|öleyim|gebersem kurtul*|bitse|rahatla*
      bensiz|ben_olmasam daha|iyi|mutlu`,
    crowd: `
      izdiham*|ezil*|eziyor*|eziliyor*|çiğnen*|çiğneniyor*|ezdi*
      insanlar|herkes|hacılar|kalabalık düş*|üst_üste|çiğne*|birbirini|birbirinin|yığıl*
      itiş*|itiyor*|itekle*|itişme*|ittir*|itişip kalabalık|çık*|insan*|düş*|herkes|cemarat|kakış*
      kalabalık* sıkış*|çıkam*|nefes|mahsur|bunal*|kontrol|kurtul*|kaldık
      sıkış*|mahsur cemarat*|kalabalık|çıkam*|tünel|insan*|tavaf`,
    fire: `
      yangın*
      yanıyor*|yandı|yanmaya|tutuştu|alev_aldı|tutuşuyor otel*|çadır*|otobüs*|oda*|bina*|mutfak*|araba*|ev|kamp*|perde*
      ateş_aldı|alev*|alevler
      duman* her|dol*|geliyor|kok*|var|çık*|kapla* !sigara
      patlama*|gaz_kaç*|gaz_kok*|tüp_patladı|bomba*`,
    assault: `
      tecavüz*|taciz*|tacavüz*|istismar*|sarkıntı*
      dokundu*|dokunuyor|elledi|elliyor|elle_taciz|mıncık* bana|bedenime|kızıma|eşime|vücuduma|kardeşime|adam|biri|görevli|bize !kalbime !yüreğime
      saldır*|saldırı*
      takip|peşim*|peşimde*|peşimiz*|izliyor|kovalıyor biri|adam|ediyor*|takılan|ediliyorum|geliyor|ediyorlar|birisi
      dövüyor*|dövdü*|dövül*|darp*|vurdu*|vuruyor*|tokat*|yumruk*|bıçak*|silah*|tekme*|dayak*|şiddet !ameliyat
      tehdit*
      zorla $who|beni|bizi|tut*|odaya|birini|odada|dokun* !uçağ* !otobüs* !tren*`,
    held: `
      kaçırdı*|kaçırıldı*|kaçırıyor*|rehin*|alıkoy*|kilitledi* $who|beni|bizi|tut*|odaya|birini|odada|dokun* !uçağ* !otobüs* !tren*`,
    poisoning: `
      zehir*|zehirlen*
      içti|içmiş|yuttu|yutmuş|yedi|yemiş|içtim|yuttum|aldı|içirdi çamaşır_suyu|deterjan*|ilaç*|ilac*|hap|haplar*|hapı|benzin|asit*|pil|pili|kimyasal*|sabun*|tuz_ruhu|kolonya|gazyağı|tiner|para_yuttu|şampuan|parfüm|dezenfektan|böcek_ilac*|fare_zehiri
      kutu|avuç|şişe|çok|fazla|bütün|tüm|hepsini ilaç*|ilac*|hap|hapı|hapları|tablet* içti|içmiş|yuttu|yutmuş|aldı|almış|içtim|aldım !kaç
      aşırı_doz|doz_aşımı|yüksek_doz
      kusuyor*|kusma* hepimiz|herkes|grup*|durm*|kan|sürekli|hepsi`,
    bite: `
      yılan*|akrep*|köpek*|örümcek*|arı|arılar|eşek_arısı|kedi*|maymun*|deve*|böcek* soktu*|ısır*|sok*|sokmuş|ısırdı|ısırıldı|saldırdı
      yılan_soktu|akrep_soktu`,
    breathing: `
      nefes*|soluk*|soluğ* alam*|almıyor*|alamıyor*|dur*|kes*|yok|darlığı|zor*|güç*|tıkan*|kesil*|yetm*|alama*|daral* !kesici
      boğul*|boğuluyor*|boğaz*_takıl*|boğuldu
      boğaz*|soluk_borusu takıl*|kaçtı|kaldı|şiş*|tıkan*
      nabız|nabzı|kalp_atışı yok|dur*|al*
      kalbi_dur*|kalp_durm*
      astım* kriz*|nöbet*|atak*|atağı|spreyi|sprey
      morar* yüz*|dudak*|rengi|mos*
      anafilak*|alerjik_şok`,
    chest: `
      göğüs*|göğsü*|göğsüm* ağr*|sıkış*|acı*|baskı*|yan*|batma*|daral*|sancı*
      kalp_krizi*|kalp_kriz*|enfarkt*|kalp_spazm*
      kalbi*|kalp|kalbim* ağr*|sıkış*|kriz*|dur*|sancı*|acıyor|çok_hızlı !mekke* !kabe*
      sol_kol*|sol_omuz*|çene* ağr*|uyuş*`,
    heat: `
      güneş|sıcak|sıcaklar çarp*|çarptı|çarpması*|çarpmış|çarpıldı
      bayıl*|baygın*|düştü|kusuyor*|başı_dön*|sayıkl*|bilin*|şuur*|kendinden_geç*|fenalaş*|halsiz|yığıl* sıcak*|güneş*|sıcaktan|hararet*
      vücudu|teni|cildi|derisi yan*|kıpkırmızı|kuru|ateş_gibi
      ısı_çarp*|hararet_basm*
      susuz* kal* $who`,
    lostPassport: `
      pasaport* çal*|kaybol*|kaybet*|kayıp|kayboldu|yok_oldu|bulam*|düşür*|unut*|gasp*|kaybettim|çaldır*|gitti|kaptır*|el_koy* !sayfa* !fotoğraf* !eğer !kopya* !numara*`,
    theft: `
      çalındı*|çaldı*|çalmış*|çaldılar|çalınd*|hırsız*|soyul*|soydu*|gasp*|yankesici*|kapkaç*|çaldırdı* !aklımı !kalbimi !hırsızlık_sigorta*
      çanta*|cüzdan*|telefon*|para* kaptı*|kapıp|kapkaç*|aldı_kaçtı|alıp_kaç*|yürüttü*`,
    lostPerson: `
      $who kayboldu*|kaybol*|kaybettim|kaybettik|bulam*|bulamıyor*|kayıp|yok_oldu|ortada_yok|dönmedi|gelmedi_hala|ayrı_düş*|ayrıldık|kaçırıldı|ulaşam* !$thing !kaybettik_geçen !vefat
      kayıp_çocuk`,
    lostSelf: `
      kaybolduk|kayboldum|yolumu_kaybet*|yolumuzu_kaybet*|yolumu_şaşır*
      kafile*|grup*|rehber* koptum|koptuk|ayrı_düş*|kaybettim|kaybettik|bulam* !para`,
    medical: `
      bayıl*|baygın*|bilinci*|bilinç*|şuuru_*|şuursuz|koma|komada|komaya|komadan|kendinde_değil|kendine_gelm*|uyanm*|tepki_verm*|kendinden_geç*|yığıl*
      inme|felç* !fiyat !se !sabse !sasta !kaun* !kon*
      yüzü|ağzı kaydı|eğil*|çarpıl*|sark*
      kan çok|dur*|fışkır*|kus*|tükür*|kaybed*|akıyor|geliyor|yoğun !test* !grubu !tahlil* !basınc* !bağış*
      kanama*|kanıyor* çok|dur*|hamile|baş*|yoğun|şiddetli|fazla|var|geçirdi|bacağ*|kol*
      kaza araba|otobüs|trafik|yaptık|geçirdik|oldu|yaralı*|geçirdi
      kazası|çarptı|ezdi araba|otobüs|trafik|araç|yaralı* !güneş !sıcak
      yaralı*|yaraland*|yaralan*
      nöbet|havale|sara|nöbeti|kasıl* geçir*|geldi|tut*|geçiriyor !para|banka*|yaptığım|yaptım|gönder*|yatır*|dekont|hesab*
      ateşi|ateş|ateşli 39|40|41|yüksek|düşm*|çok|çıktı
      ambulans*|cankurtaran
      hamile*|gebe* kan*|sancı*|ağrı*|su*|düş*
      doğum sancı*|başladı|yapıyor
      suyu_geldi|düşük_yap*
      kırıl*|kırık|kırdı bacağ*|kol*|kalça*|ayağ*|bilek*|bileğ*|kemik*
      şeker* düş*|koma|komada|komaya|fırla*|bayıl*|çok_düş*
      düştü|düştüm merdiven*|kalkam*|kalkm*|bilin*|baş*|kıpırda*|hareket*
      ölüyor*|ölecek|ölmek_üzere $who|yardım|imdat !kabe* !görmek
      imdat|yetişin|acil_yardım|acil_durum|yardım_edin !numara* !kişi
      doktor|hastane* acil*|lazım|çağır*|hemen|ihtiyac* !rapor* !mektup* !belge*
      şiddetli|dayanılmaz ağr*
      yandı|yanık|haşlan*|elektrik_çarp* el*|yüz*|çocuk*|çarp*|su|yağ`,
    numbers: `
      polis|acil|ambulans numara*|numarası !rehber*`,
    moneyGone: `
      para*|ücret|ödeme*|tutar|hesab* çekil*|gitti|kesil*|alın*|alındı|düştü|yok_oldu|kayboldu|çekti*|geçti|yaptım rezervasyon*|kayıt|onay* yok|olm*|başarısız|görünm*|gelm*|oluşm*|gözükm*
      iki_kez|iki_kere|iki_defa çekil*|çekti*|alındı`,
  },
};
