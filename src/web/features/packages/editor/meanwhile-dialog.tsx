/** Somebody else has changed the package since it was opened: what they wrote beside what stands here, and the choice. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { NEW_FORM, offerFormOf } from "./form/form-model.ts";
import { FORM_FIELDS, type FormField } from "./form/parts.ts";
import type { EditorState, Meanwhile } from "./use-editor.ts";

interface MeanwhileDialogProps {
  editor: EditorState;
  meanwhile: Meanwhile;
}

export function MeanwhileDialog({ editor, meanwhile }: MeanwhileDialogProps) {
  const t = useTranslations("offers");
  const before = editor.base ? offerFormOf(editor.base) : NEW_FORM;
  const theirs = offerFormOf(meanwhile.theirs);
  const changed = FORM_FIELDS.filter((field) => theirs[field] !== before[field]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={() => undefined}
      title={t("meanwhile.title")}
      description={t("meanwhile.text")}
      footer={
        <>
          <Button pending={editor.save.isPending} onClick={editor.keepMine}>
            {t("meanwhile.keepMine")}
          </Button>
          <Button variant="outline" onClick={editor.takeTheirs}>
            {t("meanwhile.takeTheirs")}
          </Button>
        </>
      }
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            {(["field", "theirs", "mine"] as const).map((head) => (
              <th key={head} scope="col" className="px-3 py-2 text-start">
                {t(`meanwhile.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <Row
              key={field}
              field={field}
              theirs={theirs[field]}
              mine={editor.form[field]}
              touched={editor.form[field] !== before[field]}
            />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

interface RowProps {
  field: FormField;
  theirs: string;
  mine: string;
  /** Changed here too: the two differ. */
  touched: boolean;
}

function Row({ field, theirs, mine, touched }: RowProps) {
  const t = useTranslations("offers");
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-3 py-2 text-start font-semibold">
        {t(`form.${field}`)}
      </th>
      <td className="px-3 py-2" dir="auto">
        {theirs || "–"}
      </td>
      <td className="px-3 py-2 text-muted" dir="auto">
        {touched ? mine || "–" : t("meanwhile.untouched")}
      </td>
    </tr>
  );
}
