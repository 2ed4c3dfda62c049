/** What Indonesian records of vaccination say around the dose and of their house (folded). */
import type { RecordForms } from "./form.ts";

export const indonesianRecord: RecordForms = {
  dose: `
    satu sebanyak satu 1 dosis dosisnya kali tunggal lengkap dewasa penguat vaksin vaksinasi imunisasi suntikan penyuntikan injeksi pemberian
    telah sudah pernah mendapat mendapatkan menerima memperoleh memeroleh diberi diberikan divaksin divaksinasi disuntik disuntikkan diimunisasi dilakukan dilaksanakan selesai mendapatkannya
    meningitis meningokokus meningokokal meningokok meningococcal meningococcus konjugat konjugasi kuadrivalen quadrivalen tetravalen polisakarida serogrup serogroup kelompok golongan tipe galur strain terhadap melawan untuk jenis merek merk bernama nama dagang produk produksi bets batch lot nomor no seri
    pada tanggal tgl hari ini di ke dari dengan oleh secara dan yang bertempat jam pukul
    intramuskular intramuskuler im otot lengan atas kiri kanan deltoid bahu
    rumah sakit rs rsud puskesmas klinik kami kantor balai poliklinik poli fasilitas kesehatan tempat faskes pelayanan petugas dokter dr perawat bidan vaksinator saya
    bahwa menerangkan menyatakan menerangkannya bertanda tangan bawah ini atas tersebut nama bernama saudara saudari sdr sdri bapak ibu tuan nyonya nona tn ny nn bpk peserta calon jemaah jamaah haji umrah umroh ibadah pasien warga penduduk orang pemegang pemilik paspor bernomor nomor lahir kelahiran umur usia tahun alamat kewarganegaraan indonesia kloter embarkasi asal
    dalam rangka keperluan persiapan keberangkatan guna
  `,
  page: `
    bapak ibu tuan nyonya nona saudara saudari sdr sdri tn ny bpk yang bertanda tangan bawah menerangkan bahwa menyatakan 
    sertifikat surat keterangan kartu buku kuning catatan bukti lembar formulir halaman hal riwayat rekam daftar register  pelayanan pembayaran pnbp penerimaan negara bukan pajak kwitansi biaya lunas tarif rupiah rp dibayar
    demikian dibuat dengan sebenarnya sebenar benarnya sesungguhnya  dapat dipergunakan digunakan sebagaimana mestinya semestinya keperluan perjalanan ibadah haji umrah terima kasih hormat kami atas perhatiannya perhatian kerja sama
    pindai memeriksa periksa keaslian kode verifikasi elektronik ditandatangani secara digital tersertifikasi bsre satusehat mobile pedulilindungi aplikasi sistem
    simpan baik bawa tunjukkan saat keberangkatan embarkasi bersama paspor  
    kementerian kesehatan agama republik indonesia pemerintah provinsi kabupaten kota kecamatan kelurahan desa dinas kantor wilayah kerja kelas pelabuhan bandara udara laut bandar balai besar kekarantinaan karantina kkp bkk rumah sakit umum daerah pusat puskesmas klinik pratama utama poliklinik poli rawat jalan vaksinasi internasional imunisasi unit instalasi bagian bidang seksi subbagian tata usaha cabang palang merah yayasan islam muhammadiyah swasta medika medis farma apotek laboratorium
    jalan jl gang gg nomor no rt rw blok komplek kompleks perumahan ruko gedung lantai lt kav kodepos telepon telp hp faks surel
    dokter pelaksana penanggung jawab pemeriksa petugas vaksinator vaksinasi perawat bidan apoteker kepala koordinator ketua direktur plt an atas nama  dikeluarkan diterbitkan oleh nip sip str sipp sipb paraf tanda tangan cap stempel basah dinas ttd
    masa berlaku perlindungan selama lima tiga tahun sejak tanggal penyuntikan vaksinasi berlaku sah
    januari februari maret april mei juni juli agustus september oktober november desember senin selasa rabu kamis jumat sabtu minggu
    urut antrean antrian  registrasi porsi kloter rombongan regu embarkasi dewasa calon jemaah jamaah peserta
  `,
  roles:
    "(?:dokter|petugas|perawat|bidan|tenaga|koordinator|kepala|penanggung jawab)(?: (?:pelaksana|penanggung jawab|pemeriksa|vaksinasi|vaksinator|imunisasi|klinik|puskesmas|karantina|kesehatan|medis|umum|internasional|poliklinik|poli|seksi|balai|kantor|unit|kkp|bkk|jaga|ahli|muda|madya|pertama|pelabuhan)){0,4}|vaksinator|juru imunisasi|jurim|mantri|plt\\.? kepala (?:balai|kantor|puskesmas)|a\\.?md\\.? ?\\.?(?:kep|keb|farm|kes|ak)|s\\.? ?(?:kep|keb|farm|km|tr\\.? ?keb)|ns|skm|apt|m\\.? ?(?:kes|km|biomed)|sp\\.? ?(?:pd|a|p|ok|pk|dv|kkp|dlp|mk|og)",
  notes: [
    "(?:harap|mohon|wajib|agar|untuk)?(?: (?:di)?(?:bawa|simpan|tunjukkan|perlihatkan))(?: (?:saat|pada|waktu|selama|keberangkatan|perjalanan|kepada|petugas|di|embarkasi|bandara|bersama|paspor|dengan|baik|ke|asrama|haji|dan|tanah|suci))+",
    "demikian(?:lah)?(?: (?:surat|sertifikat|keterangan|ini|dibuat|kami|kami buat|disampaikan|diberikan|dengan|sebenarnya|sebenar|benarnya|sesungguhnya|agar|untuk|dapat|dipergunakan|digunakan|sebagaimana|mestinya|semestinya|perlunya|seperlunya|keperluan|persyaratan|syarat|perjalanan|ibadah|haji|umrah|umroh|dan|atas|perhatiannya|terima|kasih))+",
    "(?:masa )?(?:perlindungan|berlaku|kekebalan)(?: (?:vaksin|vaksinasi|meningitis|selama|untuk))* ?:? ?(?:lima|tiga|3|5)(?: \\([35]\\))? tahun(?: (?:sejak|dari|terhitung|setelah|tanggal|vaksinasi|penyuntikan|pemberian|vaksin))*",
    "(?:biaya|tarif|pembayaran|pnbp|jumlah|total|dibayar)(?: (?:vaksin|vaksinasi|pelayanan|pnbp|sebesar|meningitis))* ?:? ?rp\\.? ?\\d[\\d.,]*(?:,-)?(?: (?:lunas|tunai|dibayar|\\(lunas\\)))*|(?:sudah |telah )?(?:lunas|dibayar tunai)",
    "bukti (?:pelayanan|pembayaran|vaksinasi|imunisasi)(?: (?:vaksinasi|imunisasi|internasional|meningitis|dan|pembayaran|pnbp|pelayanan|haji|jemaah|calon|umrah))*(?: no(?:mor)?\\.? ?[\\d./-]{3,16})?",
    "jadwal ulang meningitis ?: ?\\p{L}{3,9} 203\\d|(?:simpan|bawa)(?:lah)? (?:kartu|sertifikat|buku|surat) ini(?: (?:baik-baik|baik|dengan|bersama|paspor|saat|keberangkatan|selama|perjalanan|dan|tunjukkan|kepada|petugas|di|embarkasi|bandara))*",
    "no(?:mor)?\\.? (?:urut|antrean|antrian)(?: (?:pendaftaran|pelayanan))? ?:? ?\\d{1,4}",
  ],
};
