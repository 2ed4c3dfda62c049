/** Names of vaccines, of what they protect against and of their makers, as papers of the eleven languages write them (folded). */

/** The four groups, in any order and with any signs between them, by brand, or by the word for four. */
const SEP = String.raw`(?:[\s,،/&+.\-–]|and|et|ve|dan|и|و|und|এবং|ও|और|एवं|व|اور)*`;
const W = "(?:w|ш)(?:\\s?-?\\s?135)?";
const Y = "[yу](?:\\s?-?\\s?135)?";
export const FOUR_GROUPS = new RegExp(
  [
    String.raw`(?<![a-z])(?:men|mcv|mpsv)?\s?-?\s?[aа]${SEP}[cс]${SEP}(?:${W}${SEP}${Y}|${Y}${SEP}${W})(?![a-z])`,
    String.raw`এ[,\s]+সি[,\s]+[^\n]{2,24}135|ए[,\s]+सी[,\s]+[^\n]{2,24}(?:135|वाई)`,
    "menveo|nimenrix|menquadfi|menactra|менквадфи|менактра|менвео|нименрикс|мeнвео|mencevax|menomune|quadrimening|quadri meningo",
    "men-?c-?acyw-?135",
    String.raw`(?:quadrivalent|tetravalent|tetravalen|kuadrivalen|dort bilesenli|dortlu)[^\n]{0,40}mening\p{L}*|mening[^\n]{0,60}(?:quadrivalent|tetravalen|kuadrivalen)\p{L}*`,
    "\\p{L}*(?:سحا|شوكيه)[^\\n]{0,40}رباعي\\p{L}*|\\p{L}*رباعي[^\\n]{0,40}(?:سحا|شوكيه)\\p{L}*|четырехвалент\\p{L}* менинго\\p{L}*|менинго[^\\n]{0,40}четырехвалент\\p{L}*",
    // The brands, and the word for four beside meningitis, in letters without capitals.
    "مينفيو|منفيو|نيمنريكس|نيمينريكس|منكوادفي|مينكوادفي|مينكترا|منكترا|ميناكترا|مناكترا|مينويو|منويو|نيمينركس|نيمنركس|مينكواڈفي|مينيكٹرا|ميناكٹرا|मेनैक्ट्रा|मेनाक्ट्रा|मेनक्ट्रा|मेन्वियो|मेनवियो|निमेनरिक्स|मेनक्वाडफी|मेनक्वैडफी|মেনাক্ট্রা|মেনভিও|মেনভেও|নিমেনরিক্স|মেনকোযাডফি|মেনকুযাডফি",
    "(?:مننژيت|مننگوك\\p{L}*)[^\\n]{0,30}(?:چهار ?ظرفيتي|چهار ?گانه)|(?:چهار ?ظرفيتي|چهار ?گانه)[^\\n]{0,30}(?:مننژيت|مننگوك\\p{L}*)",
    "(?:चतुर्संयोजक|चतुःसंयोजक|चतुष्संयोजक|चतुर्संयोजी|क्वाड्रिवैलेंट|क्वाड्रीवेलेंट)[^\\n]{0,30}मेनि[\\p{L}\\p{M}]*|मेनि[\\p{L}\\p{M}]*[^\\n]{0,30}(?:चतुर्संयोजक|चतुःसंयोजक|चतुष्संयोजक|चतुर्संयोजी|क्वाड्रिवैलेंट)",
    "(?:চতুর্যোজী|চতুর্যোজি|কোযাড্রিভ্যালেন্ট|টেট্রাভ্যালেন্ট)[^\\n]{0,30}মেনিন[\\p{L}\\p{M}]*|মেনিন[\\p{L}\\p{M}]*[^\\n]{0,30}(?:চতুর্যোজী|চতুর্যোজি|কোযাড্রিভ্যালেন্ট|টেট্রাভ্যালেন্ট)",
  ]
    .join("|")
    .normalize("NFKD"),
  "u",
);

