/** What the product's rules demand of the form before it can be published, each at its field. */
import { hajjDays } from "#domain/calendar.ts";
import { fromMajor } from "#domain/money.ts";
import { changeProblems, type PackageProblem, type PackageTerms, publishProblems } from "#domain/packages/check.ts";
import type { Terms } from "#domain/packages/package.ts";
import type { PackageView } from "../../queries.ts";
import { type DraftBody, type FormProblem, readOfferForm } from "./form-draft.ts";
import type { OfferForm } from "./form-model.ts";
import type { FormField } from "./parts.ts";

/** Fields of the server's answers that the form calls otherwise; the longest beginning that fits counts. */
const PLACES: Readonly<Record<string, FormField>> = {
  duration: "returnDate",
  hijriYear: "departureDate",
  roomTypes: "quad",
  groupDiscounts: "discounts",
  "terms.cancellation": "ladder",
  "terms.changeDays": "changeDays",
  "terms.payment": "deposit",
  "terms.payment.deposit": "depositValue",
  "terms.payment.balanceDays": "balanceDays",
  "terms.payment.instalments": "instalments",
  "terms.payment.graceDays": "graceDays",
};

/** The form's field for one that an answer or a rule names, such as `terms.cancellation.0.refundPercent`. */
export function fieldAt(path: string, known: readonly FormField[]): FormField {
  const own = known.find((field) => field === path);
  if (own) return own;
  const begun = Object.keys(PLACES).filter((place) => path === place || path.startsWith(`${place}.`));
  const longest = begun.sort((a, b) => b.length - a.length)[0];
  return (longest && PLACES[longest]) || "title";
}

/** Everything that keeps the form from the market on the day `today`; `item` is the package as it is saved. */
export function formProblems(
  form: OfferForm,
  item: PackageView | null,
  today: string,
  known: readonly FormField[],
): FormProblem[] {
  const { body, problems } = readOfferForm(form);
  if (!body) return [...problems];
  const found = [...publishProblems(ruledOf(body), today), ...(item ? soldProblems(item, body, today) : [])];
  return found.map(({ field, key, params }) => ({ field: fieldAt(field, known), key, ...(params && { params }) }));
}

/** Who waits for a number, the server knows. */
function soldProblems(item: PackageView, body: DraftBody, today: string): PackageProblem[] {
  const seatsTaken = item.capacity - item.availableSlots - item.keptSeats;
  const after = { ...body, releaseDate: body.releaseDate ?? null };
  return changeProblems(item, after, { seatsTaken, awaitsNumbers: false, today });
}

/** Whether the days of Hajj lie within the journey; null without dates. */
export function coversHajj(
  { departureDate, returnDate }: Pick<OfferForm, "departureDate" | "returnDate">,
  hijriYear: number,
): boolean | null {
  if (departureDate === "" || returnDate === "") return null;
  const { tarwiyah, lastDay } = hajjDays(hijriYear);
  return departureDate <= tarwiyah && returnDate >= lastDay;
}

/** As the rules look at it: money in minor units. */
function ruledOf(body: DraftBody): PackageTerms {
  const {
    duration,
    departureDate,
    returnDate,
    releaseDate = null,
    channels = [],
    roomTypes = [],
    groupDiscounts = [],
  } = body;
  return {
    ...{ nights: duration, departureDate, returnDate, releaseDate, channels, groupDiscounts },
    roomTypes: roomTypes.map(({ type, supplement }) => ({ type, supplementMinor: fromMajor(supplement) ?? 0 })),
    terms: ruledTerms(body.terms),
  };
}

function ruledTerms(terms: DraftBody["terms"]): Terms {
  const { approval = "approval", cancellation = [], changeDays, payment } = terms ?? {};
  if (!payment) return { approval, cancellation, changeDays };
  const { deposit, ...rest } = payment;
  const ruled =
    deposit.kind === "percent" ? deposit : { kind: deposit.kind, amountMinor: fromMajor(deposit.amount) ?? 0 };
  return { approval, cancellation, changeDays, payment: { ...rest, deposit: ruled } };
}
