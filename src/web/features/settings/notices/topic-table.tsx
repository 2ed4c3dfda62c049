/** The topics by channel: each choice counts as soon as it is made. */
import { useTranslations } from "use-intl";
import { MAIL_WISHES } from "#domain/notifications/delivery.ts";
import { type TopicChoice, useChooseTopics } from "#web/shared/notices/queries.ts";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";

export function TopicTable({ topics, isLocked }: { topics: readonly TopicChoice[]; isLocked: boolean }) {
  const t = useTranslations("notices");
  const choose = useChooseTopics();
  // What was just chosen is shown while it is on its way.
  const sent = choose.isPending ? choose.variables.body.choices : [];
  const shown = topics.map((choice) => sent.find(({ topic }) => topic === choice.topic) ?? choice);
  return (
    <section>
      <h3 className="font-sans text-base font-semibold">{t("table.title")}</h3>
      <p className="text-sm text-muted">{t("table.text")}</p>
      <Refusal error={choose.error} className="mt-3" />
      <ul className="mt-3 divide-y divide-line">
        {shown.map((choice) => (
          <TopicRow
            key={choice.topic}
            choice={choice}
            isLocked={isLocked}
            onChoose={(changed) => choose.mutate({ body: { choices: [changed] } })}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  choice: TopicChoice;
  isLocked: boolean;
  onChoose: (choice: TopicChoice) => void;
}

function TopicRow({ choice, isLocked, onChoose }: RowProps) {
  const t = useTranslations("notices");
  const { topic, app, push, mail } = choice;
  const name = t(`topics.${topic}.title`);
  return (
    <li className="py-4">
      <fieldset disabled={isLocked} className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[1fr_auto_auto_13rem]">
        <legend className="sr-only">{name}</legend>
        <div aria-hidden="true">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted">{t(`topics.${topic}.text`)}</p>
        </div>
        <div className="flex flex-wrap gap-x-6 md:contents">
          <Checkbox
            label={t("channels.app")}
            checked={app}
            disabled={isLocked || topic === "account"}
            onChange={({ target }) => onChoose({ ...choice, app: target.checked })}
          />
          <Checkbox
            label={t("channels.push")}
            checked={push}
            onChange={({ target }) => onChoose({ ...choice, push: target.checked })}
          />
        </div>
        <SelectField
          label={t("channels.mail")}
          value={mail}
          options={MAIL_WISHES.map((value) => ({ value, label: t(`mail.${value}`) }))}
          onChange={({ target }) =>
            onChoose({ ...choice, mail: MAIL_WISHES.find((value) => value === target.value) ?? mail })
          }
        />
      </fieldset>
    </li>
  );
}
