/** The recovery codes, shown this once: to copy, to print with the page, to write down. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations("secondFactor");
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Banner tone="ok" role="status">
        <h3 className="font-semibold">{t("codes.title")}</h3>
        <p className="mt-1">{t("codes.text")}</p>
      </Banner>
      <ul
        dir="ltr"
        aria-label={t("codes.title")}
        className="grid gap-x-6 gap-y-2 font-mono text-sm sm:grid-cols-2 sm:text-base"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          {t(isCopied ? "codes.copied" : "codes.copy")}
        </Button>
        <Button onClick={onKept}>{t("codes.kept")}</Button>
      </div>
    </>
  );
}
