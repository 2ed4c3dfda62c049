/** `/contact`: phone, live chat, mail, the message form, offices with their hours, and the emergency hotline (SPEC §2). */
import type { PageProps } from "../../page.ts";
import { PageHead } from "../../sections/night/page-head.tsx";
import { ContactChannels } from "./channels.tsx";
import { HelpPanel } from "./help-panel.tsx";
import { Hotline } from "./hotline.tsx";
import { MessageSection } from "./message-section.tsx";
import { Offices } from "./offices.tsx";
import { ContactQuestions } from "./questions.tsx";

export function Contact(page: PageProps) {
  const t = page.words.contact;
  return (
    <>
      <PageHead seed="contact" eyebrow={t("head.eyebrow")} title={t("head.title")} lead={t("head.lead")} />
      <ContactChannels {...page} />
      <MessageSection {...page} />
      <Offices {...page} />
      <Hotline {...page} />
      <ContactQuestions {...page} />
      <HelpPanel {...page} />
    </>
  );
}
