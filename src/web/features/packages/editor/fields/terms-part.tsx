/** Who sells, how bookings are confirmed, what comes back on cancelling, and how it is paid over time. */
import { useTranslations } from "use-intl";
import { CHANNELS } from "#domain/channel.ts";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { OfferSelect, OfferText, type PartProps, useProblemSentence } from "./fields.tsx";
import { PairRows } from "./pair-rows.tsx";

const MOST_STEPS = 10;

export function TermsPart({ editor }: PartProps) {
  const t = useTranslations("offers");
  const approvals = (["approval", "instant"] as const).map((value) => ({ value, label: t(`approval.${value}`) }));
  return (
    <div className="grid gap-7">
      <Channels editor={editor} />
      <div className="grid gap-5 md:grid-cols-2">
        <OfferSelect editor={editor} name="approval" options={approvals} />
        <OfferText editor={editor} name="changeDays" inputMode="numeric" hint={t("hint.changeDays")} />
      </div>
      <PairRows editor={editor} name="ladder" most={MOST_STEPS} />
      <Payment editor={editor} />
    </div>
  );
}

function Channels({ editor }: PartProps) {
  const t = useTranslations("offers");
  const sentence = useProblemSentence();
  const chosen = editor.form.channels.split(" ").filter(Boolean);
  const problem = editor.problems.find(({ field }) => field === "channels");
  const toggle = (channel: string, on: boolean) =>
    editor.change({ channels: [...chosen.filter((one) => one !== channel), ...(on ? [channel] : [])].join(" ") });
  return (
    <fieldset>
      <legend className="mb-1 text-base font-semibold">{t("form.channels")}</legend>
      {CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          name={channel === CHANNELS[0] ? "channels" : undefined}
          label={t(`channel.${channel}.label`)}
          hint={t(`channel.${channel}.hint`)}
          checked={chosen.includes(channel)}
          onChange={({ target }) => toggle(channel, target.checked)}
        />
      ))}
      {problem && <p className="text-sm text-bad">{sentence(problem)}</p>}
    </fieldset>
  );
}

/** Only what the operator itself sells is paid here. */
function Payment({ editor }: PartProps) {
  const t = useTranslations("offers");
  const kinds = (["whole", "percent", "per_person"] as const).map((value) => ({ value, label: t(`deposit.${value}`) }));
  if (!editor.form.channels.includes("operator")) return null;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <OfferSelect editor={editor} name="deposit" options={kinds} />
      {editor.form.deposit !== "whole" && (
        <>
          <OfferText editor={editor} name="depositValue" inputMode="decimal" />
          <OfferText editor={editor} name="balanceDays" inputMode="numeric" />
          <OfferText editor={editor} name="instalments" inputMode="numeric" />
          <OfferText editor={editor} name="graceDays" inputMode="numeric" />
        </>
      )}
    </div>
  );
}
