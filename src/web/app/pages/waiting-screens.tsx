/** SPEC's full screen of waiting. */
import { useTranslations } from "use-intl";
import { FullScreenSpinner } from "../../ui/feedback/loading.tsx";

export function LoadingScreen() {
  return <FullScreenSpinner text={useTranslations("common")("loading")} />;
}
