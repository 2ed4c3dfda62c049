/** One person's facts in the order of the form, the passport's number by asking, and the pictures in the size asked. */
import { useTranslations } from "use-intl";
import { useCountryName } from "#web/ui/text/country-name.ts";
import type { HandoffPerson, PersonSheet } from "../queries.ts";
import { CopyRow } from "./copy-row.tsx";
import { PassportNumber } from "./passport-number.tsx";
import { Pictures } from "./pictures.tsx";

interface OneSheetProps {
  bookingId: string;
  person: HandoffPerson;
  sheet: PersonSheet;
  onSaid: (words: string) => void;
}

export function OneSheet({ bookingId, person, sheet, onSaid }: OneSheetProps) {
  const t = useTranslations("handoff");
  const people = useTranslations("travellers");
  const nationality = useCountryName(sheet.nationality);
  const residence = useCountryName(sheet.countryOfResidence);
  const row = { name: person.name, onSaid };
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t(`copy.${sourceOf(sheet)}`)}</p>
      <dl className="divide-y divide-line">
        <CopyRow {...row} field="surname" value={sheet.surname} latin />
        <CopyRow {...row} field="givenNames" value={sheet.givenNames} latin />
        <CopyRow {...row} field="birthDate" value={dayFirst(sheet.birthDate)} note={t("copy.dayMonthYear")} latin />
        <CopyRow {...row} field="sex" value={sheet.sex && people(`sex.${sheet.sex}`)} />
        <CopyRow {...row} field="nationality" value={nationality} />
        <CopyRow {...row} field="countryOfResidence" value={residence} />
        <CopyRow {...row} field="phone" value={sheet.phone} latin />
        <CopyRow {...row} field="emergencyName" value={sheet.emergencyContact?.name ?? null} />
        <CopyRow {...row} field="emergencyPhone" value={sheet.emergencyContact?.phone ?? null} latin />
        <PassportNumber bookingId={bookingId} person={person} sheet={sheet} onSaid={onSaid} />
        {sheet.passport?.expiresOn && (
          <CopyRow
            {...row}
            field="passportExpiry"
            value={dayFirst(sheet.passport.expiresOn)}
            note={t("copy.dayMonthYear")}
            latin
          />
        )}
      </dl>
      <Pictures person={person} sheet={sheet} />
    </>
  );
}

/** Whence the names: a passport that a person verified without its lines gives none. */
function sourceOf({ namesFrom, passport }: PersonSheet): "fromPassport" | "fromPerson" | "fromTyped" {
  if (namesFrom === "passport") return "fromPassport";
  return passport ? "fromPerson" : "fromTyped";
}

/** `31/05/1980`: said so beside it, because forms differ. */
function dayFirst(date: string | null): string | null {
  return date?.split("-").reverse().join("/") ?? null;
}
