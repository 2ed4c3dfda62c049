/** Stars and words of a review: stars are needed, words are welcome. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_REVIEW, STARS, type Stars } from "#domain/reviews/review.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { StarsField } from "#web/shared/reviews/stars-field.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";

interface Words {
  readonly stars: number;
  readonly body: string;
}

interface ReviewFormProps {
  start?: Words;
  submit: string;
  sending: { readonly isPending: boolean; readonly error: Error | null };
  onSend: (words: Words) => void;
  onKeep?: () => void;
}

export function ReviewForm({ start, submit, sending, onSend, onKeep }: ReviewFormProps) {
  const t = useTranslations("voices");
  const errorText = useErrorText();
  const [stars, setStars] = useState<Stars | null>(() => STARS.find((star) => star === start?.stars) ?? null);
  const [body, setBody] = useState(start?.body ?? "");
  const [isTried, setTried] = useState(false);
  return (
    <form
      noValidate
      className="grid max-w-[42rem] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (stars) onSend({ stars, body: body.trim() });
      }}
    >
      <StarsField value={stars} error={isTried && !stars ? t("own.needStars") : undefined} onChange={setStars} />
      <TextAreaField
        label={t("own.body")}
        hint={t("own.bodyHint", { max: LONGEST_REVIEW })}
        error={sending.error ? errorText(sending.error) : undefined}
        dir="auto"
        rows={5}
        maxLength={LONGEST_REVIEW}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={sending.isPending} pendingLabel={t("own.pending")}>
          {submit}
        </Button>
        {onKeep && (
          <Button variant="outline" onClick={onKeep}>
            {t("own.keep")}
          </Button>
        )}
      </div>
    </form>
  );
}
