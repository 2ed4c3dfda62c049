/** What Malay records of vaccination say around the dose and of their house (folded). */
import type { RecordForms } from "./form.ts";

export const malayRecord: RecordForms = {
  dose: `
    satu sebanyak dos dosnya kali tunggal lengkap dewasa penggalak vaksin vaksinasi pemvaksinan pelalian imunisasi suntikan penyuntikan pemberian
    telah sudah mendapat mendapatkan menerima diberi diberikan divaksin divaksinkan disuntik dilalikan diimunisasi dilakukan menjalani selesai
    meningitis meningokokal meningokokus meningococcal konjugat kuadrivalen quadrivalen tetravalen polisakarida serokumpulan kumpulan empat jenis terhadap menentang jenama nama dagangan produk keluaran kelompok batch lot nombor no siri ialah adalah
    pada tarikh hari ini bersamaan di ke dari dengan oleh secara dan yang bertempat jam pukul
    intramuskular im otot lengan atas kiri kanan deltoid bahu
    hospital klinik kami pusat kesihatan pejabat poliklinik unit fasiliti tempat pegawai doktor dr jururawat saya
    bahawa disahkan diperakui diakui mengesahkan memperakui menyatakan dengan ini penama tersebut seperti di bawah bernama encik puan cik tuan haji hajah hj hjh dato datin pesakit jemaah bakal haji umrah ibadah warganegara pemegang pemilik pasport bernombor lahir umur tahun alamat malaysia brunei singapura
    bagi tujuan persediaan menunaikan mengerjakan fardu fardhu keperluan sebagai untuk
  `,
  page: `
    encik puan tuan cik hj hjh adalah disahkan bahawa diperakui dengan 
    sijil surat kad buku rekod penyata slip borang helaian muka halaman bahagian siri resit bayaran rm
    sekian terima kasih adanya yang benar menjalankan tugas amanah berkhidmat untuk negara kepada sesiapa berkenaan tuan puan ruj rujukan kami
    sijil ini dikeluarkan tujuan ibadah haji umrah perjalanan musafir
    imbas semak pengesahan kod tulen elektronik cetakan komputer tandatangan  dijana
    simpan bersama pasport bawa tunjukkan semasa berlepas
    kementerian kesihatan malaysia negara brunei darussalam negeri jabatan pejabat daerah pusat klinik klinik-klinik hospital poliklinik pakar swasta universiti perubatan kesihatan pelalian vaksin vaksinasi musafir pengembara unit wad farmasi kaunter bahagian cawangan lembaga tabung haji seksyen lorong jalan taman kampung bandar baru persiaran lebuh bangunan tingkat blok lot no aras poskod tel telefon faks emel laman
    doktor pegawai perubatan penolong pembantu jururawat masyarakat ketua pakar keluarga pengarah pemberi penyuntik farmasi ahli farmasi bertugas  disemak disahkan oleh jm sn kjk mmc mpm no pendaftaran penuh tandatangan cop rasmi klinik hospital nama jawatan rekod
    tempoh perlindungan sah laku selama lima tiga tahun dari tarikh suntikan
    januari februari mac april mei jun julai ogos september oktober november disember isnin selasa rabu khamis jumaat sabtu ahad
    muharram safar rabiulawal rabiulakhir jamadilawal jamadilakhir rejab syaaban ramadan syawal zulkaedah zulhijah
    akaun th pendaftaran  bilangan giliran cetakan tarikh mrn dewasa lelaki perempuan umur
  `,
  roles:
    "(?:penolong |pembantu |timbalan |ketua )?(?:pegawai|pembantu) perubatan(?: (?:kanan|kesihatan|daerah|bertugas|u\\d{1,2}))*|(?:ketua |penyelia )?jururawat(?: (?:masyarakat|terlatih|kanan|kesihatan|berdaftar|desa))*|jm|kjk|ppp|pakar perubatan(?: (?:keluarga|kesihatan awam|am|dalaman))?|pakar kesihatan awam|pegawai (?:kesihatan|farmasi|pelalian|vaksinasi|pemvaksinan|kesihatan daerah|kesihatan persekitaran)|(?:ahli|pembantu|penolong pegawai) farmasi|doktor (?:keluarga|panel|bertugas)|pemberi (?:vaksin|suntikan)|vaksinator",
  notes: [
    "(?:sila |harap )?(?:bawa|simpan|tunjukkan)(?: (?:kad|sijil|buku|rekod|ini|bersama|pasport|semasa|berlepas|ke|kepada|pegawai|di|lapangan|terbang|dengan|baik|dan|anda|tanah|suci|selamat))+",
    "sekian(?:,? (?:terima kasih|dimaklumkan|adanya|untuk makluman))*|saya yang (?:benar|menjalankan (?:tugas|amanah))|berkhidmat untuk negara",
    "(?:tempoh )?(?:perlindungan|sah laku|kesahan)(?: (?:vaksin|vaksinasi|meningitis|ialah|adalah|selama|bagi))* ?:? ?(?:lima|tiga|3|5)(?: \\([35]\\))? tahun(?: (?:dari|daripada|selepas|tarikh|suntikan|vaksinasi|pelalian))*",
    "(?:sijil|surat|kad) ini(?: (?:dikeluarkan|dibuat|disediakan|untuk|bagi|tujuan|keperluan|ibadah|menunaikan|mengerjakan|haji|umrah|fardhu|perjalanan|ke|tanah|suci|visa|permohonan|musim|dan))+(?: 14\\d\\dh?| 20\\d\\d)?(?: ?h)?",
    "disediakan oleh ?:?(?: (?:jabatan|unit|bahagian|rekod|perubatan|kesihatan|klinik|hospital|pejabat|farmasi|pelalian|vaksinasi))+|tarikh cetak(?:an)? ?:?",
    "kepada sesiapa yang berkenaan|kepada yang berkenaan|tuan/puan",
  ],
};
