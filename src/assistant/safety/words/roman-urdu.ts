/** Urdu and Hindi in Latin letters, spelled by ear. */
import type { DangerWords } from "../danger.ts";

export const ROMAN_URDU: DangerWords = {
  byEar: true,
  groups: {
    who: "beti|betiya|beta|bete|bacha|bachcha|bache|bacche|bachchi|bachi|ammi|ami|maa|mummy|mammi|mumy|amma|walida|mata|mataji|abbu|abu|abba|papa|pitaji|pita|baap|walid|dada|dadi|dadaji|dada_abu|nana|nani|biwi|bivi|patni|shohar|shauhar|pati|miya|bhai|behen|behan|bahan|bhen|chacha|chachi|mamu|mama|khala|mausi|phupho|saas|sasur|buzurg|dost|sathi|larka|larki|ladka|ladki|pota|poti|wife|husband|son|daughter|father|mother|bhatija|baby",
    thing:
      "passport|pasport|visa|visas|kagaz*|document*|photo|tasveer|card|bag|phone|ticket|booking|saman|paise|paisa|sabr|sabar|jagah|naam|hotel|package|password|page|list|button|number",
    nahi: "nahi|nahin|nai|nhi|nahee|na|naheen|band|mat|nhn",
  },
  calm: "identity|jaye_to_kya|jaye_toh_kya|maqsad_kya|kaise_bach*|kese_bach*|bachao_ka|bachne|se_kaise|se_kese|insurance|bima|kaffara|hukm|inteqal|intaqal|guzar_gaye|guzar_gayi|guzar_chuk*|fot|faut|wafat|vaccine|machar|machhar|macchar|pichle_saal|saal_pehle|safar_se_pehle|agar_passport|password|alamat|lakshan|bheed_kam|kam_bheed|rush_kam|rush_kab",
  rules: {
    selfHarm: `
      khudkushi|khud_kushi|khudkhushi|khudkashi|suicide|atmahatya|aatmhatya|aatmahatya
      jeena|jina|jeene|zinda|zindagi|jindagi|zindgi|life $nahi chahta|chahti|chahata|chahte|chahiye|mann|man|dil|rehna|karta|chahu|chata|chati
      marna|mar_jana|mar_jau|mar_jaun|mar_jaon|maut|mout chahta|chahti|chahata|chahte|chahu|dil|mann|man|aa_jaye|behtar|kash|acha|karta|chata !kaaba !kaba !madine_me !madina_me !makkah_me !dekhne
      khud|khudko|apne_aap|apni_jaan|apni_jan|apne_ap|apney_ap|jaan maar|mar|marna|maarna|marne|nuqsan|lena|lene|le_lu|le_lun|de_du|de_dun|de_dunga|de_dungi|de_doonga|de_doongi|dena|kaat|maar_lun|maar_lu|le_lega|le_lunga !bach* !kist|qist|emi|paisa|paise
      khud_ko|khudko|apne_aap_ko|apne_ap_ko|apni_jaan|apni_jan|meri_jaan khatam|khatm
      phansi|fansi|faansi|phaansi laga*|lun|lu|lunga|lungi
      zindagi|jindagi|jeene|jine|zindgi tang|khatam|khatm|thak*|faida|fayda|matlab_nahi|maqsad_nahi|wajah_nahi|bezar|pareshan|bojh !intezar
      nahi_jeena|nahin_jeena|nahi_jina|jeena_nahi_hai|jina_nahi_hai|jeena_nahin_hai
      mujhe|mujhko|mujh|main|mai|hume|hamein jeena_nahi|jeena_nahin|jeena_nai|jina_nahi|jina_nahin|jeena_nhi
      mar_jaun|mar_jau|mar_jaon|mar_jaoon bas|kash|ab|dil|mann|acha|behtar !kaaba !kaba !madine !madina !makkah
      mere_bina|mere_baghair|mere_bagair khush|behtar`,
    crowd: `
      bhagdad|bhagdar|bhagdarh|bhagdhar|bagdar|stampede
      kuchal*|kuchle|kuchla|ronda|rondte|rond_diya|rond_dala
      log|sab|haji gir_rahe|gir_rahi|girte|dab_rahe|gir_gaye|girrahe|ek_dusre_par|chadh|gir_gye
      dhakka|dhakke|dhakkam|dhakkon bahut|bohat|bohot|nikal*|gir*|log|bheed|bhir|rush|saans|pel|mukki
      bheed|bhir|hujoom|rush|hujum phans*|phas_g*|phas_r*|phase|phasa|dab*|nikal_nahi|nikal_nai|dam|saans|nikalna|mar_jayenge
      phans*|phas_g*|phas_r*|phase nikal_nahi|nikal_nai|bheed|log|jamarat|rush|hujoom`,
    fire: `
      aag lag*|lagi|lag_gayi|hai|he|kamre|hotel|khaime|tent|bus|jal|madad|phail* !jawab
      jal_raha|jal_rahi|jal_gaya|jal_gayi|jal_rahe hotel|khaima|khema|tent|bus|kamra|kamre|ghar|imarat|kitchen|gadi|gari
      dhuan|dhuwan|dhuaan|dhoan|dhuen !cigarette
      dhamaka|gas_leak|gas_leek|gas_ki_badbu`,
    assault: `
      ziyadti|zyadti|ziadti|zyadati|rape|balatkar|zabardasti|zabrdasti|jabardasti|cherkhani|chedkhani|ched|cher|chhed|chher|harassment|harass|hirasa|badtameezi|badtamizi|chhedkhani|jinsi|badsuluki kisi|us|usne|mere|mujhe|aadmi|admi|sath|saath|ki|kar|larke|ladke|hotel|guard|driver
      rape|balatkar|balaatkar
      chua|chhua|chhu|chhuwa|choo|haath_lagaya|hath_lagaya|hath_laga|haath_laga|hath_phera|touch ghalat|galat|mujhe|beti|behen|biwi|mere|jism|badan|kisi|kiya !dil !hajr*
      hamla|hamle|attack kiya|kar|hua|hogaya|kisi !dil !heart !panic
      peecha|picha|peeche|piche|pichha|peechha aadmi|admi|koi|larka|ladka|kar_raha|pada|para|aa_raha|shaks|kar_rahe
      maar_raha|mar_raha|marta|maarta|mara|maara|maar_peet|marpeet|maarpeet|peet|pit|peeta|pita|thappar|thappad|chaku|chaqu|churi|goli|pistol|bandook|mukka|pitai mujhe|hume|humein|hamein|biwi|patni|bivi|shohar|husband|aadmi|admi|koi|kisi|bhai|behen|use|usko|wife|dhamki !price* !dank !dam !qeemat !keemat
      dhamki|dhamka*`,
    held: `
      aghwa|agwa|kidnap*|band_kar_diya|band_kar_rakha|qaid !booking !account`,
    poisoning: `
      zeher|zahar|zehar|jahar|zaher
      pi_liya|pi_li|pi_gaya|pi_gayi|pee_liya|pee_li|pee_gaya|pee_gayi|nigal*|kha_liya|kha_li|kha_gaya|kha_gayi|kha_leen|kha_lin|piya tezab|tezaab|bleach|phenyl|phenol|sabun|sabon|surf|dawa|dawai|goliyan|goli|goliya|chemical|petrol|battery|sikka|dettol|shampoo|chlorine|harpic|kerosene|sanitizer|dawaiyan|tablet*|perfume|acid
      goliyan|goliya|golian|dawaiyan|dawa|tablets|tablet|goli bahut|bohat|bohot|sari|saari|poori|puri|zyada|ziyada|sab|dabba|sheeshi|patta|dher kha*|le_li|le_leen|leen|nigal*
      overdose|over_dose|overdoz
      food_poisoning|poisoning|foodpoisoning
      ulti|ultiyan|ultiya|vomit* sab|sabko|group|band|musalsal|lagatar|ruk|khoon|sare`,
    bite: `
      bichu|bichhu|bichhoo|bichoo|bicchu|saanp|samp|sanp|saap|kutta|kutte|kuttey|kute|makri|makdi|madhumakkhi|bandar|billi|oont das*|dasa|kata|kaata|kat|kaat|kat_liya|dank|dunk|das_liya|kaat_liya|katliya|kata_hai|bite
      das_liya|dank_mara|dank_maara`,
    breathing: `
      saans|sans|saanse|sanse|saas|sas|saansein|shwas $nahi|ruk*|ukhad*|ukhar*|mushkil|takleef|taklif|dikkat|diqqat|phool|phul|atak* !saas_ko !je|elle|avec|pour|est|des|une
      dam|dum ghut*|nikal|ghont*
      gala|gale|galay|halaq phans*|phas*|fas*|atak*|sooj*|soj*|ghut*|band
      nabz|dharkan|dhadkan $nahi|ruk*
      doob_raha|doob_rahi|doob_gaya|doob_gayi|dub_raha|dub_rahi !paise !company|business|karobar|rakam|raqam
      dama|asthma|dame|damma daura|dora|attack|inhaler|bahut|bohat`,
    chest: `
      seene|sine|seena|sina|chhati|chati|chaati|sinay|seenay dard|jalan|dabao|dabav|bojh|takleef|taklif|jakad*|jakar*|ghutan|bhari|pain
      dil dora|daura|dard|attack|dorah|dauraa|ruk_gaya !chah* !kaaba
      heart_attack|heart_atack|hart_attack|hartattack|hart_atak !risk !history
      heart ruk*|dard|band
      bazu|kandhe|jabre|baazu|bahn dard|sun|sunn baen|baye|bayen|ulte|seene`,
    heat: `
      loo|lu lag*
      heat_stroke|heatstroke|sun_stroke|sunstroke|hit_stroke !kaise !kese
      dhoop|dhup|garmi|garmee behosh*|be_hosh|chakkar|chakar|gir|gir_gaye|gir_gayi|tap|hosh|halat|ulti|tabiyat|tabiat|behak*|gash|bukhar
      jism|badan|sharir|shareer|jild tap*|aag|jal|garam dhoop|garmi|hosh|paseena|behak*|khushk
      pani_ki_kami|dehydration`,
    lostPassport: `
      passport|pasport|passprt|paspot gum|ghum|kho_g*|khog*|kho_diya|kho_chuk*|chori|chhin*|chin*|chura*|nahi_mil*|nai_mil*|nahin_mil*|mil_nahi*|gayab|ghayab|gir_gaya|reh_gaya|lapata|le_gaya|le_liya|rakh_liya|bhool|choot|lost|missing_ho_gaya|guum !page !photo !agar !copy !safha !number`,
    theft: `
      chori|choree|chura_li*|churaya|churali*|chura_kar|loot_li*|lut_gaye|lut_gaya|loota|lutgaye|loot_gaye|daku|dako|dakaiti|jeb_katra|jebkatra|jeb_kat*|jeb_katre|pickpocket* !chorah*
      bag|batwa|batua|purse|mobile|phone|paise|saman|wallet chheen*|chhin*|cheen*|chin*|le_ura|le_uda|le_bhaga|le_gaya|le_kar_bhag*|lekar_bhag*|nikal_liya|nikal_liye|jhapat* !booking`,
    lostPerson: `
      $who gum|ghum|guum|kho_gaya|kho_gayi|khogaya|khogayi|kho_gaye|khogai|kho_gai|lapata|bichad*|bichhad*|bichar*|bichhar*|gayab|ghayab|mil_nahi_rah*|nahi_mil_rah*|nahin_mil_rah*|nai_mil_rah*|mil_nahin_rah*|wapas_nahi|wapis_nahi|bhatak*|nazar_nahi|aghwa|dhund_rahe|dhoond_rahe|nhi_mil_rah*|mil_nhi_rah* !$thing`,
    lostSelf: `
      hum|main|mein|mai|ham kho_gaye|kho_gaya|khogaye|bhatak_gaye|bhatak_gaya|raasta_bhul*|rasta_bhool*|rasta_bhul*|raasta_bhool*|gum_ho_gaye|gum_ho_gaya !password !jagah
      group|qafle|qafila bichad*|bichar*|bichhad*|alag_ho* !jagah`,
    medical: `
      behosh*|be_hosh|behoshi|bihosh|hosh_me_nahi|hosh_mein_nahi|hosh_nahi|hosh_nahin|coma|koma|hosh_me_nahin|unconscious
      hosh|ankh|aankh|aankhe|ankhein $nahi aa*|khol*|raha|rahi|rahe|arahe
      uth|jaag|hil|jawab|bol nahi_rah*|nahin_rah*|nahi_de_rah*|nahin_de_rah*|nai_rah* $who|wo|woh
      faalij|falij|lakwa|laqwa|paralysis|brain_stroke|stroke|muh_tedha|muh_terha !heat !sun !hit
      khoon|khun|blood bahut|bohat|bohot|beh|bah|nikal|ruk|band|ulti|thook|kafi|zyada|ziyada !test !group !pressure
      bleeding bahut|bohat|zyada|nahi_ruk|hamila|sar
      hadsa|haadsa|accident_ho*|accident_hua|accidant|aksident|takkar|gadi_palat*|gari_ulat*
      zakhmi|ghayal|chot|zakhm|jakhmi bahut|bohat|ho_gaye|ho_gaya|ho_gayi|sar|sir|gehr*|log|lag*
      daura|dora|dore|mirgi pad*|par*|aa_raha|mirgi !dil
      bukhar|bukhaar|bhukar|fever 39|40|41|102|103|104|105|tez|bahut|bohat|bache|bachi|baby|utar
      ambulance|ambulans|embulance
      hamla|hamila|pregnant|garbhvati|haamla dard|khoon|khun|takleef|bleeding|pani
      haddi|tang|taang|paon|pair|kulha|kalai|hath|haath toot_g*|tut_g*|toota|tooti|toot_gayi|fracture|fractur
      sugar|shugar low|kam|gir_gaya|gir_gayi|behosh*|down
      seedhi|seedhiyon|seediyo|sidhi|sirhi|siriyon gir*
      mar_raha|mar_rahi|mar_rahe|marne_wala|mar_jayega|mar_jayegi|mar_jaenge $who|wo|woh|madad !kaaba !kaba !dekhne
      doctor|daktar|hospital|haspatal|aspatal foran|fauran|turant|jaldi|bulao|bulaiye|bulain|le_jana|abhi !certificate
      madad|bachao jaldi|foran|fauran|turant|abhi|koi_hai|emergency
      emergency hai|he|madad|help|foran !number
      shadeed|shadid|bardasht dard`,
    numbers: `
      police|emergency|ambulance number|nambar`,
    moneyGone: `
      paise|paisa|raqam|rakam|payment|pese|amount kat*|nikal*|gaye|gaya|gae|chale|le_liye|cut|kaat*|deduct*|gayab|charge* booking|reservation|buking $nahi|fail|failed|nakam
      paise|raqam do_bar|do_baar|dobar|double kat*|nikal*|cut|liye`,
  },
};
