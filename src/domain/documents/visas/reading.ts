/** How a line of a visa is read from word to word: what each announces, and what may follow. */
import { daysBetween } from "#domain/calendar.ts";
import type { CertificateField } from "../certificates/forms/languages/form.ts";
import type { HolderFacts } from "../certificates/holder/about.ts";
import { type DateReadings, MOST_DAYS_APART } from "../certificates/words/dates.ts";
import type { Token } from "./tokens.ts";
import type { Cue } from "./words.ts";

export interface Told {
  readonly field: CertificateField;
  readonly value: string;
}

/** What is announced and has not come yet. */
export type Awaited =
  | Exclude<
      Cue,
      | "plain"
      | "office"
      | "hajj"
      | "once"
      | "only"
      | "asked"
      | "granted"
      | "male"
      | "female"
      | "days"
      | "months"
      | "place"
      | "season"
    >
  /** The last day of what began. */
  | "rest"
  /** A further group of digits of one number. */
  | "numbered";

/** One line, or a part of it, as it is read from word to word. */
export class Reading {
  readonly entries: Told[] = [];
  private readonly days: DateReadings[] = [];
  isHajj = false;
  awaited: Awaited | null;
  private readonly about: HolderFacts;
  /** A first day without its last one. */
  private isOpen = false;
  private isOfEntry = false;
  private isOfOffice = false;
  /** The passport stands in this cell: its own end may follow. */
  private hasPassport = false;
  private lastDay: DateReadings | null = null;
  private lastCalendar = "";
  private lastField: "valid_from" | "valid_until" | null = null;
  private lastCue: Cue | null = null;
  private isOfEnd = false;
  private isOfSeason = false;
  /** A number without which "no" denies something. */
  private isNumberDue = false;
  /** It speaks of what was asked for, which is given only where it says so, and of which there may be a number. */
  private isAsked = false;
  /** A day alone beside the word for entry is that of a stamp. */
  private isOfCrossing = false;
  private isOfLetter = false;
  private isGiven = false;
  private isNumbered = false;

  constructor(about: HolderFacts, awaited: Awaited | null) {
    [this.about, this.awaited] = [about, awaited];
  }

  private tell(field: CertificateField, value: string): true {
    this.entries.push({ field, value });
    return true;
  }

  /** Whether a token may stand where it does. */
  take(token: Token, next: Token | undefined, meant: Token | undefined): boolean {
    if (!["day", "sign", "gap"].includes(token.kind) && !isOfCalendar(token)) this.lastDay = null;
    switch (token.kind) {
      case "sign":
        return true;
      case "gap":
        this.hasPassport = false;
        return true;
      case "day":
        return this.takeDay(token);
      case "cue":
        return this.takeCue(token, next);
      case "town":
        return true;
      case "people":
        if (!this.isOfOffice && this.awaited !== "issued") this.tell("nationality", token.text);
        if (this.awaited === "nationality") this.awaited = null;
        return true;
      case "year":
        if (this.awaited === "numbered") this.awaited = null;
        if (this.lastCue === "number") this.isNumberDue = false;
        return this.tell("season", token.text.replace(/\D+$/u, ""));
      case "name":
        this.awaited = null;
        return this.tell("name", this.about.passportName ?? this.about.names[0] ?? "");
      case "part":
        return this.takePart(token.text);
      case "passport":
        [this.awaited, this.isNumberDue] = [null, false];
        this.hasPassport = true;
        return this.tell("passport", token.text);
      case "code":
        return this.takeCode(token.text, meant);
    }
  }

  /** Of a name in two fields each has some of its words. */
  private takePart(word: string): boolean {
    const field = this.awaited;
    if (field !== "surname" && field !== "given") return false;
    const before = this.entries.at(-1);
    if (before?.field === field) this.entries.splice(-1, 1, { field, value: `${before.value} ${word}` });
    else this.tell(field, word);
    return true;
  }

