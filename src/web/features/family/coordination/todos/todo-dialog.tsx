/** Puts something on the shared list, or changes and deletes what is there. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_TODO_TEXT } from "#domain/households/checklist.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { FamilyGroup } from "../../queries.ts";
import { type HouseholdTodo, useAddTodo, useChangeTodo, useRemoveTodo } from "../plan-queries.ts";
import { useTodoWords } from "./use-todo-words.ts";

const ANYBODY = "";

interface TodoDialogProps {
  group: FamilyGroup;
  /** Null: a new one. */
  todo: HouseholdTodo | null;
  onClose: () => void;
}

export function TodoDialog({ group, todo, onClose }: TodoDialogProps) {
  const t = useTranslations("plans");
  const before = useTodoWords();
  const [text, setText] = useState(todo ? before(todo) : "");
  const [memberId, setMemberId] = useState(todo?.memberId ?? ANYBODY);
  const [dueOn, setDueOn] = useState(todo?.dueOn ?? "");
  const mayWrite = todo === null || todo.isYours;
  const draft = { memberId: memberId || null, dueOn: dueOn || null };
  // Unchanged words of our list stay in everybody's own language.
  const isNewText = todo === null || text.trim() !== before(todo);
  const save = useSave(group, todo, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(todo ? "todos.edit" : "todos.add")}
      footer={
        <>
          <Button
            disabled={text.trim() === ""}
            pending={save.isPending}
            pendingLabel={t("saving")}
            onClick={() => save.send(isNewText ? { ...draft, text } : draft)}
          >
            {t("save")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={t("todos.text")}
          value={text}
          maxLength={MAX_TODO_TEXT}
          disabled={!mayWrite}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label={t("todos.person")}
          value={memberId}
          options={[
            { value: ANYBODY, label: t("todos.nobody") },
            ...group.members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setMemberId(event.target.value)}
        />
        <TextField
          type="date"
          label={t("todos.due")}
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
        />
        {todo?.isYours && <Delete group={group} todo={todo} onDone={onClose} />}
        <Refusal error={save.error} />
      </div>
    </Dialog>
  );
}

interface Draft {
  readonly memberId: string | null;
  readonly dueOn: string | null;
  /** Left out: the words stay. */
  readonly text?: string;
}

function useSave(group: FamilyGroup, todo: HouseholdTodo | null, onSuccess: () => void) {
  const add = useAddTodo(onSuccess);
  const change = useChangeTodo(onSuccess);
  const send = (draft: Draft) => {
    if (todo) change.mutate({ params: { id: group.id, todoId: todo.id }, body: draft });
    else add.mutate({ params: { id: group.id }, body: { ...draft, text: draft.text ?? "" } });
  };
  return { send, isPending: add.isPending || change.isPending, error: add.error ?? change.error };
}

function Delete({ group, todo, onDone }: { group: FamilyGroup; todo: HouseholdTodo; onDone: () => void }) {
  const t = useTranslations("plans");
  const remove = useRemoveTodo(onDone);
  return (
    <div>
      <Button
        variant="quiet"
        pending={remove.isPending}
        pendingLabel={t("saving")}
        onClick={() => remove.mutate({ params: { id: group.id, todoId: todo.id } })}
      >
        {t("todos.delete")}
      </Button>
      <Refusal error={remove.error} />
    </div>
  );
}
