/** Pairs that the automatic list keeps together or apart. */
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { WISH_KINDS, type WishKind } from "#domain/groups/wishes.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { type GroupDetail, useSetWishes } from "../queries.ts";
import { nameOf } from "./names.ts";

export function WishesCard({ group }: { group: GroupDetail }) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const save = useSetWishes(group);
  const name = (id: string) => {
    const person = group.people.find(({ travellerId }) => travellerId === id);
    return person ? nameOf(person) : "–";
  };
  return (
    <Card title={t("wishes.title")}>
      <p className="text-sm text-muted">{group.wishes.length > 0 ? t("wishes.text") : t("wishes.none")}</p>
      <ul className="mt-3 grid">
        {group.wishes.map(({ kind, travellerIds: [one, other] }) => (
          <li key={`${one} ${other}`} className="flex items-center justify-between gap-2 border-t border-line">
            <span className="min-w-0 text-sm">{t(`wishes.${kind}`, { one: name(one), other: name(other) })}</span>
            <IconButton
              look="quiet"
              icon={X}
              label={`${t("wishes.remove")}: ${t(`wishes.${kind}`, { one: name(one), other: name(other) })}`}
              onClick={() =>
                save.mutate({
                  wishes: group.wishes.filter(({ travellerIds: [first, second] }) => first !== one || second !== other),
                })
              }
            />
          </li>
        ))}
      </ul>
      {save.error && (
        <Banner className="mt-3" tone="bad" role="alert">
          {isChangedMeanwhile(save.error) ? t("view.changed") : errorText(save.error)}
        </Banner>
      )}
      {group.people.length > 1 && (
        <NewPair
          group={group}
          isPending={save.isPending}
          onAdd={(wish) => save.mutate({ wishes: [...group.wishes, wish] })}
        />
      )}
    </Card>
  );
}

type Wish = GroupDetail["wishes"][number];

interface NewPairProps {
  group: GroupDetail;
  isPending: boolean;
  onAdd: (wish: Wish) => void;
}

function NewPair({ group, isPending, onAdd }: NewPairProps) {
  const t = useTranslations("groups");
  const [kind, setKind] = useState<WishKind>("together");
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const people = [
    { value: "", label: t("wishes.choose") },
    ...group.people.map((person) => ({ value: person.travellerId, label: nameOf(person) })),
  ];
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("wishes.add")}</summary>
      <form
        className="mt-2 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd({ kind, travellerIds: [one, other] });
        }}
      >
        <SelectField
          label={t("wishes.one")}
          required
          options={people}
          value={one}
          onChange={({ target }) => setOne(target.value)}
        />
        <SelectField
          label={t("wishes.kind")}
          value={kind}
          options={[
            { value: "together", label: t("wishes.kindTogether") },
            { value: "apart", label: t("wishes.kindApart") },
          ]}
          onChange={({ target }) => setKind(WISH_KINDS.find((name) => name === target.value) ?? kind)}
        />
        <SelectField
          label={t("wishes.other")}
          required
          options={people.filter(({ value }) => value === "" || value !== one)}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <Button type="submit" variant="outline" pending={isPending}>
          {t("wishes.submit")}
        </Button>
      </form>
    </details>
  );
}