  private takeCode(text: string, meant: Token | undefined): boolean {
    const unit = meant?.kind === "cue" ? meant.cue : null;
    if (unit === "days" || unit === "months" || this.awaited === "stay") {
      if (!/^\d{1,3}$/.test(text) || (this.awaited !== null && this.awaited !== "stay" && this.awaited !== "entries"))
        return false;
      this.awaited = null;
      return this.tell("stay", `${text} ${unit === "months" ? "months" : "days"}`);
    }
    switch (this.awaited) {
      case "passport":
        [this.awaited, this.isNumberDue] = [null, false];
        return this.tell("passport", text);
      case "entries":
        this.awaited = null;
        return /^0?[1-9]$|^99$/.test(text) && this.tell("entries", text);
      case "visa":
        this.awaited = "numbered";
        return /\d{3}/.test(text);
      case "number":
      case "numbered":
        [this.isNumberDue, this.isNumbered] = [false, true];
        this.awaited = "numbered";
        return true;
      case "trip":
        return true;
      default:
        // The number of an electronic visa needs no label.
        return /^[146]\d{9}$/.test(text);
    }
  }

  private takeDay(told: Day): boolean {
    const { readings, text } = told;
    const { lastDay, awaited, about } = this;
    this.lastDay = readings;
    const calendar = /(?<!\d)1[34]\d\d(?!\d)/.test(text) ? "hijri" : "common";
    const isOfOther = lastDay !== null && calendar !== this.lastCalendar;
    this.lastCalendar = calendar;
    // The same day in another calendar.
    if (lastDay?.some((one) => readings.some((day) => Math.abs(daysBetween(one, day)) <= MOST_DAYS_APART))) return true;
    // Calendars that do not agree: the worse of both counts.
    if (isOfOther && lastDay)
      return this.lastField !== null && isNear(lastDay, readings) && this.tell(this.lastField, text);
    // What was told is told again in another language.
    if (awaited === null && this.isKnownDay(readings)) return true;
    this.awaited = null;
    switch (awaited) {
      case "birth":
        return this.tell("birth", text);
      case "issued":
      case "day":
        return readings.some((day) => day <= about.today) && this.tell("issued", text);
      case "valid":
      case "from":
      case "enter":
        this.isOfEntry = awaited === "enter" || (awaited === "from" && this.isOfEntry);
        this.isOpen = awaited === "valid";
        this.awaited = "rest";
        return this.tellEnd("valid_from", told);
      case "rest":
        return this.isOfEntry ? this.closeEntry(readings) : this.close(told);
      case "until":
        return this.hasPassport && this.lastField === null ? this.isOfPassport(readings) : this.close(told);
      case "leave":
        return this.close(told);
      case "enterUntil":
        return this.closeEntry(readings);
      case "trip":
        return this.isOfTrip(readings);
      case null:
        if (about.birthDate !== null && readings.includes(about.birthDate)) return this.tell("birth", text);
        this.isOfLetter = true;
        return readings.some((day) => day <= about.today && daysBetween(day, about.today) <= DAYS_OF_LETTERS);
      default:
        return false;
    }
  }

  private tellEnd(field: "valid_from" | "valid_until", { readings, text }: Day): true {
    this.lastField = field;
    this.days.push(readings);
    return this.tell(field, text);
  }

  private isKnownDay(readings: DateReadings): boolean {
    return this.days.some((days) => days.length === readings.length && days.every((day) => readings.includes(day)));
  }

  private close(day: Day): boolean {
    this.isOpen = false;
    return this.tellEnd("valid_until", day);
  }

  /** Nobody plans to have come, and whoever goes before the end of the journey goes for another reason. */
  private isOfTrip(readings: DateReadings): boolean {
    const { today, arrival, nights } = this.about;
    const isLater = readings.every((day) => day >= today);
    return (
      isLater && (arrival === "" || readings.every((day) => day <= arrival || daysBetween(arrival, day) >= nights))
    );
  }

  private closeEntry(readings: DateReadings): boolean {
    this.isOpen = false;
    return this.about.arrival === "" || readings.every((day) => day >= this.about.arrival);
  }

  /** A passport that ends before the year of the journey does is for a person. */
  private isOfPassport(readings: DateReadings): boolean {
    return readings.every((day) => daysBetween(this.about.arrival || this.about.today, day) > DAYS_OF_PASSPORT);
  }

