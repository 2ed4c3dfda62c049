/** Malay. */
import type { LanguageForms } from "./form.ts";

export const malay: LanguageForms = {
  labels: {
    fit: "keputusan | kesimpulan | tahap kesihatan | keputusan pemeriksaan",
    condition: "penyakit berjangkit | penyakit kronik | alahan | penyakit",
    organ:
      "jantung | paru paru | mata | telinga | x ray dada | xray dada | ekg | ujian darah | ujian air kencing | air kencing | makmal",
    vital:
      "tekanan darah | nadi | kadar nadi | denyutan nadi | suhu | suhu badan | berat | berat badan | tinggi | ketinggian | kumpulan darah | gula darah | paras gula | glukosa | glukosa darah | paras glukosa",
    entries: "kemasukan | bilangan kemasukan | jenis kemasukan | masuk",
    stay: "tempoh tinggal | tempoh lawatan | lama tinggal | tempoh menetap",
    name: "dengan ini diakui bahawa | dengan ini disahkan bahawa | disahkan bahawa | diperakui bahawa | nama bakal haji | nama jemaah haji | nama penerima | nama penerima vaksin | nama pemegang pasport | nama pelancong | nama musafir | nama | nama penuh | nama pesakit | nama jemaah | nama pemegang",
    parent: "nama bapa | nama ibu | nama suami",
    other: "pengiring | bapa | ibu | suami | isteri | penjaga | mahram",
    birth: "tarikh lahir",
    birthplace: "tempat lahir",
    age: "umur",
    sex: "jantina",
    nationality: "warganegara | kewarganegaraan",
    passport: "pasport | no pasport | nombor pasport | no paspot",
    id: "no kad pengenalan | kad pengenalan | no kad pengenalan | kad pengenalan | no kp | no k p | mykad",
    reference:
      "no akaun th | no th | no akaun haji | no giliran | no resit | bil | no bil | no slip | siri | no kad | no rekod perubatan | no daftar klinik | no pesakit | no pelalian | no kad pengenalan | no kelompok pengguna | nombor visa | no visa | no sijil | nombor sijil | no rujukan | rujukan | no | no siri | no rekod | no pendaftaran | no haji | no tabung haji | no pendaftaran tabung haji | no daftar | no fail | no buku | no akaun tabung haji | kod pengesahan | kod qr",
    registration:
      "no pendaftaran penuh mmc | no pendaftaran penuh | no mmc | no pendaftaran mmc | no pendaftaran doktor",
    doctor:
      "nama anggota yang memberi suntikan | nama anggota | anggota | anggota kesihatan | nama dan jawatan | nama penyuntik | nama jururawat yang memberi suntikan | penolong pegawai perubatan | pembantu perubatan | jururawat masyarakat | jururawat bertugas | nama jururawat | divaksin oleh | dilalikan oleh | pegawai bertugas | pegawai perubatan bertugas | pegawai yang memberi | doktor bertugas | ahli farmasi | penyuntik | tandatangan pegawai perubatan | nama pemberi | pemberi | diberi oleh | doktor | nama doktor | pegawai perubatan | jururawat | diberi oleh | disuntik oleh | pegawai | vaksinator | pegawai pemvaksinan | diberikan oleh | nama pegawai | nama pemberi vaksin",
    place:
      "tempat | klinik | hospital | pusat kesihatan | klinik kesihatan | tempat vaksinasi | fasiliti | lokasi | negeri | negara | tempat imunisasi | pusat vaksinasi | pusat pemvaksinan | tempat pemberian | tempat suntikan diberi",
    address: "alamat",
    contact: "telefon | no telefon | emel | tel",
    signature: "tandatangan | cop | cop rasmi | tandatangan dan cop | cop dan tandatangan | tandatangan doktor",
    trade: "pekerjaan | jawatan | agama | penaja | agensi | agensi pelancongan | pengelola jemaah | pakej | majikan",
    issued: "tarikh dikeluarkan | tarikh keluaran | dikeluarkan pada | tarikh sijil",
    examined: "tarikh pemeriksaan",
    date: "tarikh",
    given_on:
      "diberi | tarikh pelalian diberi | tarikh suntikan diberi | tarikh suntik | tarikh disuntik | tarikh dilalikan | tarikh vaksin diberi | diberikan pada tarikh | suntikan pada | vaksinasi pada | tarikh vaksinasi | tarikh suntikan | tarikh diberi | tarikh imunisasi | tarikh pemvaksinan | tarikh pelalian | tarikh pemberian | tarikh vaksin | tarikh dos | diberi pada | tarikh diberikan | disuntik pada",
    next_dose: "dos seterusnya | suntikan seterusnya | dos berikutnya",
    valid_from: "sah dari | sah mulai | sah bermula | tarikh kuat kuasa | tarikh mula",
    valid_until:
      "tempoh perlindungan | perlindungan | perlindungan sehingga | sah dari hingga | sah dari sehingga | tempoh kesahan | kesahan | sijil sah | sah sehingga | sah hingga | tempoh sah | tempoh sah laku | sah laku hingga",
    expiry: "tarikh luput | tamat tempoh | tarikh tamat tempoh",
    vaccine:
      "telah diberi pelalian terhadap | telah divaksin terhadap | pelalian terhadap | vaksin yang diberi | vaksin diberi | vaksin yang diberikan | vaksin yang diterima | nama dan jenis vaksin | vaksin jenama | jenis suntikan | suntikan | vaksin | jenis vaksin | nama vaksin | imunisasi | penyakit | jenama | nama dagangan | vaksinasi | pelalian | jenama vaksin | terhadap | jenis imunisasi | jenis pelalian | nama produk | produk",
    batch: "no batch | nombor batch | no kelompok | nombor kelompok | no lot | kelompok",
    maker:
      "pembuat | pembuat kelompok | pembuat dan kelompok | pengeluar kelompok | pengeluar dan kelompok | pengilang kelompok | pengilang dan no kelompok | pengeluar | pengilang",
    dose: "dos | dos ke | bilangan dos",
    how: "cara | laluan | tapak suntikan | isipadu",
    remarks: "catatan | ulasan | kesan sampingan",
    purpose: "jenis visa | tujuan lawatan | tujuan",
    state: "status",
  },
  fillers: "dan pemegang pesakit jemaah bakal haji seperti dalam pasport penerima",
  holder: "pesakit | jemaah | bakal haji | pemegang | penerima",
  words: `
    musim
    imbas kod qr pengesahan rekod dikeluarkan oleh baru nota wajib bagi semua sila simpan buku dengan lengkap status tempoh tinggal hari kemasukan sekali penerbangan semak butiran
    kad pengenalan jemaah haji rekod imunisasi pelalian pegawai perubatan klinik kesihatan kementerian ugama hal ehwal tabung kumpulan lengan kiri kanan suntikan dos telah menerima diberikan pada tarikh disahkan bahawa pemegang pasport
    poliklinik pada jenama kelompok encik puan klinik suntikan vaksin
    sijil kad buku rekod pelalian pemvaksinan vaksinasi imunisasi antarabangsa profilaksis atau dan yang di ke dari pada untuk dengan oleh bahawa ini tersebut adalah telah sebagai
    kementerian kesihatan malaysia jabatan negeri klinik hospital pejabat daerah kerajaan brunei singapura selangor johor kuala lumpur
    disahkan diperakui mengesahkan memperakui dengan ini nama penama tarikh lahir jantina lelaki perempuan pasport nombor no doktor dr pegawai perubatan diberi diberikan menerima disuntik suntikan divaksin dos tunggal pertama penggalak
    meningitis meningokokal meningokokus konjugat kuadrivalen tetravalen polisakarida serokumpulan kumpulan acwy terhadap penyakit
    mengikut selaras peraturan pertubuhan sedunia haji umrah jemaah bakal perjalanan ibadah arab saudi tandatangan cop rasmi sah selama lima tiga dua tahun bulan hari
    lembaga tabung
  `,
  phrases: `
    tertakluk kepada pindaan |
    dos seterusnya tidak diperlukan untuk haji(?: 1448h)?
  `,
};
