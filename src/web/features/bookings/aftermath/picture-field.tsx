/** The picture with a problem: chosen while it is raised, or sent afterwards, and taken back. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { MAX_UPLOAD_MEGABYTES } from "#domain/documents/document.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { FileField } from "#web/ui/forms/file-field.tsx";
import { type useAddProblemPicture, useRemoveProblemPicture } from "./queries.ts";

interface PictureFieldProps {
  error?: string | undefined;
  onChoose: (file: File | null) => void;
}

export function PictureField(props: PictureFieldProps) {
  const t = useTranslations("problems");
  return (
    <FileField {...props} label={t("picture.label")} hint={t("picture.hint", { megabytes: MAX_UPLOAD_MEGABYTES })} />
  );
}

/** Of a problem that has none: what was refused can be sent again as another file. */
export function LatePicture({
  problemId,
  adding,
}: {
  problemId: string;
  adding: ReturnType<typeof useAddProblemPicture>;
}) {
  const t = useTranslations("problems");
  const errorText = useErrorText();
  const ofThis = adding.variables?.id === problemId;
  const place = useRef<HTMLDivElement>(null);
  const refused = ofThis ? adding.error : null;
  // On a phone it stands below the steps, and the note that the problem is sent would be all that is seen.
  useEffect(() => {
    if (refused) place.current?.scrollIntoView({ block: "center" });
  }, [refused]);
  if (ofThis && adding.isPending) return <p role="status">{t("raise.pending")}</p>;
  return (
    <div ref={place}>
      <PictureField
        error={refused ? errorText(refused) : undefined}
        onChoose={(file) => file && adding.mutate({ id: problemId, file })}
      />
    </div>
  );
}

/** Of a problem that has one. */
export function TakePictureBack({ problemId }: { problemId: string }) {
  const t = useTranslations("problems");
  const remove = useRemoveProblemPicture();
  return (
    <>
      <Button variant="quiet" pending={remove.isPending} onClick={() => remove.mutate({ params: { id: problemId } })}>
        {t("picture.remove")}
      </Button>
      <Refusal error={remove.error} className="mt-2" />
    </>
  );
}