export const CONJUGATE =
  /conjug|konjug|konjuge|كانجوگي|كنجگيٹ|كونژوگيت|اقتراني|कॉन्जुगे|कन्जुगे|कांजुगे|কঞ্জুগেট|مينفيو|منفيو|نيمنريكس|نيمينريكس|منكوادفي|مينكوادفي|مينكترا|منكترا|ميناكترا|مناكترا|مينويو|منويو|نيمينركس|نيمنركس|مينكواڈفي|مينيكٹرا|ميناكٹرا|मेनैक्ट्रा|मेनाक्ट्रा|मेन्वियो|मेनवियो|निमेनरिक्स|मेनक्वाडफी|মেনাক্ট্রা|মেনভিও|নিমেনরিক্স|মেনকে[াো]?যাডফি|конъюг|مقترن|متقارن|كونژوگه|كنژوگه|كنجوگي|كونجوگي|संयुग्म|कंजुगेट|कॉन्जुगेट|কনজুগেট|menveo|nimenrix|menquadfi|menactra|менквадфи|менактра|менвео|нименрикс/u;
export const POLYSACCHARIDE =
  /polysac|polyosid|poliosid|polysakk|polisak|полисах|mencevax|menomune|عديد السكاريد|عديده السكاريد|متعدد السكريات|پلي ساكاريد|पॉलीसेकेराइड|पॉलीसैकेराइड|पोलीसैकेराइड|پالي سيكرايڈ|پولي سيكرايڈ|پليساكاريد|পলিস্যাকারাইড/u;

/** Against meningitis, and against fewer than the four groups. */
export const FEWER_GROUPS =
  /\bmen(?:ingo\p{L}*|ing\p{L}*)?[\s.-]*(?:(?:(?:sero)?groups?|type|conjugate)\s*)*(?:conjugue\p{L}*\s+(?:(?:(?:sero)?groups?|type|conjugate)\s*)*)*(?:conjugue\p{L}*)?[bc](?![\p{L}&+/,])|(?:group|groupe|grubu|serogroup|группы|kelompok|serogrup) [bc]\b|\bmen[bc]\b|bexsero|trumenba|neisvac|menjugate|meningitec|menitorix|men\s?-?\s?hibrix|hib-?\s?menc|\ba\s?(?:[+&/,]|and|et)\s?c\b(?!\s?(?:[-,+&/]|and|et)?\s?[wy])|menafrivac|\bmen\s?-?a\b|\bmenac\b|monovalent|bivalent/u;

export const MENINGITIS = /mening|menenj|менинг|سحا|شوكيه|مننژ|مننگ|ميننج|مينينج|ميننگ|مينينگ|گردن توڑ|मेनि|মেনিন/u;

