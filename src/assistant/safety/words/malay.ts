/** Indonesian and Malay, which share most of these words. */
import type { DangerWords } from "../danger.ts";

export const MALAY: DangerWords = {
  groups: {
    matter:
      "travel|biro|agen|ejen|agensi|operator|pengendali|kontrak|pemesanan|pesanan|tempahan|urusan|dokumen|berkas|borang|formulir|cicilan|ansuran|pelan|rencana|langganan|akun|akaun|syarikat|perusahaan|bank|visa|paket|pakej|proses",
    who: "anak*|bayi*|putra*|putri*|ibu*|mama|emak|mak|bapak*|ayah*|papa|abah|bapa|kakek*|nenek*|atuk*|datuk|opah|tok|suami*|istri*|isteri*|kakak*|adik*|abang*|paman*|pakcik*|makcik*|tante*|bibi*|om|mertua*|mentua*|teman*|kawan*|cucu*|keponakan*|orang_tua|lansia|warga_emas|budak|balita|rombongan",
    thing:
      "paspor*|pasport*|visa|dokumen*|foto*|gambar|kartu*|kad|tas|beg|hp|telepon|telefon|tiket*|booking|pesanan|tempahan|koper|uang|duit|sabar|kesabaran|tempat|nama*|hotel*|paket*|pakej*|sandi|laluan|halaman|muka_surat|daftar|senarai|tombol|nomor|nombor|harapan",
    tak: "tidak|tak|gak|ga|nggak|ngga|enggak|tdk|tiada|tanpa|susah|sulit|sukar|sesak|berhenti|henti|stop|payah|ndak|x|belum",
  },
  calm: "identitas|identiti|kalau_kena|kalau_strok|kalau_heat*|sedia_apa|bagaimana_mencegah|mencegah|cegah|menghindari|elak|mengelak|hindari|asuransi|insurans|denda|dam_bagi|hukum|boleh_tak_bunuh|meninggal|arwah|almarhum*|vaksin*|suntikan|nyamuk|tahun_lalu|tahun_lepas|sebelum_berangkat|sebelum_perjalanan|kalau_paspor|jika_paspor|jika_pasport|kalau_pasport|gejala|tanda_tanda|kata_sandi|kata_laluan|pintu_darurat|lebih_sepi|kurang_sesak|lengang|badal",
  rules: {
    selfHarm: `
      bunuh|membunuh|habisi|sakiti|menyakiti|cederakan|lukai|melukai|gantung|potong diri|diriku|dirinya|diri_sendiri
      tidak|tak|gak|ga|nggak|enggak|ngga|malas|capek|lelah|penat|bosan|letih mau|nak|ingin|pengen|mahu|pingin|sanggup|dengan|pengin hidup|bangun_lagi
      mau|nak|ingin|pengen|mahu|lebih_baik|baik|harap|pingin|rasa_nak|pengin|rasanya mati|meninggal_saja|mampus !paspor* !pasport* !visa !kangen !ka'bah !kaabah !kakbah !rindu !melihat !tengok !makkah !madinah !curious !penasaran
      capek|lelah|penat|bosan|letih hidup !di !lama !orang !bersama
      akhiri|mengakhiri|tamatkan|menamatkan|akhirkan hidup*|nyawa*|riwayat*
      akhiri|mengakhiri|tamatkan|menamatkan|akhirkan semuanya|segala* !/_(semuanya|segala\\S*)_(dengan|sama)_(\\S+_){0,2}$matter_/ !/_segala\\S*_(\\S+_)?$matter_/
      hidup* tak_bermakna|tidak_berarti|tak_ada_arti|tiada_makna|tidak_ada_gunanya|tiada_guna|tak_guna|percuma|sia_sia|tak_berarti|gak_ada_artinya|tak_ada_makna
      tanpa_saya|tanpa_aku|kalau_saya_mati|kalau_aku_mati baik|bahagia|senang
      putus_asa hidup*|mati`,
    crowd: `
      terinjak*|diinjak*|terhimpit*|dihimpit*|tergencet*|kegencet|tersepit|dipijak*|terpijak*|rempuhan|dirempuh|berasak*|berhimpit*|tertindih|asak
      orang|jemaah|massa jatuh|berjatuhan|saling_tindih|rebah|tumbang|panik|merempuh
      desak*|berdesak*|dorong*|bertolakan|bertolak_tolak*|tolak_menolak|saling_tolak|himpit*|berebut keluar|orang|jatuh|kami|ramai|sesak|napas|nafas|bahaya|jamarat !keberangkatan !berangkat
      terjebak|terperangkap|terkepung|terjepit kerumunan|orang|ramai|jamarat|massa|terowong*|keluar
      kerumunan|ramai_sangat|penuh_sesak keluar|napas|nafas|panik|kendali|jatuh`,
    fire: `
      kebakaran|terbakar !kulit_terbakar_matahari !pintu
      api tenda|hotel|khemah|dapur|kamar|bilik|bas|bus|marak|besar|menyala|ada|gedung|bangunan|keluar !kereta_api !kirim !berapi
      asap tebal|penuh|banyak|dapur|hitam|mana|koridor|kamar|bilik|ada !rokok
      meledak|ledakan|letupan|meletup|bocor_gas|gas_bocor|bau_gas`,
    assault: `
      perkosa*|diperkosa*|rogol|dirogol|merogol|cabul|dicabul*|mencabul*|dicabuli|pencabulan
      raba|meraba*|diraba*|gerayang*|pegang*|dipegang*|sentuh*|menyentuh*|colek*|peluk*|dipeluk|cium|dicium|peluk_paksa saya|aku|kami|lelaki|laki|pria|badan|tubuh|dada|paha|anak|istri|isteri|orang|paksa|lain !tempat !kursi !kerusi !seat !booking !paket !hati !hajar* !ka'bah !passport|pasport|paspor !suami
      leceh*|dilecehkan|melecehkan|pelecehan|gangguan_seksual|seksual
      serang*|diserang*|menyerang* !jantung !asma !panik !saraf !stroke
      mengikuti|diikuti|menguntit*|ekori|mengekori|diekori|dikejar|buntuti*|membuntuti|intai|dibuntuti saya|kami|aku|terus|lelaki|laki|orang|ada
      pukul_saya|pukul_kami|pukul_anak|pukul_isteri|pukul_istri|pukul_dia|pukul_mak|pukul_adik|dipukul*|memukul*|dipukuli|memukuli|tampar*|ditampar*|tikam*|ditikam*|tusuk*|ditusuk*|belasah|dibelasah|tendang*|aniaya*|dianiaya|kdrt|cekik_saya|dikeroyok|keroyok
      ancam*|diancam*|mengancam*|ugut*|diugut|pisau|senjata|parang
      paksa*|dipaksa* seks*|buka_baju|tidur|bogel|masuk_kamar|masuk_bilik`,
    held: `
      culik*|diculik*|tawan|disandera|sandera|kurung|dikurung|disekap|sekap|terkurung`,
    poisoning: `
      racun*|keracunan|diracun*
      minum|meminum|terminum|telan|menelan|tertelan|makan|termakan|diminum|ditelan pemutih|peluntur|deterjen|detergen|sabun|obat_nyamuk|ubat_nyamuk|clorox|bensin|petrol|minyak_tanah|baterai|bateri|asam|asid|cairan|cecair|koin|syiling|sampo|syampu|karbol|pestisida|dettol|bayclin|parfum|hand_sanitizer|insektisida|pembersih|pencuci
      obat*|ubat*|pil|tablet*|kapsul banyak|satu_botol|sebotol|satu_kotak|sekotak|semua|segenggam|sepapan|satu_strip|berlebihan|terlebih|terlalu_banyak|sebungkus minum|menelan|telan|makan|ambil|ditelan|diminum|minumnya
      overdosis|overdos|overdose|od
      muntah* semua|satu_rombongan|rombongan|berhenti|terus|darah|henti|kumpulan`,
    bite: `
      ular|kalajengking|kala_jengking|kala|anjing|laba_laba|labah_labah|lebah|tawon|kucing|monyet|monyet|unta|tebuan|jengking|tikus|ubur gigit*|digigit*|tergigit|sengat*|disengat*|tersengat|patuk*|dipatuk*|menggigit|dipagut|dicakar|kena
      dipatuk|dipagut`,
    breathing: `
      $tak bernapas|bernafas|napas|nafas|napasnya|nafasnya|napasku|bernapasnya
      sesak napas|nafas|dada
      napas*|nafas* berhenti|putus|terputus|tersengal*|hilang|sesak|megap|terhenti
      tersedak|tercekik|kesedak|keselek|tercekik|lemas|tersedut|mencekik !lemas_karena
      nadi|denyut|detak|jantung* berhenti|tiada|tak_ada|tidak_ada|henti|hilang
      tenggorok*|tekak|kerongkong* bengkak|tersumbat|tersangkut|nyangkut|tercekik
      biru|kebiruan|membiru bibir*|muka*|wajah*|mukanya
      tenggelam !urusan
      asma|lelah|asthma serangan|kambuh|kumat|teruk
      alergi|alahan berat|parah|teruk|syok`,
    chest: `
      dada* sakit|nyeri|sesak|berat|ketat|tertekan|panas|perih|ngilu|sempit|mencucuk|ditekan
      serangan_jantung|kena_jantung|jantung_berhenti|jantungnya_sakit|jantung_saya_sakit|nyeri_jantung|jantung_nyeri|jantung_koroner_kambuh|jantungnya_kambuh|jantungnya_berhenti
      lengan_kiri|tangan_kiri|bahu_kiri|rahang kebas|sakit|nyeri|mati_rasa
      angin_duduk`,
    heat: `
      heat_stroke|heatstroke|strok_haba|sengatan_panas|serangan_panas|sengatan_matahari|strok_panas|hitstroke|serangan_haba|sunstroke|angin_ahmar_haba
      pingsan|pengsan|pusing|lemas|bingung|meracau|jatuh|rebah|muntah|tak_sedar|tumbang|tak_sadar|pitam panas|matahari|terik|kepanasan|cuaca
      kepanasan pingsan|lemas|bingung|tak|pusing
      badan*|kulit* panas bingung|meracau|kering|berpeluh|keliru
      dehidrasi $who|parah|teruk|kena|berat`,
    lostPassport: `
      paspor*|pasport*|passport* hilang|kehilangan|dicuri|curi|kecurian|tercicir|tertinggal|ketinggalan|jatuh|lenyap|diambil|raib|dirampas|diragut|dicopet|dirampok|jumpa|ketemu|tercecer|lesap !halaman !muka_surat !foto !gambar !jika !kalau !salinan !lembar !fotokopi`,
    theft: `
      dicuri|curi|mencuri|kecurian|pencuri|maling|kemalingan|pencurian|tercuri
      copet|kecopetan|dicopet|pencopet|jambret|dijambret|penjambret|ragut|diragut|peragut|rampok|dirampok|perampok|rompak|dirompak|samun|disamun|penyeluk|diseluk|rampas|dirampas|begal|dibegal|pecah_masuk|dibobol|dirampasnya !jadwal`,
    lostPerson: `
      $who hilang|tersesat|sesat|terpisah|kehilangan|menghilang|tak_jumpa|tidak_ketemu|gak_ketemu|tidak_ditemukan|belum_kembali|tak_balik|tak_kembali|lesap|nyasar|kesasar|diculik|belum_balik|tak_dijumpai|belum_pulang|ga_ketemu|nggak_ketemu|belum_ketemu|tidak_jumpa|terpencar|tidak_kembali !$thing
      cari|mencari|jumpa|ketemu|menemukan|temukan $who tak|tidak|belum|gak|susah|nggak|ga !$thing
      kanak_kanak_hilang|anak_hilang`,
    lostSelf: `
      saya|kami|aku|kita tersesat|sesat|nyasar|kesasar|terpisah_dari_rombongan|terpisah_dari_kumpulan !kata
      terpisah|kehilangan|hilang|tertinggal rombongan|kumpulan|grup|khemah|tenda !tempat`,
    medical: `
      pingsan|pengsan|tak_sedar|tidak_sadar|tak_sadar|gak_sadar|tidak_sedarkan|koma|rebah|ambruk|hilang_kesadaran|semaput|sadarkan_diri|sedarkan_diri|tidak_sedar
      bangun|sadar|sedar|respon|merespon|bergerak|gerak tak|tidak|gak|nggak|ga|enggak $who|dia|beliau|bisa|boleh|mau|nak
      stroke|strok|lumpuh|angin_ahmar|mencong|herot|senget|kelumpuhan !heat !haba !panas
      darah*|berdarah|pendarahan|perdarahan|pendarahannya banyak|henti|berhenti|muntah|batuk|hamil|keluar|mengandung|teruk|parah|kepala|deras|kaki|tangan|terus !cek !golongan !donor !tekanan !jenis !ujian
      pendarahan|perdarahan !haid
      kecelakaan|kemalangan|tabrakan|kelanggaran|ditabrak|dilanggar|tertabrak|terlanggar|nabrak !asuransi
      luka|cedera|terluka parah|berat|teruk|kepala|banyak|orang|dalam
      kejang*|sawan|epilepsi
      demam|panas*|suhu* 39|40|41|tinggi|bayi*|turun* !cuaca !udara
      ambulans*|ambulan|ambulance
      hamil|mengandung|kandungan darah|berdarah|sakit|ketuban|pendarahan|perdarahan|kontraksi|jatuh|bleeding
      keguguran|melahirkan|mau_lahiran|nak_bersalin|bersalin_sekarang|ketuban_pecah|kontraksi
      patah kaki|tangan|tulang|pinggul|lengan|pergelangan|kakinya|tangannya
      gula|diabetes|kencing_manis drop|turun|rendah|pingsan|pengsan|anjlok
      jatuh|terjatuh tangga|kepala*|bangun|bergerak|eskalator
      sekarat|nazak|mau_mati|nak_mati|hampir_mati|akan_mati $who|dia|tolong|beliau !paspor* !pasport* !visa
      darurat|kecemasan ini|tolong|medis|sekarang|ada|keadaan|segera !nomor !nombor !kontak !pintu
      /^_(tolong|sos|tolong_kami)(_tolong|_saya|_kami|_cepat|_sos)*_$/
      tolong cepat|selamatkan|segera
      dokter|doktor|rumah_sakit|hospital|rs segera|cepat|butuh|perlu|panggil|sekarang !surat !sijil !sertifikat !keterangan
      sakit|nyeri luar_biasa|sangat_hebat|tak_tertahankan|tak_tahan|hebat
      melecur|tersiram_air_panas|luka_bakar|kesetrum|terkena_renjatan`,
    numbers: `
      nomor|nombor|telepon polisi|polis|darurat|kecemasan|ambulans
      /^_((darurat|kecemasan)_)+$/`,
    moneyGone: `
      uang|duit|saldo|wang|bayaran|pembayaran|dana hilang|terpotong|kepotong|ditolak|dipotong|lesap|habis|terdebit|didebit|ditarik|keluar|ludes|lenyap|sudah|dah|masuk booking|pemesanan|tempahan|pesanan|reservasi gagal|tak|tidak|tiada|belum|gak|ga|nggak|hilang
      dua_kali|2_kali|2x terpotong|dipotong|ditolak|didebit|kepotong`,
  },
};
