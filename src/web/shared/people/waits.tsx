/** Whom a household waits for, in a sentence or two: the reader's own part first, then everybody else's by name. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { FamilyGroup } from "#contract/family.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { useFormats } from "../../ui/text/use-formats.ts";

type Member = FamilyGroup["members"][number];
type Blocking = FamilyGroup["readiness"]["blocking"];

/** So many are named; of more, two are, and the others counted. */
const MOST_NAMED = 3;
const NAMED = 2;

/** Who has something to do; where nobody has, whoever waits for an answer. Of whom nothing is asked, nobody waits for. */
function waitedFor(group: FamilyGroup): readonly Member[] {
  const coming = whoIsAsked(group);
  const toDo = coming.filter(({ status }) => status === "incomplete");
  return toDo.length > 0 ? toDo : coming.filter(({ status }) => status === "pending");
}

/** Nothing where nobody is waited for. What it is of somebody else is only for who may see that person's papers. */
export function Waits({ group }: { group: FamilyGroup }): ReactNode {
  const t = useTranslations("family");
  const names = useNames();
  const all = waitedFor(group);
  const own = all.find(({ isYou }) => isYou);
  const others = all.filter(({ isYou }) => !isYou);
  const { blocking } = group.readiness;
  const first = others.find(({ id }) => id === blocking?.memberId) ?? others[0];
  const thing = useThing();
  if (own) {
    return (
      <>
        {t("held.own", { thing: thing(own.blocking) })}{" "}
        {others.length > 0 && t.rich("held.also", { names: names(others), b: bold })}
      </>
    );
  }
  if (!first) return null;
  const isTold = blocking?.memberId === first.id && blocking.mark !== null;
  const told = { name: names([first]), thing: isTold ? thing(blocking) : "", b: bold };
  if (others.length === 1 && isTold) return t.rich("held.by", told);
  return (
    <>
      {t.rich("held.all", { names: names(others), b: bold })} {isTold && t.rich("held.first", told)}
    </>
  );
}

const bold = (words: ReactNode) => <b>{words}</b>;

function useThing(): (blocking: Blocking | Member["blocking"]) => string {
  const t = useTranslations("family");
  return (blocking) => (blocking?.mark && blocking.state ? t(`next.${blocking.state}`, { mark: blocking.mark }) : "");
}

function useNames(): (people: readonly Member[]) => string {
  const t = useTranslations("family");
  const { list } = useFormats();
  return (people) => {
    const named = people.slice(0, people.length > MOST_NAMED ? NAMED : MOST_NAMED).map(({ name }) => name);
    const rest = people.length - named.length;
    return list(rest > 0 ? [...named, t("held.others", { count: rest })] : named);
  };
}
