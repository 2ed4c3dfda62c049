/** Arabic in Latin letters and digits, as it is typed on phones. */
import type { DangerWords } from "../danger.ts";

export const AR_LATIN: DangerWords = {
  groups: {
    who: "binti|bint|ibni|waladi|walad|wladi|oumi|ummi|omi|mama|abi|abouya|abuya|abooya|baba|walidi|waldi|walidati|waldati|jiddi|jaddi|jadati|jaddati|teta|sitti|zawji|jozi|gozi|zawjati|mrati|marti|merati|akhi|akhouya|khouya|okhti|ukhti|3ammi|ammi|khali|khalti|3amti|tifli|tefli|7amati",
    not: "ma|mish|mesh|mush|msh|mou|mo|la|mafi|moo|mich|mesho",
  },
  calm: "kif_atajannab|atajannab|tajannub|7okm|hokm|ta2min|tamin|law_da3|iza_da3|password|bassword",
  rules: {
    selfHarm: `
      *ntihar*|*nti7ar*|anta7ir|antahir|ntahir|nta7ir
      $not biddi|bidi|badi|3ayez|3ayz|3awez|abi|abgha|abghi|urid|oreed|arid|uridu|bghit|3ayza *3eesh*|*3ish*|*eesh*|*3aish*|*a3ich*|*n3ich*|*7ayat*|*hayat*
      biddi|bidi|badi|3ayez|3ayz|3awez|abi|abgha|urid|uridu|oreed|bghit|3ayza|nefsi|atmana amout|amoot|mout|moot|amut|nmout|lmout|elmot !makka !madina !kaaba
      aqtol|a2tol|a2til|aktol|aqtul|adba7|a2dhi nafsi|7ali|nefsi|ro7i|rouhi|hali
      anhi|2anhi|unhi 7ayati|hayati
      t3ebt|ta3abt|zahe2t|meleit|kraht 7ayati|hayati|*7ayat*|*hayat*|*dunya*|*donya*`,
    crowd: `
      *tadafu3*|*tadafo3*|*tadafu*|*tada*fu3*|da3s|da7s|dahs|*yid3as*|nindahas|nind3as
      el_nas|elnas|nas|annas|innas *bto2a3*|*bte2a3*|*tigha3*|*tu2a3*|*ye2a3*|*bitdous*|*tdous*|*btdoos*|*bitzo2*|*twaqa3*|*tte7*|*yti7*
      za7ma|zahma|zi7am|ziham|ez7am *nitla3*|*nekhrog*|*nutla3*|*nikhnu2*|*makhnou2*|*7ansharin*|*ma7sourin*|*nmout*|*atla3*`,
    fire: `
      7ari2|7areeq|7arigh|7arig|harig|hareeq|7ariq|harik|hariq|7ari2a|hari2a|el7ari2|7aree2|7riqa 
      nar|ennar|elnar|alnar khayma|5eima|kheima|fundu2|fundoq|hotel|bus|oda|sha2a|wal3et|wle3et|shabbet|mwal3a|matbakh|ghorfa|fi|fil
      do5an|dukhan|dokhan|dakhan|dkhan !mamnou3 !masmou7`,
    assault: `
      *ghtasab*|*8tasab*|*ghtisab*|*ghtesab*
      *ta7arosh*|*taharosh*|*t7arash*|*tharash*|*ta7arrash*|*taharrash*|*it7arash*|*et7arash*
      lamasni|limesni|mesekni|massakni|2arasni|basni|yelmesni|msekni
      *byil7a2ni*|*yil7a2ni*|*yla7i2ni*|*yilha2ni*|*la7e2ni*|*yatba3ni*|*yitba3ni*|*byitba3ni*|*byetba3ni*|*waraya*|*mashi_waraya*|*yitb3ni*|*ytab3ni*|*yla7e2ni*|*yla7i2na*
      darabni|darabouni|byodrob|byodrobni|yodrobni|yadribni|darabha|darabo|bidrobni|ta3anni
      *haddadni*|*yhaddid*|*byhaddid*|*hajam*|*hagam*|*i3tada*|*3tada*|*e3tada*
      sekkina|sikkin|sikkine|sekina|sla7|musaddas|mosadas`,
    held: `
      khatafni|khatafouni
      khatafo*|5atafo* !shant* !shanta* !mahfaz* !mo7faz* !telef* !mobile*
      5atafni|7abas*|habasni|habasouni|7abesni|mahbous|mahboos|ma7bous|ma7boos`,
    poisoning: `
      *tasammum*|*tasamom*|*tasamum*|*tassamoum*|*itsamam*|*tsammam*|*metsamem*
      shereb|sharib|sharab|shirib|chrab|bala3|bele3|akal|khad|akhad|shirbet|shrebet klor|clor|chlore|kloroks|clorox|samm|semm|dawa|7boub|7oboob|hboub|hoboob|7abub|munazef|monazef|benzin|mobid|shampoo|detol`,
    bite: `
      3a2rab|3aqrab|3agrab|aqrab|agrab|ta3ban|tho3ban|thu3ban|7ayya|7anash|kalb|3ankabout|na7la *lasa3*|*ladagh*|*2aras*|*3ad*|*lassa3*|*lada8*|*grs*|*garas*|*qaras*|*lds*|*ladgh*
      *ladagh*|*lasa3*|*lassa3*`,
    breathing: `
      $not *tnafas*|*itnaffas*|*yetnafes*|*yitnafas*|*tetnafes*|*tatanafas*|*atnafas*|*atnafes*|*yatanafas*|*titnafas*|*tnaffas*|*tnaffes*|*tnafes*|*yitnaffas*|*netnafes*|*yetnafas*|*tetnafas*|*titnaffas*
      nafaso|nafasha|nafas|nafsu|nafasi|el_nafas|2albo|albo wa2af|we2ef|wa2if|wagaf|wa2ef|tawa2af|w2ef|in2ata3|mat2atte3|dayye2|waqaf|wa2fe
      *yekhtene2*|*yikhtini2*|*byekhtene2*|*byikhtini2*|*bteckhtene2*|*betekhtene2*|*btikhtini2*|*makhnou2*|*ikhtana2*|*i5tana2*|*shere2*|*ekhtana2*|*tikhtini2*
      di2|dee2|dayy2|deeq tanaffos|tanafos|nafas
      $not *nabd*`,
    chest: `
      sadri|sadro|sadrha|sadr|sidri|sidro|sidrha|9adri|sedri|sedro|sadre|sadrou waja3|wag3|waga3|wja3|alam|byewga3*|byuwja3*|yewja3*|yowga3*|da8t|daght|yi3awrni|t2il|*waja3*|*wja3*|*wag3*|*ouja3*
      azma|nawba|nobe|jalta|galta|zab7a|dab7a 2albiya|2albiyye|qalbiya|qalbiyya|albiya|2alb|qalb|2albeya|sadreya
      jalta|galta|zab7a_sadreya
      2albi|2albo|2albha|galbi|qalbi byewga3*|byuwja3*|waja3|yewja3*|waga3|wa2af|*waja3*|*yu3awrni*`,
    heat: `
      darbet|darbat|darbit|darba|dharbat shams|sham|7ar|harara|7arara
      oghmi|ughmi|u8mi|dayekh|dayekha|dawkha|wa2a3|wi2e3|we2e3|ta7|ta7et|ta3ban|ta3bana|aghma 7ar|el7ar|il7ar|al7ar|shams|elshams|ishams`,
    lostPassport: `
      *jawaz*|*gawaz*|*passport*|*basbor*|*bassbor*|*pasbor* *da3*|*dhaa3*|*sara2*|*saraq*|*nsara2*|*insara2*|*nsara*|*itsara2*|*daya3*|*la2i*|*lgit*|*l2eit*|*fa2ad*|*faqad*|*mafqoud*|*ensara2*|*tsra2*|*etsara2*|*dya3*|*ra7*`,
    theft: `
      *sara2*|*sar2*|*saraq*|*saragu*|*sarag*|*nsara2*|*insara2*|*itsara2*|*etsara2*|*ensara2*|*sra2*|*msrou2* !as3ar
      7arami|harami|7aramiya|nashal|nashshal`,
    lostPerson: `
      da3|da3at|da3et|dha3|dha3at|tah|tahet|tahat|daya3t|dayya3t|dya3t|ikhtafa|ikhtafat|e5tafa|e5tafet|mafqoud|mafqouda|mafkoud|faqadt|fa2adt|faqadna|dayi3|daye3|dhayi3|tayeh|tayha|5tafa|ikhtafet|da3u $who
      $not la2i|la2ya|la2yin|l2eit|le2it|l2it|lgit|la2eit|ajed|agid|la2een|la2et|lgina|l2ina|shayef $who`,
    medical: `
      *ughmi*|*oghmi*|*mughma*|*moghma*|*ghaybouba*|*fa2ed_el_wa3y*|*wa3y*|*wa3yo*|*wa3i*
      $not byes7a|yes7a|btes7a|byefo2|byfo2|yefo2|tefo2|btefo2|byisha|yisha|byis7a|yes7o|byrod|byerod|yrod|yfi2|tfi2|yfou2|byt7arak|yet7arak
      byenzef|yenzef|betenzef|nazif|nazeef|damm|dam|byinzif|yinzif|tinzif|btinzif|anzif|banzif kteer|ktir|katir|kathir|hamel|7amel|shadid|bizaf|bzaf|byo2af|wa2ef|awi|2awi|wayed|raso|rijlo
      *7adis*|*7adith*|*hadith_sayara*|*7ades*|*7adsa*|*7adse*|*tasadom*
      *is3af*|*es3af*|*iss3af*|*ambulance*
      7arara|7araro|7ararto|sukhouna|sokhoneya|7omma 39|40|41|42|3alya|3alye|nar|tifl
      sakta|shalal dima8iya|dimaghiya|dmagh*|wejh*|wesh*|wishsh*
      jalta|galta
      wa2a3|we2e3|wi2i3|ta7|tah|wa2e3|wa23et byefo2|yefo2|byit7arrak|yit7arak|rasso|raso|daraj|yis7a|yes7a
      el7a2ouni|el7a2oni|il7a2ouni|il7a2ni|el7a2ni|sa3douni|inqizuni|al7agoni`,
    moneyGone: `
      flous|fulus|floos|felous|fluus|mablagh|el_mal|maal|bank *nsa7ab*|*insa7ab*|*sa7ab*|*khasam*|*5asam*|*ra7et*|*ra7at*|*ra7*|*tsa7ab*|*etsa7ab*|*dafa3t*|*insaha* *7ajz*|*hajz*|*7agz*|*hagz*|*7ijz*`,
  },
};
