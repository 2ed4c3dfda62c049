/** What Turkish records of vaccination say around the dose and of their house (folded). */
import type { RecordForms } from "./form.ts";

export const turkishRecord: RecordForms = {
  dose: `
    bir tek adet doz dozu doza dozluk tam asi asisi asinin asilama asinizi asiniz asimiz asilamasi uygulamasi asili yaptirmistir olmustur vurulmustur yapilmis yapilmistir yapildi uygulanmis uygulanmistir uygulandi asilanmis asilanmistir asilandi edilmistir olunmustur kaydedilmistir
    konjuge konjugat dort bilesenli dortlu kuadrivalan tetravalan polisakkarit polisakarit meningokok meningokoksik meningokokal menenjit menenjiti menenjite enfeksiyonuna hastaligina hastaligi karsi serogrup serogruplari gruplari tip tipleri iceren
    sol sag koldan koluna kola kol omuz deltoid kas icine ici intramuskuler yoluyla yolla ust
    bugun bu tarihte tarihinde tarihli gun gunu saat saatinde hac haci ibadeti ibadet umre seyahat seyahati oncesi oncesinde kapsaminda nedeniyle amaciyla icin uzere gidecek gidecegi
    kurumumuzda hastanemizde merkezimizde klinigimizde birimimizde poliklinigimizde asmde tarafimizdan tarafimdan tarafindan burada hastanemize merkezimize birimimize kurumumuza basvuran basvurmus muracaat eden gelen
    sayin bay bayan hanim bey adli isimli kisi kisiye kisinin sahsa sahis vatandas vatandasa vatandasimiza hastaya hasta yolcu yolcuya haci adayi adayina adayinin dogumlu numarali nolu no lu pasaport pasaportlu pasaportun sahibi hamili kimlik kimlikli tc uyruklu yukarida asagida adi soyadi gecen yazili bilgileri belirtilen acik kimligi
    lot seri parti nolu numarasi marka markali isimli ticari adli urun preparat firma uretimi
  `,
  page: `
    sayin bay bayan hanim bey 
    belge belgesi belgedir sertifika sertifikasi sertifikadir kart karti kartini kartiniz kartinizi karnesi defteri formu fisi cetveli dokumu takip    bilgisi bilgileri bilgilerinize arz rica ederim ederiz olunur saygilarimla saygilar saygiyla ilgili makama makamlara ilgiliye yetkililere nusha  turkce ingilizce  cikti yazdirma tarihi duzenlenmistir verilmistir hazirlanmistir onaylanmistir imzalanmistir onay onaylidir    isbu
    karekod karekodu kod kodu okutarak dogrulayabilirsiniz dogrulanabilir dogrulama e-devlet uzerinden sistem sistemi elektronik imza imzali islak imzaya  barkod
    yolculuk boyunca yaninizda tasiyiniz tasiyin bulundurunuz saklayiniz saklayin ibraz ediniz gosteriniz kaybetmeyiniz kafile havalimani havaalani
    korunma koruyuculuk koruyucu bagisiklik suresi sure gecerlilik gecerli gecerlidir yil yildir bes uc   gunden
    saglik saglikli sagligi bakanligi genel mudurlugu il ilce ilcesi mahallesi mah caddesi cad sokagi sokak sok bulvari blv no kat daire plaza is merkezi semt belediyesi belediye valiligi kaymakamligi turkiye cumhuriyeti t c tc
    hastane hastanesi poliklinigi poliklinik klinigi klinik merkez merkezi aile toplum ocagi dispanseri birim birimi servisi bolumu anabilim dali fakultesi universite universitesi tip tibbi ozel devlet sehir egitim arastirma vakfi dernegi kizilay diyanet isleri baskanligi musavirligi organizasyonu hac umre hizmetleri subesi sube buro ofis hudut sahiller seyahat karantina liman hava limani asi  asilama bagisiklama uygulama uygulamasi odasi kabini
    hemsire hemsiresi ebe ebesi doktor doktoru hekim hekimi uzman uzm dr prof doc pratisyen memuru memur teknisyeni teknikeri personeli gorevlisi gorevli sorumlusu sorumlu sefi sef mudur muduru baskan baskani baskanligi yardimcisi eczaci eczane eczanesi asistan asistani enfeksiyon hastaliklari mikrobiyoloji halk aile dahiliye ic cerrahi uzmani diploma tescil sicil
    imza imzasi kase kasesi kaseli muhur muhru muhurlu resmi soguk damga onaylayan uygulayan duzenleyen   isim ad soyad unvan gorev
    adres telefon tel faks gsm cep eposta internet web sitesi
    pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  `,
  roles:
    "saglik memur(?:u|esi)|(?:saglik )?teknikeri|saglik (?:personeli|gorevlisi|calisani|teknisyeni)|asi (?:hemsiresi|sorumlusu|gorevlisi|uygulayicisi)|(?:aile |toplum )sagligi (?:calisani|elemani|hemsiresi|uzmani)|ebe[- ]?hemsire|(?:sorumlu|bas|klinik|poliklinik|aile|seyahat sagligi) hemsire(?:si)?|(?:aile|sorumlu|nobetci|uzman|isyeri|kurum) (?:hekimi|doktoru|hekim|doktor)|asm (?:hekimi|hemsiresi)|(?:enfeksiyon hastaliklari|halk sagligi|aile hekimligi|ic hastaliklari|dahiliye|mikrobiyoloji)(?: uzmani)?|merkez (?:sorumlusu|muduru)|birim (?:sorumlusu|amiri)|pratisyen(?: hekim)?|paramedik|eczane teknisyeni",
  notes: [
    "(?:bu |isbu )?(?:belge|kart|sertifika)(?: (?:hac|umre|haci|seyahat|seyahati|yolculugu|yolculuk|ibadeti|icin|amaciyla|uzere|islemleri|islemlerinde|vizesi|kullanilmak|ve|ilgili|makamlara|ibraz|edilmek|sunulmak|suudi|arabistan))* (?:duzenlenmistir|verilmistir|tanzim edilmistir|hazirlanmistir)",
    "(?:asi|islem|uygulama) (?:sonrasi|sonrasinda)(?: (?:sorun|yan etki|reaksiyon|herhangi|bir))* (?:gorulmedi|gorulmemistir|yok|yoktur|olmadi|gelismedi|gozlenmemistir)",
    "(?:karekod\\p{L}*|kare kod\\p{L}*|barkod\\p{L}*|qr kod\\p{L}*|belge dogrulama kod\\p{L}*)(?: (?:okutarak|okutup|taratarak|tarayarak|ile|kullanarak|girerek|e-devlet|e devlet|kapisi|uzerinden|turkiye|gov|tr|adresinden|belgeyi|belgenin|sertifikayi|dogrulugunu|gecerliligini|sistemden))* (?:dogrulayabilirsiniz|dogrulanabilir|dogrulayiniz|kontrol edebilirsiniz|teyit edilebilir|teyit edebilirsiniz|sorgulanabilir|sorgulayabilirsiniz)",
    "(?:bu |isbu )?(?:kart\\p{L}*|belge\\p{L}*|sertifika\\p{L}*)(?: (?:yolculuk|seyahat|hac|umre|boyunca|suresince|sirasinda|pasaport\\p{L}*|ile|birlikte|yaninizda|uzerinizde|her|zaman|daima|lutfen|ve))* (?:tasiyiniz|tasiyin|bulundurunuz|bulundurun|saklayiniz|saklayin|muhafaza ediniz|ibraz ediniz|gosteriniz|kaybetmeyiniz)",
    "(?:bilgilerinize|bilgi ve geregini|geregini|bilginize)(?: (?:saygilarimla|saygiyla))? (?:arz|rica|sunulur|arz ve rica)(?: (?:ederim|ederiz|olunur))?",
    "(?:asinin |asi )?(?:koruyuculu\\p{L}*|koruma|gecerlilik|bagisiklik)(?: suresi)? ?:? ?(?:3|5|uc|bes)(?: \\([35]\\))? (?:yil|yildir|sene)",
  ],
};
