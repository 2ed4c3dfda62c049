/** Dates and amounts that read two ways: asked once for the whole file, with a cell of it as the example. */
import { useTranslations } from "use-intl";
import { DATE_ORDERS, readDate } from "#domain/imports/read-date.ts";
import { DECIMAL_SIGNS, readAmount } from "#domain/imports/read-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FileAnswers } from "./sheet-view.ts";

interface FileQuestionsProps<Said extends FileAnswers<string>> {
  questions: readonly { readonly about: "dateOrder" | "decimal"; readonly example: string }[];
  answers: Said;
  onAnswers: (answers: Said) => void;
}

export function FileQuestions<Said extends FileAnswers<string>>({
  questions,
  answers,
  onAnswers,
}: FileQuestionsProps<Said>) {
  const t = useTranslations("imports");
  return questions.map(({ about, example }) => (
    <Card key={about} title={t(`questions.${about}`, { example })}>
      <p className="mb-4 text-sm text-muted">{t("questions.forAll")}</p>
      <div className="flex flex-wrap gap-3">
        {about === "dateOrder" ? (
          <DateChoices example={example} onChoose={(dateOrder) => onAnswers({ ...answers, dateOrder })} />
        ) : (
          <AmountChoices example={example} onChoose={(decimal) => onAnswers({ ...answers, decimal })} />
        )}
      </div>
    </Card>
  ));
}

interface ChoicesProps<T> {
  example: string;
  onChoose: (answer: T) => void;
}

function DateChoices({ example, onChoose }: ChoicesProps<(typeof DATE_ORDERS)[number]>) {
  const { date } = useFormats();
  return DATE_ORDERS.map((order) => {
    const read = readDate(example, order);
    const day = "value" in read ? read.value : null;
    return (
      day && (
        <Button key={order} variant="outline" onClick={() => onChoose(order)}>
          {date(day)}
        </Button>
      )
    );
  });
}

function AmountChoices({ example, onChoose }: ChoicesProps<(typeof DECIMAL_SIGNS)[number]>) {
  const { money } = useFormats();
  return DECIMAL_SIGNS.map((sign) => {
    const read = readAmount(example, sign);
    const amount = "value" in read ? read.value : null;
    return (
      amount !== null && (
        <Button key={sign} variant="outline" onClick={() => onChoose(sign)}>
          {money(amount, "USD")}
        </Button>
      )
    );
  });
}
