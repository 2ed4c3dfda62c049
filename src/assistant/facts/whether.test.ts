import { describe, expect, it } from "vitest";
import { tokensOf } from "../reading/words/tokens.ts";
import { answerOf } from "./whether.ts";

const begins = (fact: string, text: string) => answerOf(fact, text, tokensOf(text));

describe("a yes or a no first", () => {
  it.each([
    ["queueOrder", "can i pay to move up?"],
    ["queueOrder", "парой тысяч можно заплатить и пройти вперёд?"],
    ["queueOrder", "payer pour passer devant c'est possible ?"],
    ["nusukNoPassword", "do you need my nusuk password?"],
    ["priorityMeaning", "puanım yükselirse sırada öne geçer miyim"],
    ["whoSeesDocuments", "can the operator see my passport?"],
    ["queueLost", "انقطع النت، ضاع دوري؟"],
    ["queueLost", "Kalau sinyal putus, tempat antrean saya hilang?"],
    ["bookingDates", "क्या तारीख बदल सकते हैं?"],
    ["freeForPilgrims", "do you charge a commission?"],
    ["tawafWhat", "do I have to touch the black stone?"],
    ["visaHajjOnly", "টুরিস্ট ভিসায় হজ করা যায়?"],
    ["childHajj", "does it count as fard for my son of 12?"],
    ["section75", "does a debit card give the same cover?"],
  ])("%s says no to %s", (fact, text) => {
    expect(begins(fact, text)).toBe("no");
  });

  it.each([
    ["arafahStay", "can i sit in the tent at arafat?"],
    ["arafahStay", "арафат: можно лежать?"],
    ["offlineGuide", "internetsiz açılır mı"],
    ["offlineGuide", "بدون نت يفتح؟"],
    ["offlinePrayer", "bina internet namaz ka waqt chalega"],
    ["uploadFormats", "les photos heic ça marche ?"],
    ["freeForPilgrims", "rihla ücretsiz mi"],
    ["stoningHow", "can my son throw on my behalf?"],
    ["wheelchairHow", "could gran do it in a wheelchair?"],
    ["wheelchairHow", "dede tekerlekli sandalyeyle hac yapabilir mi"],
    ["wheelchairHow", "دادا وہیل چیئر پر جا سکتے ہیں؟"],
  ])("%s says yes to %s", (fact, text) => {
    expect(begins(fact, text)).toBe("yes");
  });

  it.each([
    ["queueOrder", "how is the order made, early or by lot?"],
    ["queueOrder", "why can others pay to move up?"],
    ["nusukNoPassword", "i gave my nusuk code to somebody, was that wrong?"],
    ["arafahStay", "Vakfe sırasında uyuyakalmak vakfeyi bozar mı?"],
    ["section75", "is debit or credit safer?"],
    ["whoSeesDocuments", "operators can't see my passport?"],
    ["hajjDays", "is hajj in may?"],
    ["childHajj", "is there a child price?"],
  ])("%s says neither to %s", (fact, text) => {
    expect(begins(fact, text)).toBeNull();
  });
});
