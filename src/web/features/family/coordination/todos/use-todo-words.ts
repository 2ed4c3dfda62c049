/** The words of something to do: the household's own, or ours in the reader's language. */
import { useTranslations } from "use-intl";
import type { HouseholdTodo } from "../plan-queries.ts";

export function useTodoWords(): (todo: HouseholdTodo) => string {
  const t = useTranslations("plans");
  return ({ text, defaultKey }) => text ?? (defaultKey ? t(`todos.default.${defaultKey}`) : "");
}
