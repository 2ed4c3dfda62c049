/** `/platform-features`: four cards between two films of ours (SPEC §2). */
import type { PageProps } from "../../page.ts";
import { ClosingCall } from "../../sections/night/closing-call.tsx";
import { FilmGround } from "../../sections/night/film-ground.tsx";
import { PageHead } from "../../sections/night/page-head.tsx";
import { GroundRings } from "../../sections/night/ring-ground.tsx";
import { CallToAction } from "../../sections/night/way-in.tsx";
import type { PublicWords } from "../../words.ts";
import { ArrivalStill } from "./arrival-still.tsx";
import { FeatureCard } from "./feature-card.tsx";
import { FamilySample, PaymentSample, QueueSample, VerdictSample } from "./samples.tsx";

export function PlatformFeatures({ words }: PageProps) {
  const t = words.platformFeatures;
  return (
    <>
      <PageHead
        seed="platform-features"
        eyebrow={t("head.eyebrow")}
        title={t("head.title")}
        lead={t("head.lead")}
        ground={<FilmGround name="arrival" still={<ArrivalStill />} words={words} />}
      >
        <Start words={words} />
      </PageHead>
      <FeatureCard
        name="documents"
        facts={["documents.facts.rules", "documents.facts.remedy", "documents.facts.kept"]}
        words={words}
        sample={VerdictSample}
      />
      <FeatureCard
        name="queue"
        facts={["queue.facts.wait", "queue.facts.score", "queue.facts.fair"]}
        words={words}
        sample={QueueSample}
        isMirrored
      />
      <FeatureCard
        name="family"
        facts={["family.facts.together", "family.facts.needs", "family.facts.calls"]}
        words={words}
        sample={FamilySample}
      />
      <FeatureCard
        name="payment"
        facts={["payment.facts.limits", "payment.facts.reason", "payment.facts.nothing"]}
        words={words}
        sample={PaymentSample}
        isMirrored
      />
      <ClosingCall
        title={t("closing.title")}
        text={t("closing.text")}
        seed="reading"
        ground={<FilmGround name="reading" still={<GroundRings seed="reading" />} words={words} />}
      >
        <Start words={words} />
      </ClosingCall>
    </>
  );
}

function Start({ words: { platformFeatures: t } }: { words: PublicWords }) {
  return <CallToAction main={{ href: "/api/login", label: t("start") }} />;
}
