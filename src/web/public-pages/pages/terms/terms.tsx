/** `/terms`: service, responsibilities, prohibited activities, fees, liability, and how a dispute is settled (SPEC §2, §9). */
import { addressIn, type PageProps } from "../../page.ts";
import { Dates } from "../../sections/dates.tsx";
import { LegalText } from "../../sections/legal-text.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { TextBlocks } from "../../sections/text-blocks.tsx";
import { Disputes } from "./disputes.tsx";

const BEFORE = ["service", "responsibilities", "prohibited", "fees", "liability"] as const;
const AFTER = ["law", "changes"] as const;

export function TermsOfService({ language, words, installation: { organisation } }: PageProps) {
  const t = words.terms;
  const plain = (name: (typeof BEFORE | typeof AFTER)[number]) => ({
    id: name,
    title: t(`${name}.title`),
    body: <TextBlocks text={t(`${name}.text`, { organisation })} />,
  });
  const disputes = <Disputes words={words} contact={addressIn(language, "/contact")} />;
  return (
    <>
      <PageHead seed="terms" eyebrow={t("head.eyebrow")} title={t("head.title")} lead={t("head.lead")}>
        <Dates>{[t("head.updated"), t("head.effective")]}</Dates>
      </PageHead>
      <LegalText
        contents={t("contents")}
        parts={[
          ...BEFORE.map(plain),
          { id: "disputes", title: t("disputes.title"), body: disputes },
          ...AFTER.map(plain),
        ]}
      />
    </>
  );
}
