/** Where somebody in danger is, so that the number is one that answers there. */
import { CITIES } from "#domain/prayer/cities.ts";
import type { Known } from "../known.ts";
import { fold } from "../normalise/fold.ts";

/** Makkah, Madinah, the holy sites and what is done only there, by script; Mina, a name too, only with a word of place. */
const SAUDI_PLACES = [
  `makkah makka mecca meccah mekka mekkah mekke mecque madinah madina medina medinah medine arafah arafat muzdalifah muzdalifa
   muzdelife mouzdalifa jamarat jamrat jamrah jamra jamara jumrah jumrat cemerat djamarat haram harem masjidil mataf tawaf tavaf wukuf wuquf
   in_mina at_mina near_mina to_mina from_mina à_mina a_mina di_mina dimina ke_mina dari_mina dekat_mina kat_mina mina_camp mina_tent mina_mein mina_me mina_main
   mina['’]?(?:da|ya|dan)(?:yi[mz]|yken|ki)?
   kaaba kaabah kabah kabe jeddah jidda cidde aziziyah aziziya saudi saoudite suudi arabistan`,
  "مكة المدينة المنورة بمنى في_منى إلى_منى منى_الآن منیٰ_میں منى_میں در_منی در_منا تو_منا توی_منا منا_میں مینا_میں عرفات يوم_عرفة بعرفة في_عرفة عرفہ_میں در_عرفه مزدلفة جمرات حرم مطاف طواف كعبة مسعى سعودية سعودی عزيزية مکه مکا مزدلفہ مدینہ_میں مدینے",
  "मक्का मक्के मदीना मदीने मिना_में मीना_में मिना_से मीना_से अरफात अरफा मुज़दलिफ़ा मुज़दलफ़ा जमरात जमरा हरम तवाफ़ काबा काबे सऊदी",
  "মক্কা মদিনা মিনায় মিনাতে আরাফা আরাফাত মুজদালিফা মুযদালিফা জামারা জামরা হারাম হেরেম তাওয়াফ সৌদি",
  "мекк[а-я]+ медин[а-я]+ мине мины арафат[а-я]* муздалиф[а-я]+ джамар[а-я]* харам[а-я]* кааб[а-я]+ таваф[а-я]* саудовск[а-я]+",
].flatMap((names) => names.split(/\s+/).map((name) => fold(name).replaceAll("_", " ")));

/** What is written onto a name: prepositions of Arabic and Indonesian, cases of Turkish and Bengali. */
const IN_SAUDI_ARABIA = new RegExp(
  String.raw`(?<!\p{L})(?:و?(?:ال|لل|[بلف](?:ال)?)|di|ke)?(?:${SAUDI_PLACES.join("|")})(?:['’]?(?:n?[dty][ae]n?(?:yi[mz]|yken|ki)?|n[iu]n)|[\u0980-\u09ff]{1,4})?(?![\p{L}\p{M}])`,
  "u",
);

/**
 * The country (alpha-2): of the place that is named, else of the trip, else, where no trip is under way, the one lived in.
 * Null where nothing tells.
 */
export function emergencyCountry(text: string, { bookings, travellers }: Known, now: Date): string | null {
  const named = namedIn(text);
  const today = now.toISOString().slice(0, 10);
  const travels = (bookings ?? []).some(
    ({ phase, departureDate, returnDate }) => phase !== "cancelled" && departureDate <= today && today <= returnDate,
  );
  const home = (travellers ?? []).find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
  return named ?? (travels ? "SA" : home);
}

function namedIn(text: string): string | null {
  const said = fold(text);
  if (IN_SAUDI_ARABIA.test(said)) return "SA";
  const words = ` ${said.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const city = CITIES.filter(({ english }) => english !== "Mina").find(({ english, arabic }) =>
    [english, arabic].some((name) => words.includes(` ${fold(name)} `)),
  );
  return city?.country ?? null;
}
