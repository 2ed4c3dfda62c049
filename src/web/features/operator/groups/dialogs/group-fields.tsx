/** What is said of a group: name, leader, coach, size and note. */
import { useTranslations } from "use-intl";
import { MAX_BUS, MAX_GROUP_NAME, MAX_GROUP_SIZE, MAX_LEADER, MAX_NOTE } from "#domain/groups/group.ts";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";

export interface FieldsDraft {
  readonly name: string;
  readonly leader: string;
  readonly bus: string;
  readonly note: string;
  /** As typed. */
  readonly sizeLimit: string;
}

interface GroupFieldsProps {
  draft: FieldsDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<FieldsDraft>) => void;
}

export function GroupFields({ draft, errors, onChange }: GroupFieldsProps) {
  const t = useTranslations("groups");
  return (
    <>
      <TextField
        label={t("form.name")}
        placeholder={t("form.nameExample")}
        required
        maxLength={MAX_GROUP_NAME}
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t("form.leader")}
        hint={t("form.leaderHint")}
        maxLength={MAX_LEADER}
        value={draft.leader}
        error={errors.leader}
        onChange={({ target }) => onChange({ leader: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("form.bus")}
          placeholder={t("form.busExample")}
          maxLength={MAX_BUS}
          value={draft.bus}
          error={errors.bus}
          onChange={({ target }) => onChange({ bus: target.value })}
        />
        <NumberField
          label={t("form.limit")}
          hint={t("form.limitHint")}
          min={1}
          max={MAX_GROUP_SIZE}
          required
          value={draft.sizeLimit}
          error={errors.sizeLimit}
          onText={(sizeLimit) => onChange({ sizeLimit })}
        />
      </div>
      <TextAreaField
        label={t("form.note")}
        hint={t("form.noteHint")}
        rows={2}
        maxLength={MAX_NOTE}
        value={draft.note}
        error={errors.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
