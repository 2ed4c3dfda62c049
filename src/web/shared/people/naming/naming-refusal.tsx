/** Why people could not be named together; of a mixed household, who lives where. */
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useCountryName } from "#web/ui/text/country-name.ts";

export function NamingRefusal({ error }: { error: Error | null }) {
  const errorText = useErrorText();
  if (!error) return null;
  const problem = error instanceof ApiError ? error.problem : null;
  const fields = Object.values(problem?.errors ?? {});
  return (
    <Banner tone="bad" role="alert">
      {errorText(error)}
      {fields.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {problem?.code === "mixed_channels" && <WhoLivesWhere members={problem} />}
    </Banner>
  );
}

function WhoLivesWhere({ members: { travellers, payersCountry } }: { members: Record<string, unknown> }) {
  const t = useTranslations("travellers");
  const payer = useCountryName(typeof payersCountry === "string" ? payersCountry : null);
  return (
    <ul className="mt-2 list-disc ps-5">
      {payer !== "" && <li>{t("booking.mixedPayer", { country: payer })}</li>}
      {residents(travellers).map(({ name, country }) => (
        <Resident key={name} name={name} country={country} />
      ))}
    </ul>
  );
}

function Resident({ name, country }: { name: string; country: string }) {
  const t = useTranslations("travellers");
  return <li>{t("booking.mixed", { name, country: useCountryName(country) })}</li>;
}

/** The problem's further members are not described: what does not fit is left out. */
function residents(value: unknown): { name: string; country: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null || !("name" in one) || !("country" in one)) return [];
    const { name, country } = one;
    return typeof name === "string" && typeof country === "string" ? [{ name, country }] : [];
  });
}
