/** SPEC's two full screens of waiting. */
import { useTranslations } from "use-intl";
import { FullScreenSpinner } from "../ui/feedback/loading.tsx";

export function LoadingScreen() {
  return <FullScreenSpinner text={useTranslations("common")("loading")} />;
}

export function RedirectingScreen() {
  return <FullScreenSpinner text={useTranslations("common")("redirecting")} />;
}
