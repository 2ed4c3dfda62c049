/** What is answered in danger: whom to call where the asker is, and the few lines that help until somebody comes. */
import { ANYWHERE, EMERGENCY, emergencyNumbers, HELPLINES, type Service } from "#domain/hajj/emergency.ts";
import type { Danger } from "../safety/danger.ts";
import { emergencyCountry } from "../safety/place.ts";
import { ACTIONS, type Action, type Composer, type Sentence, say } from "./reply.ts";

interface Help {
  readonly service: Service;
  /** Of `facts/`: what to do meanwhile. */
  readonly facts: readonly string[];
  /** The pilgrims' own line helps with it too. */
  readonly pilgrims?: true;
}

const HELP: Readonly<Record<Danger, Help>> = {
  selfHarm: { service: "ambulance", facts: [] },
  crowd: { service: "ambulance", facts: ["crowdSafety"] },
  fire: { service: "fire", facts: ["inFire"] },
  assault: { service: "police", facts: ["attacked"] },
  // Advice for after an assault would not fit whoever is locked in.
  held: { service: "police", facts: [], pilgrims: true },
  poisoning: { service: "ambulance", facts: ["poisoned"] },
  bite: { service: "ambulance", facts: ["bitten"] },
  breathing: { service: "ambulance", facts: ["notBreathing"] },
  chest: { service: "ambulance", facts: ["chestPain"] },
  heat: { service: "ambulance", facts: ["heatStroke"] },
  lostPassport: { service: "police", facts: ["lostPassport"], pilgrims: true },
  theft: { service: "police", facts: ["robbed"] },
  lostPerson: { service: "police", facts: ["lostPerson"], pilgrims: true },
  lostSelf: { service: "police", facts: ["lostPilgrim"], pilgrims: true },
  medical: { service: "ambulance", facts: ["collapsed"] },
  moneyGone: { service: "police", facts: ["payFailedNusuk"] },
  numbers: { service: "police", facts: ["emergencyLanguages"], pilgrims: true },
};

/** An emergency that was chosen from the offered questions. */
const ANY: Omit<Help, "facts"> = { service: "ambulance", pilgrims: true };

const [ALL, PILGRIMS, HEALTH] = EMERGENCY;

/** No dose is told: who to ask. */
export const dose: Composer = () => ({
  sentences: [say("safety.dose", { number: HEALTH.number })],
  actions: [call("callSaudi", HEALTH.number)],
  facts: 0,
});

/** The numbers come first; before them only a word to whoever does not want to live. */
export const emergency: Composer = ({ danger, text, known, now }) => {
  const { service, pilgrims } = danger === null ? ANY : HELP[danger];
  const place = emergencyCountry(text, known, now);
  const isSaudi = place === "SA";
  const there = place === null || isSaudi ? [] : emergencyNumbers(place, service);
  const helpline = danger === "selfHarm" && place !== null ? HELPLINES[place] : undefined;
  const anywhere = isSaudi || there.length > 0 ? [] : [ANYWHERE];
  const sentences: readonly Sentence[] = [
    ...(danger === "selfHarm" ? [say("safety.selfHarm")] : []),
    ...there.slice(0, 1).map((number) => say("safety.callIn", { place: { country: place ?? "" }, number })),
    ...(helpline ? [say("safety.talk", { name: helpline.name, number: helpline.number })] : []),
    say("safety.all", { number: ALL.number }),
    ...anywhere.map((number) => say("safety.anywhere", { number })),
    ...(pilgrims ? [say("safety.pilgrims", { number: PILGRIMS.number })] : []),
    ...(danger === null || danger === "numbers" ? [say("safety.health", { number: HEALTH.number })] : []),
  ];
  const calls = [
    ...[...there, ...(helpline ? [helpline.number] : [])].map((number) => call("call", number)),
    ...(there.includes(ALL.number) ? [] : [call(isSaudi ? "call" : "callSaudi", ALL.number)]),
    ...[...anywhere, ...(pilgrims ? [PILGRIMS.number] : [])].map((number) => call("call", number)),
  ];
  const places = danger === "selfHarm" ? [] : [ACTIONS.hajj];
  return {
    sentences,
    actions: [...calls, ...places, ACTIONS.person],
    facts: danger === null ? 1 : HELP[danger].facts,
  };
};

/** A button that dials; `callSaudi` tells who may be elsewhere that the number is a Saudi one. */
function call(key: "call" | "callSaudi", number: string): Action {
  return { key, target: `call:${number.replace(/\s/g, "")}`, values: { number } };
}
