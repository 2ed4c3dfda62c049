/** By which registers the doctors of each country are known, in closed lists (folded, without stops). */
import { listed } from "./doctors.ts";

/** Councils and offices by their letters, and what licences of doctors are called. */
export const REGISTERS = listed(`
  gmc imc mcrn mdcn pmdc pmc pm&dc bmdc mci nmc dmc kmc tnmc tcmc tsmc apmc upmc wbmc mmc rmc hmc bcmr mpmc cgmc ocmr jkmc gmcg smc mcr slmc nmcn mmdc mmdc kki str sip ttb rpps cnom ordre ordem onmc scfhs ems
  dha haad doh moh mohap moph qchp dhp omsb nhra jmc jma kmpdc kmpdb kmpdu umdpc mct hpcsa mdc ghmdc mdcsl lmdc hpcz mcz ahpra mcnz cpso cpsa cpsbc cpsm cmq lmcc npi bmb prc
  nsr apc irimc afmc lanr big inami riziv omceo opl imanet inpe efmhaca slmdc efda amc amdc mchz sudmc kbmdc
`);
/** What stands around them and the number. */
export const OF_REGISTERS = listed(`
  reference to reg regn regd registration registered registry licence license licensed lic no nos nr num number n° nº № # id full medical council councils of the and & dental doctors doctor physicians physician board folio
  dip diploma dipl uzm uzmanlık tescil tes tescili belge medicine national india order state practising practicing practise certificate annual current permit college association chamber for health ministry saudi commission specialties authority dubai
  ordre des médecins national nationale numéro permis de du inscription d'inscription l'ordre inscrit au à
  nomor no praktik izin surat tanda registrasi pendaftaran penuh sijil amalan bil
  registro colegiado registernummer nummer arztnummer ärztekammer
  лицензия рег регистрационный номер сертификат специалиста диплом
  under with code physicians medecins recorded enrolled entered
  الهيئة السعودية للتخصصات سجل بسجل المسجل المسجلة مسجل مسجلة مقيد مقيدة مرسم مرسمة الوطنية للطبيبات والأطباء الأطباء تحت عدد عمادة بعمادة الانتماء انتماء الترتيب تصنيف التصنيف مجلس المجلس أخلاقيات الطب الوزارة نهرا الممارس كود هوية لنقابة لهيئة بوزارة ولاية
  رقم في بهيئة هيئة القيد قيد بالنقابة النقابة نقابة بنقابة الأطباء أطباء الترخيص ترخيص تصريح مزاولة المهنة مهنة التسجيل تسجيل المهني العضوية عضوية الهوية النقابية بالهيئة الهيئة السعودية للتخصصات الصحية وزارة الصحة من الطبي الطبية الطبيب
  رجسٹریشن نمبر نظام پزشکی شماره پروانه पंजीकरण पंजीयन संख्या रजिस्ट्रेशन नंबर নিবন্ধন রেজিস্ট্রেশন নম্বর নং বিএমডিসি
`);
/** Letters with which such a number begins, or that part it. */
export const OF_NUMBERS = listed(
  "mp md med mdcn r reg dmc kmc mmc mci tnmc tcmc a b c d e f g h i k l m n o p q s t u v w x y z rm dpm doc lic",
);

/** Countries and states whose own councils and licences are called by them; the nationality lists have the countries' names. */
export const STATES = listed(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
  new hampshire jersey mexico york north south carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee texas utah vermont virginia washington west wisconsin wyoming ontario quebec alberta manitoba saskatchewan british columbia nova scotia
  al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy
  maharashtra gujarat karnataka kerala tamil nadu bengal bihar punjab rajasthan telangana delhi uttar pradesh madhya andhra assam jammu kashmir odisha haryana
  uk nigeria nigerian pakistan pakistani bangladesh indian malaysian malaysia indonesia turkish turkey egypt egyptian syndicate gambia sierra leone ghana kenya uganda tanzania south africa african australia australian zealand canada singapore brunei lanka sri nepal maldives
  senegal senegalese mali niger tunisia tunisian algeria algerian moroccan mauritania libya libyan yemen syria syrian jordanian lebanese iraqi kuwaiti saudi omani qatari bahraini palestine palestinian turkiye iran iranian afghanistan afghan uzbekistan kazakhstan bosnia kosovo albania germany german belgium netherlands dutch italy italian spain spanish sweden swedish norway denmark j&k nys rivm kurdistan
  السوداني السودانية المصري المصرية الأردني الأردنية العراقي العراقية السوري السورية اللبناني اللبنانية اليمني اليمنية الليبي الليبية التونسي التونسية الجزائري الجزائرية المغربي المغربية السعودي الكويتي القطري البحريني العماني العمانية الإماراتي الفلسطيني الصومالي الموريتاني الموريتانية مصر السودان الأردن العراق سوريا لبنان اليمن ليبيا تونس الجزائر المغرب كوردستان كردستان دبي أبوظبي الشارقة
  sudan sudanese somalia ethiopia qatar oman kuwait bahrain jordan iraq lebanon uae dubai abu dhabi morocco france ireland irish emirates ontario zambia malawi
`);

/** Numbers of a house or an office, which may stand beside a doctor's and are nobody's. */
export const OF_HOUSES_NUMBERS =
  /^(?:practice|provider|prescriber|bsnr|betriebsstatten-?nr|facility|clinic|npi)(?: (?:no|nr|number|licence|license|reg|code))*$/;
/** How numbers of nurses look: two digits, a letter, four digits and a letter. */
export const OF_NURSES = /^\d{2}[a-z]\d{4}[a-z]$/;
