/** The shared list: ticked with one touch, undone with another, each for a person and a day. */
import { ListChecks, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { areAllAway, whoIsAsked } from "#domain/households/asked.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyLine } from "#web/ui/feedback/empty-state.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { memberNamesOf, type PlanCardProps } from "../card-props.ts";
import { type HouseholdTodo, useChangeTodo, useTakeDefaultTodos } from "../plan-queries.ts";
import { TodoDialog } from "./todo-dialog.tsx";
import { useTodoWords } from "./use-todo-words.ts";

export function TodosCard({ group, plans: { todos } }: PlanCardProps) {
  const t = useTranslations("plans");
  const [edits, setEdits] = useState<HouseholdTodo | "new" | null>(null);
  // Our list is of what comes before a departure.
  const isOffered = !todos.some(({ defaultKey }) => defaultKey !== null) && !areAllAway(whoIsAsked(group));
  const done = todos.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card
      icon={ListChecks}
      title={t("todos.title")}
      aside={todos.length > 0 && t("todos.count", { done, all: todos.length })}
    >
      {todos.length === 0 && <EmptyLine>{t("todos.none")}</EmptyLine>}
      <ul className="divide-y divide-line">
        {todos.map((todo) => (
          <Row key={todo.id} group={group} todo={todo} onEdit={() => setEdits(todo)} />
        ))}
      </ul>
      {isOffered && <TakeOurs groupId={group.id} />}
      <Button
        variant="outline"
        className="mt-4"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => setEdits("new")}
      >
        {t("todos.add")}
      </Button>
      {edits && <TodoDialog group={group} todo={edits === "new" ? null : edits} onClose={() => setEdits(null)} />}
    </Card>
  );
}

function Row({ group, todo, onEdit }: { group: PlanCardProps["group"]; todo: HouseholdTodo; onEdit: () => void }) {
  const t = useTranslations("plans");
  const words = useTodoWords()(todo);
  const { date } = useFormats();
  const change = useChangeTodo();
  const { dueOn, memberId, doneAt, doneBy, isLate } = todo;
  const facts = [
    ...(memberId ? [memberNamesOf(group)(memberId)] : []),
    ...(doneAt && doneBy ? [t("todos.by", { name: doneBy })] : []),
    ...(!doneAt && dueOn ? [t(isLate ? "todos.late" : "todos.until", { date: date(dueOn) })] : []),
  ];
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <span className="min-w-0 flex-1">
        <Checkbox
          label={<bdi className={doneAt ? "text-muted line-through" : ""}>{words}</bdi>}
          checked={doneAt !== null}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate({ params: { id: group.id, todoId: todo.id }, body: { done: event.target.checked } })
          }
        />
        {facts.length > 0 && (
          <span className={`block ps-9 text-sm ${isLate ? "text-bad" : "text-muted"}`}>{facts.join(" · ")}</span>
        )}
        <Refusal error={change.error} className="mt-2" />
      </span>
      <Button variant="quiet" aria-label={t("todos.editOf", { text: words })} onClick={onEdit}>
        {t("todos.edit")}
      </Button>
    </li>
  );
}

function TakeOurs({ groupId }: { groupId: string }) {
  const t = useTranslations("plans");
  const take = useTakeDefaultTodos();
  return (
    <div className="mt-4 rounded-md bg-sunken p-4">
      <p className="mb-3 text-sm">{t("todos.takeText")}</p>
      <Button
        pending={take.isPending}
        pendingLabel={t("saving")}
        onClick={() => take.mutate({ params: { id: groupId } })}
      >
        {t("todos.take")}
      </Button>
      <Refusal error={take.error} className="mt-3" />
    </div>
  );
}
