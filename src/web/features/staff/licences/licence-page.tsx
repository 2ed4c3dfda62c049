/** The page that was sent along, shown when it is asked for: every look is recorded. */
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { licenceFile } from "#contract/licences.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { LicenceCase } from "../queries.ts";

export function LicencePage({ licence: { id, page, companyName } }: Pick<LicenceCase, "licence">) {
  const t = useTranslations("staff");
  const [shown, setShown] = useState(false);
  if (page === null) return <p className="mt-3 text-sm text-muted">{t("licences.noPage")}</p>;
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        aria-expanded={shown}
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? "licences.hide" : "licences.page")}
      </Button>
      {shown && (
        <img
          src={pathOf(licenceFile, { params: { id }, query: { page } })}
          alt={t("licences.pageOf", { company: companyName })}
          className="mt-4 block max-h-200 w-full rounded-md bg-night object-contain p-3"
        />
      )}
    </div>
  );
}
