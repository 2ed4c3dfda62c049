/** The landing page: SPEC §2's sections in its order, then what Rihla is, help, and the way in. */
import type { PageProps } from "../page.ts";
import { Biometric } from "./biometric.tsx";
import { Causes } from "./causes.tsx";
import { DemoFilm } from "./demo-film.tsx";
import { Demos } from "./demos.tsx";
import { Features } from "./features.tsx";
import { HelpAndAbout } from "./help-and-about.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Journey } from "./journey.tsx";
import { Official } from "./official.tsx";
import { Plans } from "./plans.tsx";
import { Process } from "./process.tsx";
import { Proof } from "./proof.tsx";
import { Voices } from "./voices.tsx";

export function Landing({ language, words }: PageProps) {
  const t = words.landing;
  return (
    <>
      <Hero words={words} language={language} />
      <Process t={t} />
      <Official t={t} />
      <Causes words={words} />
      <Proof words={words} />
      <Biometric t={t} />
      <Features t={t} />
      <Journey t={t} />
      <div className="no-demo:hidden">
        <Demos words={words} />
      </div>
      <DemoFilm t={t} language={language} />
      <Plans words={words} />
      <Voices words={words} />
      <HelpAndAbout t={t} />
      <HowItWorks t={t} />
    </>
  );
}
