/** The landing page: SPEC §2's sections in its order, then what Rihla is, help, and the way in. */
import type { PageProps } from "../page.ts";
import { Biometric } from "./biometric.tsx";
import { Causes } from "./causes.tsx";
import { Demos } from "./demos.tsx";
import { Features } from "./features.tsx";
import { HelpAndAbout } from "./help-and-about.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Journey } from "./journey.tsx";
import { Official } from "./official.tsx";
import { Plans } from "./plans.tsx";
import { Process } from "./process.tsx";
import { ProductStill } from "./product-still.tsx";
import { Proof } from "./proof.tsx";
import { Voices } from "./voices.tsx";

export function Landing({ language, words: { t } }: PageProps) {
  return (
    <>
      <Hero t={t} language={language} />
      <Process t={t} />
      <Official t={t} />
      <Causes t={t} />
      <Proof t={t} />
      <Biometric t={t} />
      <Features t={t} />
      <Journey t={t} />
      <Demos t={t} />
      <ProductStill t={t} />
      <Plans t={t} />
      <Voices t={t} />
      <HelpAndAbout t={t} />
      <HowItWorks t={t} />
    </>
  );
}