/** Other vaccines, which say nothing of this one. */
export const OTHER_VACCINES = String.raw`antigrippal|antigrippale|antiamaril|antiamarile|antitetanique|antitetanos|antityphoidique|antipoliomyelitique|antipolio|anti-?hepatite|antihepatite|antirabique|anticovid|antipneumococcique|antidiphterique|antirougeoleux|influenza|influensa|inflvac|flucelvax|fluzone|flublok|flulaval|fluviral|hep a|hep b|hepa|hepb|menb|td/ipv|dtcap|dtap-ipv|shingrix|zostavax|prevnar|pneumokokus|pneumo|poliomielitis|nopv2?|opv2|bopv|imojev|japanese encephalitis|je-?vax|je vaccine|tick-borne|tbe|fsme|encepur|mosquirix|malaria|qdenga|dengue|chikungunya|rsv|abrysvo|arexvy|mpox|jynneos|flu|grippe|grip|vaxigrip|fluarix|influvac|fluad|efluelda|afluria|covid|covid-19|sars-cov-2|coronavirus|pfizer|biontech|comirnaty|moderna|spikevax|astrazeneca|vaxzevria|covishield|covaxin|sinovac|coronavac|sinopharm|janssen|novavax|nuvaxovid|sputnik|yellow fever|fievre jaune|stamaril|yf-vax|hepatitis|hepatite|hepatit|havrix|engerix|twinrix|avaxim|vaqta|heplisav|hbvaxpro|typhoid|typhim|vivotif|typhoide|tifoid|typbar|tcv|polio|poliomyelitis|poliomyelite|ipv|opv|bopv|imovax|tetanus|tetanos|tetanoz|diphtheria|diphterie|difteri|pertussis|coqueluche|tdap|dtap|dtp|dt|td|tt|revaxis|boostrix|repevax|adacel|mmr|ror|priorix|measles|mumps|rubella|rougeole|oreillons|rubeole|kizamik|pneumococcal|pneumocoque|pnomokok|pneumokokus|prevenar|pneumovax|vaxneuvance|pcv13|pcv20|ppsv23|rabies|rage|kuduz|rabipur|verorab|cholera|dukoral|shanchol|varicella|varicelle|zoster|shingles|shingrix|bcg|hpv|gardasil|encephalitis|ixiaro|rotavirus|грипп\p{L}*|ковид|гепатит\p{L}*|желт\p{L}+ лихорад\p{L}+|столбняк\p{L}*|дифтери\p{L}*|полиомиелит\p{L}*|انفلونزا|الانفلونزا|الحمى الصفراء|شلل الاطفال|التهاب الكبد|الكبد الوبايي|كورونا|كوفيد|الكزاز|الدفتيريا|التيفوييد|انفلوانزا|آنفلوانزا|پوليو|हेपेटाइटिस|इन्फ्लूएंजा|पोलियो|कोविड|ইনফ্লুয়েঞ্জা|পোলিও|কোভিড|টাইফয়েড|হেপাটাইটিস|পীতজ্বর|ইয়েলো ফিভার|ধনুষ্টংকার|হাম|টিটেনাস|ফ্লু|নিউমোকক্কাল|করোনা|इन्फ्लुएंजा|इन्फ्लूएंज़ा|इन्फ्लुएंज़ा|इंफ्लुएंजा|फ्लू|टाइफाइड|टायफाइड|पीत ज्वर|पीतज्वर|टिटनेस|टेटनस|खसरा|न्यूमोकोकल|हेपेटाइटिस बी|कोरोना|انفلوينزا|انفلوينزه|ٹايفايڈ|ٹائفائڈ|زرد بخار|هيپاٹايٹس|هيپاٹايٹس بي|نزله|فلو|خسره|تشنج|كورونا|كوويڈ|نمونيا ويكسين|نيموكوكل|فلج اطفال|تب زرد|هپاتيت|سرخك|كزاز|پنوموكوك|كرونا|تب تيفوييد|الكوليرا|الحصبه|التيتانوس|التيفويد|المكورات الريويه|حمي صفراء|الحمي الصفراء|شلل`;

/** Words beside the names in a cell of a vaccine. */
export const BESIDE_VACCINES =
  "менингококковая менингококковой менингококковои инфекция инфекции инфекций conj qmmv tetravalente antimeningococcique antimeningococique antimeningococcal cerebro spinal csm polyosidique drops vaccin vaccins a inactive sc tetra trivalent quadrivalent adult adults paediatric pediatric ingovax menivax mcv4o oligosaccharide dynavax biofarma csl seqirus abbott incepta hilleman dose doses booster primary 0.5 ml mcg ug serogroups groups serogroup group meningococcal meningitis meningo coccal intramuscular injection brand conjugate polysaccharide ip live inactivated recombinant adjuvanted pf hd ipv historical quadri vaccine vaccin vaksin asi asisi vakcina вакцина sars cov valent tetanus toxoid carrier crm197 crm protein powder solution suspension injection 135 w135 a c w y b i ii iv vi mcv4 menacwy mcv mpsv4 mpsv acw135y acwy135 acyw135 acyw acywx w135y acyw-135 tt dt d crm-197 neisseria meningitidis adsorbed liquid lyophilised inactivated sanofi gsk glaxosmithkline pfizer novartis pasteur biologicals srl sa ltd inc limited serum institute india pharma wyeth baxter bio farma biofarma monovalent nimenrix menveo menquadfi menactra mencevax menomune quadri invasive cerebrospinal oral seasonal mevsimsel ultrix ультрикс menquadfi mrna arnm rappel booster fait doz менквадфи жкв корь lot quadri meningo quadrimeningo bio med biomed pmc ml im dose against the infections invasives for of and et ve dan и type brand";
