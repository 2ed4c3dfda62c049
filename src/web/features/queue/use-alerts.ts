/** Rings once when the place comes near, as this device was told to; the turn itself is told by mail and notice too. */
import { useEffect, useState } from "react";
import { inTab, onDevice } from "#web/lib/device/kept.ts";
import type { QueueOverview } from "./queries.ts";

const KEY = "rihla.queue-alerts";
/** The entry that was rung for; nobody is rung for twice by leaving the page and coming back. */
const RUNG = "rihla.queue-rung";
export const ALERT_CHOICES = [10, 30, 60, 100] as const;

export interface AlertChoice {
  readonly isOn: boolean;
  /** Rings at this place or before it. */
  readonly at: number;
}

export interface Alerts {
  readonly choice: AlertChoice;
  change(choice: AlertChoice): void;
  /** Sounds once, to hear how it will. */
  ring(): void;
}

const OFF: AlertChoice = { isOn: false, at: 60 };

export function useAlerts({ ticket }: QueueOverview): Alerts {
  const [choice, setChoice] = useState(readChoice);
  const entry = ticket?.entryId ?? null;
  const isDue =
    choice.isOn &&
    (ticket?.state === "admitted" ||
      (ticket?.state === "waiting" && ticket.position !== null && ticket.position <= choice.at));
  useEffect(() => {
    if (entry === null) return;
    if (isDue && inTab.read(RUNG) !== entry) ring();
    inTab.keep(RUNG, isDue ? entry : null);
  }, [isDue, entry]);
  return {
    choice,
    change(next) {
      setChoice(next);
      onDevice.keep(KEY, JSON.stringify(next));
    },
    ring,
  };
}

function readChoice(): AlertChoice {
  try {
    const kept: unknown = JSON.parse(onDevice.read(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("isOn" in kept) || !("at" in kept)) return OFF;
    const at = ALERT_CHOICES.find((place) => place === kept.at);
    return { isOn: kept.isOn === true, at: at ?? OFF.at };
  } catch {
    return OFF;
  }
}

/** Two soft tones; a browser that allows no sound before a touch stays silent. */
function ring(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.35, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.2, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.32);
  }
  setTimeout(() => void audio.close(), 1_000);
}
