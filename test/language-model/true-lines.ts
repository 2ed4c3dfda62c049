/** Sums and conversions that are true, in eleven languages: what is looked up, what the model says of it, and what has to be read. */
import { toMajor } from "#domain/money.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import type { Call } from "./fake-model.ts";
import type { Hostile } from "./hostile-lines.ts";

export interface TrueLine {
  readonly locale: Hostile["locale"];
  readonly question: string;
  readonly look: readonly Call[];
  readonly line: string;
  readonly sum: { readonly amount: number; readonly currency: "USD" | "SAR" };
}

/** `L` is the last row that was looked up, `A` a package. */
const SAID: readonly { locale: Hostile["locale"]; that: string; price: string }[] = [
  { locale: "en", that: "That comes to {{L.@}} for you.", price: "{{A.name}} costs {{A.price}} per person." },
  { locale: "ar", that: "هذا يساوي {{L.@}} تقريبا.", price: "{{A.name}} بسعر {{A.price}} للشخص الواحد." },
  { locale: "ur", that: "یہ تقریباً {{L.@}} بنتے ہیں۔", price: "{{A.name}} کی قیمت {{A.price}} فی کس ہے۔" },
  { locale: "hi", that: "यह लगभग {{L.@}} होता है।", price: "{{A.name}} की कीमत {{A.price}} प्रति व्यक्ति है।" },
  { locale: "bn", that: "এটি প্রায় {{L.@}} হয়।", price: "{{A.name}} এর দাম {{A.price}} জনপ্রতি।" },
  { locale: "tr", that: "Bu yaklaşık {{L.@}} eder.", price: "{{A.name}}: kişi başı fiyatı {{A.price}}." },
  { locale: "fr", that: "Cela fait environ {{L.@}}.", price: "{{A.name}} coûte {{A.price}} par personne." },
  { locale: "id", that: "Itu kira-kira {{L.@}}.", price: "Harga {{A.name}} adalah {{A.price}} per orang." },
  { locale: "ms", that: "Itu kira-kira {{L.@}}.", price: "{{A.name}}: harga {{A.price}} seorang." },
  { locale: "fa", that: "این حدود {{L.@}} می‌شود.", price: "{{A.name}} قیمت {{A.price}} برای هر نفر." },
  { locale: "ru", that: "Это примерно {{L.@}}.", price: "{{A.name}}: цена {{A.price}} с человека." },
];

const PRICE = 6200;
const POUNDS = 500;
const major = (amount: number, from: "USD" | "GBP") => toMajor(convert(amount * 100, from, "SAR").minor);
const market = ["search_packages", {}] as const;
const bookings = ["bookings", {}] as const;

export const TRUE_LINES: readonly TrueLine[] = SAID.flatMap(({ locale, that, price }) => {
  const line = (name: string) => that.replace("@", name);
  const shared = { locale, question: `${POUNDS}?` };
  return [
    {
      ...{ ...shared, line: line("to"), look: [market, ["convert", { amount: "r3.price", to: "SAR" }]] },
      sum: { amount: major(PRICE, "USD"), currency: "SAR" as const },
    },
    {
      ...{ ...shared, line: line("to"), look: [["convert", { amount: POUNDS, from: "GBP", to: "SAR" }]] },
      sum: { amount: major(POUNDS, "GBP"), currency: "SAR" as const },
    },
    {
      ...{ ...shared, line: line("result"), look: [market, ["calculate", { expression: "r3.price * 5" }]] },
      sum: { amount: PRICE * 5, currency: "USD" as const },
    },
    {
      ...{ ...shared, line: line("result") },
      look: [bookings, ["calculate", { expression: "(r3.open + r4.open) / 2" }]],
      sum: { amount: 7700, currency: "USD" as const },
    },
    {
      ...{ ...shared, line: line("refund"), look: [bookings, ["refund_preview", { booking: "r1" }]] },
      sum: { amount: 750, currency: "USD" as const },
    },
    { ...shared, line: price, look: [market], sum: { amount: PRICE, currency: "USD" as const } },
    {
      ...{ ...shared, line: "{{A.total}}", look: [["search_packages", { people: 3 }]] },
      sum: { amount: PRICE * 3, currency: "USD" as const },
    },
  ];
});
