/** Words of one language that are those of danger in another, or in another sentence. */
import { describe, expect, it } from "vitest";
import { dangerIn } from "./recognise.ts";

describe("what is no danger", () => {
  it.each([
    "êtes-vous agréés ?",
    "inme se sabse sasta kaunsa hai",
    "inme se konsa qareeb hai",
    "تو ہمیں خود کتنا دینا ہے",
    "ہمیں خود ٹکٹ لینا ہے کیا",
    "can I wear a cap in ihram",
    "hareme yakın olsun ama ucuz",
    "esm man to pasport ba site yeki nist moshkel mishe?",
    "esme pasportam mesle site nist",
    "namam tu gozarname dorost nist",
    "у папы больное сердце, его не развернут в саудии?",
    "больные сердцем могут поехать в хадж?",
    "у меня болезнь сердца",
    "we plan to die in Makkah if Allah wills",
    "the price fell but the agent does not answer",
    "capek di perjalanan, makan apa",
    "रोकने वाली गोली ले सकते है क्या",
    "माहवारी टालने की गोली चलेगी?",
    "ماہواری روکنے والی گولی لے سکتی ہوں؟",
  ])("is none: %s", (text) => expect(dangerIn(text)).toBeNull());
});

describe("what is danger", () => {
  it.each([
    "किसी ने गोली चला दी",
    "भाई को गोली लगी है",
    "ہوٹل کے باہر گولی چل رہی ہے",
    "انہوں نے گولی ماری",
    "amma hariye gese",
    "haremde ammu hariye gese",
    "বাবা ভিড়ে হারিয়ে গেলে এখন খুঁজে পাচ্ছি না",
    "my son is missing since noon what do I do",
    "my wife is missing for two hours what now",
    "bhir e chap khacchi",
    "babam inme geçirdi",
    "میں اپنی جان دینا چاہتا ہوں",
    "میں خود کو مار دوں گا",
    "وہ اپنی جان لینا چاہتی ہے",
    "my plan is to die tonight, how",
    "мой план умереть сегодня",
    "saya capek hidup",
    "grandfather fell down and does not answer us",
    "pasportam nist",
    "esmam Reza, pasportam inja dar hamin kif bood hamin nist",
    "сердце болезненно сжимается",
    "у папы больное сердце, холодный пот",
    "у мамы больное сердце, рука отнялась",
    "у папы больное сердце, нужна помощь",
    "сердце больное жжет, рука немеет",
    "больная сердцем бабушка не встает",
    "az pasportha yeki nist",
    "esmam tu list hast vali pasportam nist",
    "у папы болит сердце",
    "сердцу больно",
    "сердце схватило",
    "у папы больное сердце и ему плохо сейчас",
    "у дедушки больное сердце, он упал",
  ])("is heard still: %s", (text) => expect(dangerIn(text)).not.toBeNull());
});
