/** A receipt in words: what was booked, and every movement of money as the ledger has it. */

import { fromDecimal, toDecimal } from "#domain/money.ts";
import type { PrintablePaper, SheetBlock } from "./paper.ts";
import type { LedgerMovement } from "./repository.ts";
import { filledFacts, licenceText, paperOf, type Setting } from "./setting.ts";

export function receiptPaper(setting: Setting, movements: readonly LedgerMovement[]): PrintablePaper {
  return paperFor(setting, movements, { name: setting.booking.customerName, price: [partsTable(setting)] });
}

/** For who has paid a part of somebody else's booking: their own payments, without what others pay or who travels. */
export function partReceiptPaper(
  setting: Setting,
  movements: readonly LedgerMovement[],
  payerName: string,
): PrintablePaper {
  return paperFor(setting, movements, { name: payerName, price: [] });
}

interface Reader {
  readonly name: string;
  readonly price: readonly SheetBlock[];
}

function paperFor(setting: Setting, movements: readonly LedgerMovement[], { name, price }: Reader): PrintablePaper {
  const { t, booking, formats, madeOn } = setting;
  const title = t("receipt.title", { reference: booking.reference });
  const lead = t("receipt.lead", { name, date: formats.date(madeOn) });
  const isSandbox = movements.some(({ gateway }) => gateway === "sandbox");
  const blocks: SheetBlock[] = [
    {
      kind: "facts",
      title: null,
      facts: filledFacts([
        [t("facts.operator"), booking.operatorName],
        [t("facts.licence"), licenceText(setting)],
        [t("facts.package"), booking.packageName],
        [t("facts.departure"), formats.date(booking.departureDate)],
      ]),
    },
    ...price,
    movementsTable(setting, movements),
    { kind: "text", title: null, lines: [t("receipt.seller"), ...(isSandbox ? [t("receipt.sandbox")] : [])] },
  ];
  return paperOf(setting, title, [{ kicker: t("receipt.kicker"), heading: title, lead, blocks }]);
}

/** A price by the head: a card's protection may hang on the price of the single item (docs/sources.md#section-75-item). */
function partsTable({ t, booking, formats }: Setting): SheetBlock {
  const rows = booking.parts.map(({ packageName, roomType, seats, amount: { amount, currency } }) => [
    roomType ? `${packageName}, ${t(`facts.${roomType}`)}` : packageName,
    t("receipt.people", { count: seats }),
    formats.money(toDecimal(Math.round(fromDecimal(amount) / seats)), currency),
    formats.money(amount, currency),
  ]);
  const kept = fromDecimal(booking.kept.amount);
  const left = [t("receipt.kept"), "", "", formats.money(booking.kept.amount, booking.kept.currency)];
  const head = [t("facts.package"), t("facts.people"), t("receipt.each"), t("receipt.sum")];
  const all = kept > 0 ? [...rows, left] : rows;
  return { kind: "table", title: t("receipt.partsTitle"), head, rows: all, lastIsSum: false };
}

function movementsTable({ t, booking, formats, dayOf }: Setting, movements: readonly LedgerMovement[]): SheetBlock {
  const money = (minor: number) => formats.money(toDecimal(minor), booking.currency);
  const rows = movements.map(({ number, at, amountMinor }) => [
    String(number),
    formats.date(dayOf(at)),
    t(amountMinor > 0 ? "receipt.charge" : "receipt.refund", { operator: booking.operatorName }),
    money(amountMinor),
  ]);
  const received = movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const head = [t("receipt.number"), t("receipt.day"), t("receipt.what"), t("receipt.amount")];
  const sum = ["", "", t("receipt.received"), money(received)];
  return { kind: "table", title: t("receipt.movements"), head, rows: [...rows, sum], lastIsSum: true };
}
