/** Indonesian. */
import type { LanguageForms } from "./form.ts";

export const indonesian: LanguageForms = {
  labels: {
    condition: "penyakit menular | penyakit kronis | alergi | kehamilan | tuberkulosis",
    organ:
      "jantung | paru | paru paru | jantung dan paru | mata | telinga | rontgen dada | rontgen thorax | foto toraks | foto thorax | ekg | ekg ecg | elektrokardiogram | laboratorium | pemeriksaan laboratorium | urin | darah | abdomen | saraf",
    vital:
      "tekanan darah | tensi | td | nadi | denyut nadi | denyut jantung | suhu | suhu tubuh | suhu badan | berat badan | bb | tinggi badan | tb | golongan darah | gula darah | gula darah sewaktu | gula darah puasa | gds | gdp | saturasi oksigen | saturasi | laju napas | pernapasan | glukosa | kadar gula darah",
    entries: "masuk | jumlah masuk | jenis masuk | kali masuk | jumlah kunjungan",
    stay: "lama tinggal | masa tinggal | durasi tinggal | lama kunjungan",
    name: "dengan ini menerangkan bahwa | menerangkan bahwa | telah divaksin | yang divaksin | nama yang divaksin | nama penerima | nama penerima vaksin | nama calon jemaah | nama peserta | nama pemilik paspor | nama sesuai paspor | nama | nama lengkap | nama pasien | nama jamaah | nama jemaah | nama pemegang",
    parent: "nama ayah | nama ibu | nama suami | bin | binti | nama orang tua",
    other: "pendamping | ayah | ibu | suami | istri | wali | mahram",
    birth: "tanggal lahir | tgl lahir | lahir | tempat tanggal lahir | tempat tgl lahir | ttl",
    birthplace: "tempat lahir",
    age: "umur | usia",
    sex: "l p | l k p | jk | jenis kelamin | kelamin",
    nationality: "kewarganegaraan | kewarganegaraan | kebangsaan | warga negara",
    passport: "paspor | no paspor | nomor paspor",
    id: "nik | no ktp | nomor induk kependudukan | ktp | no identitas | nomor identitas",
    reference:
      "no urut | nomor urut | nomor antrean | no antrean | no pendaftaran | nomor pendaftaran | no registrasi | nomor registrasi | no kartu | nomor kartu | no kwitansi | nomor kwitansi | no dokumen | halaman | nomor sertifikat icv | nomor icv | no icv | no visa | nomor visa | no sertifikat | nomor sertifikat | nomor | no | no rm | no rekam medis | nomor rekam medis | no porsi | nomor porsi | kloter | no surat | nomor surat | no seri | nomor porsi haji | kode verifikasi | kode qr | barcode | no antrian",
    registration: "sip | no sip | str | no str | nomor sip | nomor str",
    doctor:
      "kepala puskesmas | kepala klinik | mengetahui | penanggung jawab | nama dan paraf | paraf petugas | nama paraf petugas | dokter pelaksana | dokter vaksinasi | dokter vaksinator | pelaksana | pelaksana vaksinasi | petugas pelaksana | petugas penyuntik | penyuntik | disuntik oleh | divaksin oleh | vaksinator dokter | dokter klinik | nama petugas vaksinasi | nama perawat | bidan | yang memberikan | yang menyuntik | dokter | nama dokter | petugas | vaksinator | nama vaksinator | diberikan oleh | petugas vaksinasi | nama petugas | dokter pemeriksa | perawat | petugas kesehatan | dokter penanggung jawab",
    place:
      "faskes | fasilitas kesehatan | lokasi | tempat vaksinasi | tempat | tempat vaksinasi | fasilitas kesehatan | rumah sakit | klinik | puskesmas | lokasi | tempat pelayanan | kota | negara | provinsi | kantor kesehatan pelabuhan | faskes | instansi | dikeluarkan di | kabupaten | tujuan negara | negara tujuan",
    address: "alamat | alamat",
    contact: "telepon | telp | no telepon | hp | no hp | email",
    signature:
      "tanda tangan | stempel | cap | tanda tangan dan stempel | ttd | cap dan tanda tangan | tanda tangan dan cap | stempel resmi | cap resmi",
    trade: "pekerjaan | jabatan | agama | sponsor | penyelenggara | biro perjalanan | kbihu | ppih | rombongan | regu",
    issued:
      "tanggal terbit | tanggal dikeluarkan | diterbitkan | dikeluarkan pada | tanggal penerbitan | tanggal sertifikat",
    examined: "tanggal pemeriksaan | tgl pemeriksaan",
    date: "tanggal | tgl",
    given_on:
      "tanggal pelaksanaan | tanggal pelayanan | tgl suntik | tgl disuntik | tgl vaksin | disuntik tanggal | disuntikkan pada | disuntikkan tanggal | divaksin pada | divaksin tanggal | waktu vaksinasi | waktu pemberian | hari tanggal | tanggal diberikan | tgl diberikan | tanggal suntik | tanggal disuntik | tanggal vaksinasi | tanggal pemberian | tanggal vaksin | tanggal suntik | tgl vaksinasi | tanggal imunisasi | tanggal penyuntikan | diberikan tanggal | diberikan pada | tgl pemberian | tgl penyuntikan",
    next_dose: "dosis berikutnya | vaksinasi berikutnya | vaksinasi ulang",
    valid_from: "berlaku mulai | berlaku dari | berlaku sejak | mulai berlaku",
    valid_until:
      "berlaku dari sampai | masa perlindungan | perlindungan | masa proteksi | masa berlaku sertifikat | masa berlaku vaksinasi | berlaku | masa berlaku vaksin | berlaku sampai | berlaku hingga | masa berlaku | berlaku s d | berlaku sampai dengan",
    expiry: "tanggal kedaluwarsa | kedaluwarsa | kadaluarsa | exp | expired date | tanggal kadaluarsa",
    vaccine:
      "vaksin yang diberikan | vaksin diberikan | vaksin yang disuntikkan | vaksin yang diterima | jenis dan nama vaksin | nama jenis vaksin | vaksin merek | vaksin dan merek | telah divaksinasi terhadap | vaksinasi terhadap | imunisasi terhadap | penyakit | jenis vaksin | merek | vaksin | jenis vaksin | nama vaksin | vaksinasi | penyakit | merek | merek vaksin | merk vaksin | merk | jenis vaksinasi | nama dagang | imunisasi | jenis imunisasi | terhadap | produk | nama produk",
    batch: "nomor batch | no batch | batch | nomor lot | no lot | nomor bets | no bets",
    maker:
      "pabrik batch | pabrik dan batch | produsen dan batch | produsen batch | produsen no batch | produsen dan nomor batch | produsen | pabrik | produsen vaksin | pabrikan | pabrik pembuat",
    dose: "dosis | dosis ke | jumlah dosis",
    how: "lokasi suntik | lokasi penyuntikan | cara pemberian | lokasi suntikan | rute | volume | tempat suntikan",
    remarks: "catatan | keterangan | kipi | efek samping",
    fit: "hasil | kesimpulan | hasil pemeriksaan | kelayakan | keputusan",
    purpose: "tujuan | keperluan",
    state: "status | status vaksinasi",
  },
  fillers: "dan pemegang pasien peserta yang calon jamaah jemaah haji sesuai paspor penerima",
  holder: "pasien | jamaah | jemaah | calon jamaah haji | pemegang | peserta | penerima vaksin",
  words: `
    telah mendapatkan penyuntikan suntik suntikan vaksin sebagai berikut bersangkutan keadaan sehat saat lengan kiri kanan surat untuk ibadah tgl alamat umat pratama kekarantinaan besar elektronik visa saudi arab sah tanpa tanda tangan basah verifikasi melalui satusehat mobile faskes kewarganegaraan berlaku s d sd menyatakan benar nomor icv setda kecamatan kelurahan desa jl jalan gg gang blok rt rw
    sip str
    pemerintah kabupaten dinas kesehatan berdasarkan pemeriksaan tanggal dinyatakan memenuhi syarat istitha ah istithaah provinsi kota rs
    yang bertanda tangan bawah bapak ibu lahir paspor keterangan dibuat keperluan kami merk tahun vaksin sehat bersama jakarta raya kesehatan jemaah
    sertifikat surat keterangan kartu buku catatan vaksinasi vaksin imunisasi internasional profilaksis atau dan yang di ke dari pada untuk dengan oleh bahwa ini tersebut adalah telah sudah sebagai dalam rangka
    republik indonesia kementerian kesehatan agama dinas kantor pelabuhan balai karantina rumah sakit umum daerah pusat klinik puskesmas kota kabupaten provinsi jakarta surabaya bandung
    menerangkan menyatakan dengan ini nama tanggal lahir jenis kelamin laki laki perempuan pria wanita paspor nomor no dokter dr petugas diberikan menerima mendapat mendapatkan divaksin divaksinasi disuntikkan dosis tunggal lengkap pertama penguat booster
    meningitis meningokokus meningokokal meningokok konjugat kuadrivalen tetravalen polisakarida serogrup kelompok grup acwy terhadap melawan penyakit
    sesuai peraturan internasional organisasi dunia ihr who haji umrah umroh jemaah jamaah calon perjalanan ibadah arab saudi tanda tangan cap stempel resmi berlaku selama lima tiga dua tahun sejak hari bulan
  `,
  phrases: `
    sertifikat ini sah tanpa tanda tangan(?: basah)?
  `,
};