  private takeCue({ cue, text }: Extract<Token, { kind: "cue" }>, next: Token | undefined): boolean {
    const before = this.lastCue;
    if (cue !== "plain" && cue !== "season") this.lastCue = cue;
    if (OF_ENDS.test(text)) this.isOfEnd = true;
    if (OF_CROSSING.test(text)) this.isOfCrossing = true;
    if (cue === "asked" || OF_ASKING.test(text)) this.isAsked = true;
    if (cue === "granted" || cue === "issued") this.isGiven = true;
    switch (cue) {
      case "only":
        return before === "once" || before === "hajj" || before === "entries";
      case "asked":
        this.awaited = "number";
        return true;
      case "stay":
        // The label stands behind its value, too.
        if (this.entries.at(-1)?.field !== "stay") this.awaited = cue;
        return true;
      case "granted":
        if (this.awaited === "number") this.awaited = null;
        return true;
      case "plain":
      case "once":
        return true;
      case "season":
        this.isOfSeason = true;
        return true;
      case "office":
      case "place":
        this.isOfOffice = true;
        return true;
      case "hajj":
        this.isHajj = true;
        if (this.awaited === "type") this.awaited = null;
        return true;
      case "male":
      case "female":
        if (this.awaited === "sex") this.awaited = null;
        return this.tell("sex", cue);
      case "days":
      case "months":
        return this.awaited === "stay" || this.entries.at(-1)?.field === "stay";
      case "number":
        // The word alone denies what follows, or answers what stands before it.
        if (/^(?:no|n)(?: |$)/.test(text)) this.isNumberDue = true;
        if (this.awaited !== "passport") this.awaited = "number";
        return true;
      case "visa":
      case "entries":
      case "day":
        if (this.awaited === null || this.awaited === "type" || this.awaited === "numbered") this.awaited = cue;
        return true;
      case "until":
        if (this.awaited === "enter") this.awaited = "enterUntil";
        else if (this.awaited !== "rest" || next?.kind === "gap")
          this.awaited = this.isOfEntry && this.awaited === "rest" ? "rest" : "until";
        return true;
      case "from":
        this.isOfEntry = this.awaited === "enter";
        this.awaited = "from";
        return true;
      default:
        if (cue === "passport") this.hasPassport = true;
        this.awaited = cue;
        return true;
    }
  }

  /** Whether something is denied, or asked for and not given, as far as it goes. */
  isDue(): boolean {
    return this.isNumberDue || (this.isAsked && !this.isGiven && (this.isHajj || !this.isNumbered));
  }

  /** Nothing that was announced is missing. */
  isWhole(): boolean {
    if (this.isOpen || this.isDue() || (this.isOfCrossing && this.isOfLetter)) return false;
    if (this.awaited === "until") return this.isOfEnd && (this.isHajj || this.isOfSeason);
    return (
      this.awaited === null || !OF_DAYS.includes(this.awaited) || (this.isHajj && OF_SEASONS.includes(this.awaited))
    );
  }
}

const DAYS_OF_LETTERS = 400;
const DAYS_OF_PASSPORT = 60;
/** Fields that say something only with their day, their number or their name. */
const OF_DAYS: readonly Awaited[] = [
  ...([
    "until",
    "enterUntil",
    "leave",
    "from",
    "valid",
    "enter",
    "birth",
    "passport",
    "name",
    "surname",
    "given",
  ] as const),
  ...(["stay", "number", "issued"] as const),
];

const OF_ASKING =
  /application|demande|permohonan|aplikasi|basvuru|заявлени|анкет|طلب|درخواست|आवेदन|আবেদন|antrag|solicitud/u;
const OF_CROSSING =
  /^(?:entry|entree|entrees|entries|giris|masuk|kemasukan|دخول|الدخول|ورود|въезд|вход|داخله|प्रवेश|প্রবেশ)/u;
/** What a stay ends with, where no day is told (folded). */
const OF_ENDS = /^(?:end|fin|akhir|конец|نهايه|انتهاء|الانتهاء|النهايه|پايان|پایان|اختتام|समाप्ति|শেষ)$/u;
/** A season may stand where a day does. */
const OF_SEASONS: readonly Awaited[] = ["valid", "stay", "issued", "name"];
type Day = Extract<Token, { kind: "day" }>;
const MOST_DAYS_OF_ERROR = 15;
const isNear = (one: DateReadings, other: DateReadings) =>
  one.every((a) => other.every((b) => Math.abs(daysBetween(a, b)) <= MOST_DAYS_OF_ERROR));
/** A letter for a calendar stands behind its day. */
const isOfCalendar = (token: Token) =>
  token.kind === "cue" && (token.cue === "season" || /^(?:م|ه|هج|h|g|ah|ad)$/.test(token.text));
