/** The landing page: SPEC §2's sections in its order, each told once; what its examples rest on stands at its end. */
import type { PageProps } from "../../page.ts";
import { Biometric } from "./biometric.tsx";
import { Causes } from "./causes/causes.tsx";
import { Demos } from "./demos/demos.tsx";
import { FeatureList } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { JourneySection } from "./journey.tsx";
import { Official } from "./official.tsx";
import { Plans } from "./plans.tsx";
import { Process } from "./process.tsx";
import { RestsOn } from "./rests-on.tsx";
import { Voices } from "./voices.tsx";

export function Landing({ language, words }: PageProps) {
  const t = words.landing;
  return (
    <>
      <Hero words={words} language={language} />
      <Process t={t} />
      <Official t={t} />
      <Causes words={words} />
      <Biometric t={t} />
      <FeatureList words={words} />
      <JourneySection t={t} />
      <Demos words={words} language={language} />
      <Plans words={words} />
      <Voices words={words} />
      <RestsOn words={words} />
    </>
  );
}
