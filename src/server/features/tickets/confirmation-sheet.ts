/** The confirmation in words: who travels with whom, at what price and terms, and what comes next. */
import { fromDecimal, toDecimal } from "#domain/money.ts";
import { endsWithoutNumber } from "#domain/nusuk/applications.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { PrintablePaper, SheetBlock } from "./paper.ts";
import { dayText, filledFacts, hajjLine, licenceText, paperOf, type Setting } from "./setting.ts";

export function confirmationPaper(setting: Setting): PrintablePaper {
  const { t, booking } = setting;
  const title = t("confirmation.title", { reference: booking.reference });
  const lead = t("confirmation.lead", {
    operator: booking.operatorName,
    seats: booking.seats,
    name: booking.customerName,
  });
  const blocks: SheetBlock[] = [
    { kind: "facts", title: null, facts: bookingFacts(setting) },
    { kind: "text", title: t("hajj.title"), lines: [hajjLine(setting)] },
    peopleBlock(setting),
    termsBlock(setting),
    ...nextBlocks(setting),
  ];
  return paperOf(setting, title, [{ kicker: t("confirmation.kicker"), heading: title, lead, blocks }]);
}

function bookingFacts(setting: Setting) {
  const { t, booking, formats, parts } = setting;
  const [first] = parts;
  const isKept = Number(booking.kept.amount) > 0;
  return filledFacts([
    [t("facts.package"), formats.list(booking.parts.map(({ packageName }) => packageName))],
    [t("facts.booking"), booking.reference],
    [t("facts.departure"), dayText(setting, booking.departureDate)],
    [t("facts.return"), dayText(setting, booking.returnDate)],
    [t("facts.departureCity"), first?.departureCity],
    [t("facts.operator"), booking.operatorName],
    [t("facts.makkahHotel"), first?.makkahHotel],
    [t("facts.madinahHotel"), first?.madinahHotel],
    [t("facts.camp"), first?.minaCamp],
    [t("facts.licence"), licenceText(setting)],
    [t("facts.price"), formats.money(booking.totalAmount, booking.currency)],
    // In the price, and in that of none who travels.
    [t("receipt.kept"), isKept ? formats.money(booking.kept.amount, booking.kept.currency) : null],
    [
      t("facts.paid"),
      booking.channel === "operator" ? formats.money(booking.amountPaid.amount, booking.amountPaid.currency) : null,
    ],
    [t("facts.customer"), booking.customerName],
  ]);
}

function peopleBlock({ t, booking }: Setting): SheetBlock {
  const title = t("confirmation.people");
  const rows = booking.parts.flatMap(({ travellers, packageName, roomType }) =>
    travellers.map((person) => {
      const { surname, givenNames } = printedName(person.surname, person.givenNames);
      return [`${givenNames} ${surname}`.trim(), packageName, t(roomType ? `facts.${roomType}` : "facts.anyRoom")];
    }),
  );
  if (rows.length === 0) return { kind: "text", title, lines: [t("confirmation.nobody")] };
  const head = [t("confirmation.name"), t("confirmation.packageHead"), t("facts.room")];
  return { kind: "table", title, head, rows, lastIsSum: false };
}

/** Where Nusuk sells, its own terms hold; else the ladder as it was agreed for the first part; parts of one operator rarely differ, and the booking shows each sum. */
function termsBlock({ t, booking, formats, parts }: Setting): SheetBlock {
  if (booking.channel === "nusuk")
    return { kind: "text", title: t("confirmation.terms"), lines: [t("confirmation.onNusuk")] };
  const steps = parts[0]?.terms.cancellation ?? [];
  // What was kept for who has left stays kept, so the share is one of what remains.
  const price = toDecimal(fromDecimal(booking.totalAmount.toFixed(2)) - fromDecimal(booking.kept.amount));
  const amount = formats.money(price, booking.currency);
  const rows = steps.map(({ daysBefore, refundPercent }) => [
    t("confirmation.atLeast", { days: daysBefore }),
    t("confirmation.percent", { percent: formats.percent(refundPercent), amount }),
  ]);
  const head = [t("confirmation.notice"), t("confirmation.back")];
  const last = [t("confirmation.less"), t("confirmation.nothing")];
  return { kind: "table", title: t("confirmation.terms"), head, rows: [...rows, last], lastIsSum: false };
}

/** Nothing comes next once everybody has left. */
function nextBlocks(setting: Setting): SheetBlock[] {
  if (setting.booking.departureDate <= setting.today) return [];
  return [{ kind: "text", title: setting.t("confirmation.nextTitle"), lines: nextLines(setting) }];
}

function nextLines({ t, booking, formats }: Setting): string[] {
  const { phase, references, seats, parts } = booking;
  const named = parts.reduce((sum, { travellers }) => sum + travellers.length, 0);
  const people = t(named < seats ? "confirmation.nextNames" : "confirmation.nextPapers");
  if (phase === "awaiting_reference") {
    const endsAfter = endsWithoutNumber(booking);
    const by = endsAfter ? [t("confirmation.nextNusukBy", { date: formats.date(endsAfter) })] : [];
    return [t("confirmation.nextNusuk", { count: references.length }), ...by, people];
  }
  return [people, t("confirmation.nextTicket")];
}
