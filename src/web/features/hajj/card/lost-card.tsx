/** The card itself: Arabic labels, black on white in any appearance, for paper and for the sun. */
import { Fragment } from "react";
import { CARD_ARABIC } from "#domain/hajj/lost-card.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { OpenCard } from "../vault/vault-record.ts";

export function LostCard({ card, isLarge = false }: { card: OpenCard; isLarge?: boolean }) {
  const lines = linesOf(card);
  return (
    <section
      lang="ar"
      dir="rtl"
      aria-label={CARD_ARABIC.title}
      className="rounded-lg border-4 border-black bg-white p-5 text-black md:p-7"
    >
      <h2 className={classNames("font-bold leading-snug text-[#a30000]", isLarge ? "text-4xl" : "text-2xl")}>
        {CARD_ARABIC.title}
      </h2>
      <dl
        className={classNames(
          "mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5",
          isLarge ? "text-xl" : "text-lg",
        )}
      >
        {lines.map(({ label, value, isPhone }) => (
          <Fragment key={label}>
            <dt className="text-[0.8em]">{label}</dt>
            <dd className="min-h-[1.6em] border-b border-dotted border-black text-[1.1em] font-bold break-words">
              {isPhone && value ? (
                <a href={`tel:${value.replace(/\s/g, "")}`} className="underline">
                  <bdi dir="ltr">{value}</bdi>
                </a>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 font-semibold">
        <span>
          {CARD_ARABIC.center}: <bdi dir="ltr">1966</bdi>
        </span>
        <span>{CARD_ARABIC.thanks}</span>
      </p>
    </section>
  );
}

/** Who, where to, whom to call come always, to be filled by hand; the rest where it is known. */
function linesOf(card: OpenCard) {
  const { name, nationality, operator, group, camp, hotel, leaderPhone, familyPhone, reference } = card;
  const country = nationality && new Intl.DisplayNames("ar", { type: "region" }).of(nationality);
  return [
    { label: CARD_ARABIC.name, value: name, isAlways: true },
    { label: CARD_ARABIC.nationality, value: country },
    { label: CARD_ARABIC.operator, value: operator, isAlways: true },
    { label: CARD_ARABIC.group, value: group, isAlways: true },
    { label: CARD_ARABIC.camp, value: camp, isAlways: true },
    { label: CARD_ARABIC.hotel, value: hotel, isAlways: true },
    { label: CARD_ARABIC.phone, value: leaderPhone, isAlways: true, isPhone: true },
    { label: CARD_ARABIC.family, value: familyPhone, isPhone: true },
    { label: CARD_ARABIC.booking, value: reference },
  ].filter(({ value, isAlways }) => isAlways || value);
}
