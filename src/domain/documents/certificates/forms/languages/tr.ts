/** Turkish. */
import type { LanguageForms } from "./form.ts";

export const turkish: LanguageForms = {
  labels: {
    condition:
      "bulasici hastalik | kronik hastalik | kronik hastaliklar | alerji | alerjiler | gebelik | bulasici hastaliklar",
    organ:
      "kalp | akciger | akcigerler | kalp ve akciger | akciger grafisi | ekg | goz | kulak | batin | kan tahlili | idrar tahlili | laboratuvar | noroloji | psikiyatri | dahiliye | kardiyoloji",
    vital:
      "tansiyon | kan basinci | ta | nabiz | ates | vucut isisi | boy | kilo | agirlik | kan grubu | kan sekeri | aclik kan sekeri | oksijen saturasyonu | solunum sayisi | beden kitle indeksi",
    entries: "giris | giris sayisi | giris turu",
    stay: "kalis suresi | ikamet suresi | kalma suresi",
    name: "asagida imzasi bulunan adi | asagida imzasi bulunan | isbu belge ile onaylanir ki | adi soyadi unvani | asi olan kisi | asi yapilan kisi | asi yapilanin adi soyadi | adi soyadi | ad soyad | adi ve soyadi | isim | isim soyisim | ad soyadi | hastanin adi soyadi | ismi | adi soyad | ad ve soyad | ad",
    surname: "soyadi | soyad",
    given: "adi",
    parent: "baba adi | anne adi",
    other: "refakatci | anne | baba | esi | vasi",
    birth: "dogum tarihi | dogum t",
    birthplace: "dogum yeri",
    age: "yas | yasi",
    sex: "cinsiyet | cinsiyeti",
    nationality: "uyruk | uyrugu | vatandaslik",
    passport: "pasaport | pasaport no | pasaport numarasi",
    id: "tc kimlik no | t c kimlik no | kimlik no | tc kimlik numarasi | t c kimlik numarasi | kimlik numarasi",
    reference:
      "protokol | hasta no | hasta dosya no | islem no | kart no | evrak no | sayi | evrak sayisi | basvuru no | e nabiz kodu | vize no | vize numarasi | kafile | kafile no | belge no | belge no | sertifika no | protokol no | dosya no | seri no | no | kayit no | rapor no | belge numarasi | sira no | karne no | barkod | barkod no | karekod | karekod no | dogrulama kodu | belge dogrulama kodu | takip no",
    registration:
      "diploma no | tescil no | sicil no | diploma tescil no | dip tescil no | dipl tescil no | diploma tescil | dip tes no",
    doctor:
      "hekim imza | imza ve unvan | hekimin imzasi | hekimin imzasi ve unvani | yetkili | asilayan kisi | asilayan personel | uygulayan kisi | uygulayan hemsire | uygulayan hekim | asiyi yapan hemsire | asiyi yapan saglik personeli | doktor | hekim | hekim adi | doktor adi | asiyi yapan | uygulayan | asilayan | hemsire | uygulayan saglik personeli | asiyi uygulayan | sorumlu hekim | uygulayici | asi uygulayicisi | asiyi yapan kisi | asiyi yapan hekim | hekimin adi soyadi | uygulayan",
    place:
      "saglik tesisi | tesis | birim adi | kurum adi | asinin yapildigi kurum | asinin yapildigi kurulus | asi yapilan yer | asinin yapildigi saglik kurulusu | gidilecek ulke | destinasyon | varis ulkesi | yer | yeri | kurum | hastane | saglik kurulusu | asilama merkezi | uygulama yeri | saglik kurumu | il | ilce | ulke | asinin yapildigi yer | merkez | aile sagligi merkezi | duzenleyen kurum | veren kurum | asi merkezi | birim",
    address: "adres",
    contact: "telefon | tel | e posta | eposta",
    signature:
      "imza | kase | muhur | imza kase | kase imza | imza ve kase | resmi muhur | kase ve imza | imza muhur | imza ve muhur | kase muhur",
    trade: "organizasyon | kurulus | acente | meslek | meslegi | unvan | unvani | gorevi",
    issued: "duzenlenme tarihi | verilis tarihi | belge tarihi | duzenleme tarihi | rapor tarihi | cikti tarihi",
    examined: "muayene tarihi",
    date: "tarih | tarihi",
    given_on:
      "asi gunu | asinin tarihi | yapildigi gun | uygulandigi tarih | asilandigi tarih | asi yapilma tarihi | asi yapilis tarihi | asi tarihi | asilama tarihi | uygulama tarihi | asinin yapildigi tarih | yapildigi tarih | yapilma tarihi | asi uygulama tarihi | doz tarihi | yapilis tarihi",
    next_dose: "sonraki doz | sonraki asi | bir sonraki doz | rapel tarihi",
    valid_from: "gecerlilik baslangici | vize baslangici | gecerlilik baslangici | gecerlilik baslangic tarihi",
    valid_until:
      "koruyuculuk suresi | koruma suresi | koruyuculuk | bagisiklik suresi | gecerlidir | gecerlilik baslangic bitis | belgenin gecerliligi | gecerlilik suresi sonu | gecerlilik tarihi | gecerlilik suresi | gecerlilik bitisi | gecerlilik bitis tarihi | gecerlilik | belge gecerlilik suresi",
    expiry: "son kullanma | son kullanim tarihi | son kullanma tarihi | skt | s k t | miad",
    vaccine:
      "su hastaliga karsi asilanmistir | belirtilen tarihte su hastaliga karsi asilanmistir | belirtilen tarihte asilanmistir | asi hastalik | asi turu markasi | asi ve marka | asi markasi ve adi | preparat | asi preparati | yapilan asinin adi | uygulanan asinin adi | asinin tipi | asi tipi | asi | asi adi | asinin adi | asi turu | hastalik | asi cinsi | urun | ticari adi | asi tipi | asinin ticari adi | yapilan asi | uygulanan asi | marka | etken | asi markasi | asi ve urun adi | ticari isim | asinin turu | asinin cinsi",
    batch:
      "lot no | seri lot no | parti no | lot | lot numarasi | seri no lot no | asi lot no | parti numarasi | seri numarasi",
    maker:
      "uretici ve seri | uretici ve lot | uretici firma ve seri no | uretici ve lot no | uretici seri no | uretici | uretici firma | firma | uretici ve parti no",
    dose: "doz | doz sayisi | kacinci doz | doz no",
    how: "uygulama yolu | uygulama bolgesi | uygulama sekli | doz miktari",
    remarks: "notlar | aciklama | aciklamalar | yan etki | not",
    purpose:
      "basvuru nedeni | muracaat nedeni | vize turu | vize tipi | seyahat amaci | ziyaret amaci | vize sinifi | amac | amaci | raporun verilme nedeni | raporun amaci | rapor nedeni | verilis nedeni",
    state: "durum | durumu | bulgular | muayene bulgulari | genel durum | genel durumu | fizik muayene",
    fit: "karar | sonuc | kanaat",
  },
  fillers: "ve hastanin kisinin yolcunun hacinin sahibinin haci adayinin asilanan kisi hasta asilananin",
  holder: "hasta | yolcu | haci adayi | asilanan kisi | asilanan | kisi",
  words: `
    suudi arabistan kralligi disisleri bakanligi buyukelciligi baskonsoloslugu konsolosluk bolumu e-vize elektronik vize hac tek giris cok girisli
    dogrulayabilirsiniz imzalidir e-imzalidir barkod ibadeti yolculuguna cikmasinda yolculugu
    saglik raporu bulgular dahiliye kardiyoloji noroloji psikiyatri patoloji yok kan basinci ekg eko sayili kanuna gore guvenli imza ile imzalanmistir dogrulama kodu sayfa belge sistemi uzerinden olusturulmustur karekod eriskin merkez no lu asm doz rapel icin uygundur engel hastaligi yoktur ibadetini yapmasina sagligi uygun ic hastaliklari dip tes kpa
    vize vizesi elektronik kralligi suudi kafile organizasyon hizmetleri umre diyanet isleri gidilecek ulke hac degerlikli uygulama belgesi seyahat sagligi merkezi geçerlilik gun tek giris kalis suresi turu degerli vatandas muayene edilen kolu sag sol kol
    cikti mrna
    hac ve umre seyahat sagligi mevsimsel grip tetanos difteri menenjit meningokok hepatit yapildi e-nabiz kisisel sistemi takvimim karti
    asi asisi asilari asilama karti karnesi belgesi kart sertifika sertifikasi kaydi uluslararasi profilaksi veya ve ile icin bu bir olan olarak tarafindan gore uygun edilmistir yapilmistir uygulanmistir asilanmistir asilanmis yapildi uygulandi asilandi onaylarim belgelerim tasdik olunur ederiz ederim verilmistir duzenlenmistir uzere kendisine yukarida asagida adi gecen kimligi yazili belirtilen bilgileri kisi kisiye kisinin sayin
    turkiye t c tc cumhuriyeti saglik bakanligi mudurlugu il ilce hastanesi hastane aile sagligi merkezi seyahat sinirlar hudut sahiller genel devlet sehir universitesi tip fakultesi dr doktor hekim hemsire uzman uzm
    meningokok meningokokal menenjit konjuge dort bilesenli kuadrivalan polisakkarit serogrup gruplari acwy karsi hastalik hastaligi tek doz dozu kas ici
    tuzuk tuzugu dunya orgutu hac umre hacilar adayi suudi arabistan tarih tarihinde imza muhur kase gecerli gecerlidir yil yildir sureyle bes uc erkek kadin pasaport no diyanet isleri baskanligi
  `,
  phrases: `
    bu vize ile calisilamaz | calisma izni vermez
    |    planlanmadi
  `,
};
