/** Cities to look up prayer times for without a network: the larger ones of the countries that pilgrims come from. */
import type { Place } from "./places.ts";

export interface City extends Place {
  readonly english: string;
  readonly arabic: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Country and zone of the lines below it, then `English|Arabic|latitude|longitude`, to the hundredth of a degree. */
const LIST = `
SA Asia/Riyadh
Makkah|مكة المكرمة|21.42|39.83
Madinah|المدينة المنورة|24.47|39.61
Mina|منى|21.41|39.89
Arafat|عرفات|21.36|39.98
Muzdalifah|مزدلفة|21.39|39.91
Jeddah|جدة|21.54|39.17
Riyadh|الرياض|24.69|46.72
Dammam|الدمام|26.43|50.1
GB Europe/London
London|لندن|51.51|-0.13
Birmingham|برمنغهام|52.48|-1.9
Bradford|برادفورد|53.8|-1.76
Leeds|ليدز|53.8|-1.55
Manchester|مانشستر|53.48|-2.24
Leicester|ليستر|52.63|-1.13
Glasgow|غلاسكو|55.86|-4.25
Cardiff|كارديف|51.48|-3.18
IE Europe/Dublin
Dublin|دبلن|53.35|-6.26
FR Europe/Paris
Paris|باريس|48.86|2.35
Marseille|مرسيليا|43.3|5.37
Lyon|ليون|45.76|4.84
DE Europe/Berlin
Berlin|برلين|52.52|13.41
Frankfurt|فرانكفورت|50.11|8.68
Cologne|كولونيا|50.94|6.96
NL Europe/Amsterdam
Amsterdam|أمستردام|52.37|4.9
BE Europe/Brussels
Brussels|بروكسل|50.85|4.35
ES Europe/Madrid
Madrid|مدريد|40.42|-3.7
IT Europe/Rome
Rome|روما|41.9|12.5
AT Europe/Vienna
Vienna|فيينا|48.21|16.37
SE Europe/Stockholm
Stockholm|ستوكهولم|59.33|18.07
NO Europe/Oslo
Oslo|أوسلو|59.91|10.75
Tromsø|ترومسو|69.65|18.96
BA Europe/Sarajevo
Sarajevo|سراييفو|43.86|18.41
AL Europe/Tirane
Tirana|تيرانا|41.33|19.82
TR Europe/Istanbul
Istanbul|إسطنبول|41.01|28.98
Ankara|أنقرة|39.93|32.86
RU Europe/Moscow
Moscow|موسكو|55.76|37.62
Kazan|قازان|55.79|49.11
Grozny|غروزني|43.32|45.69
UZ Asia/Tashkent
Tashkent|طشقند|41.3|69.24
KZ Asia/Almaty
Almaty|ألماتي|43.24|76.95
AE Asia/Dubai
Dubai|دبي|25.26|55.3
Abu Dhabi|أبوظبي|24.45|54.38
KW Asia/Kuwait
Kuwait City|مدينة الكويت|29.38|47.98
QA Asia/Qatar
Doha|الدوحة|25.29|51.53
BH Asia/Bahrain
Manama|المنامة|26.22|50.58
OM Asia/Muscat
Muscat|مسقط|23.61|58.54
YE Asia/Aden
Sanaa|صنعاء|15.37|44.19
JO Asia/Amman
Amman|عمّان|31.95|35.93
LB Asia/Beirut
Beirut|بيروت|33.89|35.5
SY Asia/Damascus
Damascus|دمشق|33.51|36.29
IQ Asia/Baghdad
Baghdad|بغداد|33.31|44.37
Basra|البصرة|30.51|47.81
PS Asia/Hebron
Jerusalem|القدس|31.78|35.24
IR Asia/Tehran
Tehran|طهران|35.69|51.39
Mashhad|مشهد|36.3|59.61
AF Asia/Kabul
Kabul|كابول|34.53|69.17
PK Asia/Karachi
Karachi|كراتشي|24.86|67.01
Lahore|لاهور|31.55|74.34
Islamabad|إسلام آباد|33.69|73.05
Peshawar|بيشاور|34.01|71.58
IN Asia/Kolkata
Delhi|دلهي|28.65|77.23
Mumbai|مومباي|19.08|72.88
Hyderabad|حيدر آباد|17.38|78.49
Lucknow|لكناو|26.85|80.95
Kozhikode|كاليكوت|11.25|75.78
BD Asia/Dhaka
Dhaka|دكا|23.81|90.41
Chittagong|شيتاغونغ|22.36|91.78
LK Asia/Colombo
Colombo|كولومبو|6.93|79.85
ID Asia/Jakarta
Jakarta|جاكرتا|-6.21|106.85
Surabaya|سورابايا|-7.26|112.75
Medan|ميدان|3.59|98.67
ID Asia/Makassar
Makassar|ماكاسار|-5.15|119.43
MY Asia/Kuala_Lumpur
Kuala Lumpur|كوالالمبور|3.14|101.69
SG Asia/Singapore
Singapore|سنغافورة|1.35|103.82
BN Asia/Brunei
Bandar Seri Begawan|بندر سري بكاوان|4.9|114.94
PH Asia/Manila
Manila|مانيلا|14.6|120.98
CN Asia/Shanghai
Beijing|بكين|39.9|116.4
JP Asia/Tokyo
Tokyo|طوكيو|35.69|139.69
EG Africa/Cairo
Cairo|القاهرة|30.04|31.24
Alexandria|الإسكندرية|31.2|29.92
SD Africa/Khartoum
Khartoum|الخرطوم|15.59|32.53
LY Africa/Tripoli
Tripoli|طرابلس|32.89|13.19
TN Africa/Tunis
Tunis|تونس|36.81|10.18
DZ Africa/Algiers
Algiers|الجزائر|36.75|3.06
MA Africa/Casablanca
Casablanca|الدار البيضاء|33.57|-7.59
Rabat|الرباط|34.02|-6.84
SN Africa/Dakar
Dakar|داكار|14.69|-17.45
ML Africa/Bamako
Bamako|باماكو|12.64|-8
NG Africa/Lagos
Lagos|لاغوس|6.52|3.38
Kano|كانو|12|8.52
Abuja|أبوجا|9.06|7.49
SO Africa/Mogadishu
Mogadishu|مقديشو|2.05|45.32
ET Africa/Addis_Ababa
Addis Ababa|أديس أبابا|9.03|38.74
KE Africa/Nairobi
Nairobi|نيروبي|-1.29|36.82
TZ Africa/Dar_es_Salaam
Dar es Salaam|دار السلام|-6.79|39.21
ZA Africa/Johannesburg
Johannesburg|جوهانسبرغ|-26.2|28.05
Cape Town|كيب تاون|-33.92|18.42
US America/New_York
New York|نيويورك|40.71|-74.01
Washington|واشنطن|38.9|-77.04
Dearborn|ديربورن|42.32|-83.18|America/Detroit
US America/Chicago
Chicago|شيكاغو|41.88|-87.63
Houston|هيوستن|29.76|-95.37
US America/Los_Angeles
Los Angeles|لوس أنجلوس|34.05|-118.24
US Pacific/Honolulu
Honolulu|هونولولو|21.31|-157.86
CA America/Toronto
Toronto|تورونتو|43.65|-79.38
Montreal|مونتريال|45.5|-73.57
CA America/Vancouver
Vancouver|فانكوفر|49.28|-123.12
BR America/Sao_Paulo
São Paulo|ساو باولو|-23.55|-46.63
AU Australia/Sydney
Sydney|سيدني|-33.87|151.21
AU Australia/Melbourne
Melbourne|ملبورن|-37.81|144.96
NZ Pacific/Auckland
Auckland|أوكلاند|-36.85|174.76
FJ Pacific/Fiji
Suva|سوفا|-18.14|178.44
WS Pacific/Apia
Apia|أبيا|-13.83|-171.77
`;

export const CITIES: readonly City[] = read(LIST);

function read(list: string): City[] {
  const cities: City[] = [];
  let [country = "", timeZone = ""] = ["", ""];
  for (const line of list.trim().split("\n")) {
    const [english = "", arabic, latitude, longitude, ownZone] = line.split("|");
    if (arabic === undefined) [country = "", timeZone = ""] = english.split(" ");
    else {
      const place = { latitude: Number(latitude), longitude: Number(longitude) };
      cities.push({ english, arabic, ...place, country, timeZone: ownZone ?? timeZone });
    }
  }
  return cities;
}

/** Letters alone, so that "Tromso" finds Tromsø and "sao" São Paulo; Arabic without its hamzas and marks. */
function folded(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replaceAll("ø", "o").replaceAll("ة", "ه").replaceAll("ى", "ي").trim();
}

/** Cities whose name in either language, or one of its words, begins with what was typed; those that begin so come first. */
export function findCities(typed: string, limit: number): City[] {
  const wanted = folded(typed);
  if (wanted === "") return CITIES.slice(0, limit);
  const rank = ({ english, arabic }: City) => {
    const names = [folded(english), folded(arabic).replace(/^ال/, ""), folded(arabic)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(` ${wanted}`)) ? 1 : 2;
  };
  const ranked = CITIES.map((city) => ({ city, place: rank(city) })).filter(({ place }) => place < 2);
  return ranked
    .toSorted((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ city }) => city);
}
