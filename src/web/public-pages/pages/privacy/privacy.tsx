/** `/privacy`: what is collected, what for, who sees it, and the six rights, each with the way to its button (SPEC §2, §3). */
import { addressIn, type PageProps } from "../../page.ts";
import { Dates } from "../../sections/dates.tsx";
import { LegalText } from "../../sections/legal-text.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { TextBlocks } from "../../sections/text-blocks.tsx";
import { Rights } from "./rights.tsx";

const BEFORE = ["data", "use", "sharing"] as const;
const AFTER = ["keep", "cookies", "safety", "changes"] as const;

export function Privacy({ language, words, installation }: PageProps) {
  const t = words.privacy;
  const { organisation, privacyEmail } = installation;
  const plain = (name: (typeof BEFORE | typeof AFTER)[number]) => ({
    id: name,
    title: t(`${name}.title`),
    body: <TextBlocks text={t(`${name}.text`)} />,
  });
  const who = <TextBlocks text={t("who.text", { organisation, email: privacyEmail })} />;
  return (
    <>
      <PageHead seed="privacy" eyebrow={t("head.eyebrow")} title={t("head.title")} lead={t("head.lead")}>
        <Dates>{[t("head.updated")]}</Dates>
      </PageHead>
      <LegalText
        contents={t("contents")}
        parts={[
          { id: "who", title: t("who.title"), body: who },
          ...BEFORE.map(plain),
          {
            id: "rights",
            title: t("rights.title"),
            body: <Rights words={words} contact={addressIn(language, "/contact?kind=privacy#message")} />,
          },
          ...AFTER.map(plain),
        ]}
      />
    </>
  );
}
