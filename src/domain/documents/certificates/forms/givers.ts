/** Who signs, gives a dose or answers for it: how papers of the eleven languages introduce, title and qualify them. */
import { ROLES_OF_RECORDS } from "./records/records.ts";

/** What stands before the name (folded): without its "by" a deed would name whom it was done to. */
export const LEADS =
  /^(?:(?:gemeinschafts)?praxis|(?:(?:electronically |digitally )?signed|countersigned|witnessed|authori[sz]ed)(?: (?:electronically|digitally))?(?: by)?|(?:administered|given|vaccinated|immuni[sz]ed|injected|inoculated|dispensed|issued|approved|certified|checked|recorded|completed|examined|verified|supervised)(?: (?:and|&) (?:signed|stamped|issued|recorded))? by|by|vaccinator|officer|name of (?:officer|nurse|vaccinator|doctor)|(?:diberi(?:kan)?|disuntik(?:kan)?|divaksin|dikeluarkan|ditandatangani) oleh|petugas|jururawat|perawat|vaksinator|uygulayan|asiyi yapan|onaylayan|imzalayan|(?:administre|fait|signe|vaccine|delivre|realise) par|signe|vaccinateur|введена?|выполнил[а]?|медсестра|врач|(?:اعطي|اعطت|قام ب\p{L}+) اللقاح|اعطي اللقاح|القايم(?:ه)? بالتطعيم)[\s:.]*(?=[\p{L}(])/u;

/** What joins a second one: whoever answers for the first. */
export const UNDER =
  /,?\s+(?:under(?: the supervision of)?|supervised by|on behalf of|pp|p\.p\.|for|and|&)\s+(?=(?:Dr|Prof|Mr|Mrs|Ms|Sr|Sister|Nurse)\b)/u;

const listed = (words: string) => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Titles and ranks (folded, without stops). */
export const TITLES = listed(`
  drg drh dr dra prof sr sister sn ssn rn rm rgn en nurse pho sho mo cmo smo ho eho matron staff mw mevr dhr drs ns zr br bdn bd apt uzm med univ hem hemsire ebe ecz hekim doktor dokter docteur doctor pr ns perawat jururawat perawatan bidan staf
  д-р врач медсестра фельдшер د الدكتور الدكتوره دكتور دكتوره الممرض الممرضه ممرض ممرضه الصيدلي الصيدليه المجازه القانونيه ڈاكٹر نرس دكتر پرستار डॉ नर्स ডা নার্স
`);

/** What somebody is, behind the name (folded, whole). */
export const GIVER_ROLES = new RegExp(
  String.raw`^(?:${ROLES_OF_RECORDS}|(?:(?:an? |the |registered |licensed |licenced |senior |chief |staff |practice |travel |travel health |community |public health |occupational health |enrolled |general |nurse |head |supervising |examining |family |clinical |consultant |specialist |port health |district |medical |deputy |assistant |state |independent )*(?:nurse|sister|matron|midwife|pharmacist|prescriber|practitioner|nurse practitioner|nurse vaccinator|vaccinator|doctor|physician|gp|medical officer|health officer|officer|health worker|vaccination officer|consultant|specialist|internist|physician assistant|immuni[sz]er)(?: (?:in charge|of the clinic|general practice|family medicine|internal medicine))?|(?:facharzt|facharztin|arzt|arztin)(?: fur (?:allgemeinmedizin|innere medizin|tropenmedizin|reisemedizin))?|reisemedizin|tropenmedizin|allgemeinmedizin|(?:specijalist|spec\.?) \p{L}+ medicine|mjek familjar|huisarts|infirmiere?|medecin(?: (?:generaliste|vaccinateur|traitant))?|pharmacien(?:ne)?|sage-femme|hemsire|ebe|eczaci|aile hekimi|uzman hekim|hekim|perawat|bidan|apoteker|dokter umum|jururawat|pegawai perubatan|pembantu perubatan|ahli farmasi|doktor|медсестра|врач|терапевт|фельдшер|ممرضه?|صيدليه?|طبيبه?|نرس|ڈاكٹر|ڈسپنسر|پرستار|پزشك|بهورز|नर्स|चिकित्सक|নার্স|চিকিৎসক))$`,
  "u",
);

/** Degrees and memberships: capitals with few small letters between them. */
export const DEGREE =
  /^(?:(?:M|B|MB|D|Pharm|Cert|Dip|Grad|Adv|M\.?Sc|B\.?Sc|LL)?(?:[A-Z]{2,8}|Pharm|Sc|Ch|Chir|Med|Nurs|Hons|PharmD|PhD|MBChB|MPharm|BPharm|DTM&H|SpPD|Sp)(?:\([A-Za-z.]{1,8}\))?|MBChB|PharmD|PhD|RPh|MPharm|BPharm|BScN?|MSc|MRPharmS|DTM&H|Sp\.?[A-Z]{1,4}|[A-Z]\.(?:[A-Z]\.)+|[A-Z]{2,8}(?:-[A-Z]{1,4})?|\((?:Med|Paeds?|Medicine|London|Lond|UM|UK|Ireland|Hons?|I)\))$/u;

/** Those of nurses, midwives and pharmacists, in four letters and more (folded). */
export const NURSES = listed(`
  chew jchew schew mrpharms frpharms mrpharm pharmd dpharm bpharm mpharm rpharms mpsi mpsnz bscn mscn bscpn dnsc aprn crna fnpc acnp cpnp srnm scmn rncb lpnc skep strkep amdkep amdkeb strkeb mkeb mkep skmk apt sscm prof ssnm mspharm ssit
`);

/** The number by which a register knows them, behind the letters or the word that it is called by. */
export const REGISTER =
  /[\s,;(–-]*(?:(?:\b[A-Z][A-Za-z]{0,2}\.? )?\b(?:GPhC|[A-Z][A-Za-z]?[A-Z]{1,6}|[Rr]eg(?:istration|n|d)?|[Ll]ic(?:en[cs]e)?|LIC(?:EN[CS]E)?|REG|PIN|NIP|SIP|STR|[Dd]ip|[Tt]es(?:cil)?|[Oo]rdre|[Oo]rder|[Nn]o|NO|[Nn]r|[Nn]umber|N°|n°|лицензия|рег|رقم(?: النقابه| النقابة| القيد| الترخيص)?|ترخيص(?: رقم)?)\b[.:#\s]*){1,4}(?:[A-Z]{1,4}[\s./:-]{0,2}){0,3}(?:\d\d[A-Z]\d{4}[A-Z]|\d[\d\s./-]{2,22}(?:[-/ ]?[A-Z]{1,3})?)\)?\s*$/u;

/** Doctors and nurses of animals, by their degrees and names (folded). */
export const OF_ANIMALS =
  /(?<!\p{L})(?:[mf]rcvs|rcvs|rvn|bvsc|bvms|bvetmed|b\.?v\.?sc|dvm|vmd|vets?|veterin\p{L}*|drh|hewan|haiwan|ветеринар\p{L}*|(?:ال)?بيطري\p{L}*|دامپزشك|مويشي)(?!\p{L})|पशु|পশু/u;
