/** All languages; a sentence is held against each, as people mix them. */
import type { DangerWords } from "../danger.ts";
import { AR } from "./ar.ts";
import { AR_LATIN } from "./ar-latin.ts";
import { BN, ROMAN_BENGALI } from "./bn.ts";
import { EN } from "./en.ts";
import { FA, ROMAN_PERSIAN } from "./fa.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import { MALAY } from "./malay.ts";
import { ROMAN_URDU } from "./roman-urdu.ts";
import { ROMAN_RUSSIAN, RU } from "./ru.ts";
import { TR } from "./tr.ts";
import { UR } from "./ur.ts";

export const WORDS: readonly DangerWords[] = [
  ...[EN, FR, TR, MALAY, AR, UR, HI, BN, FA, RU],
  ...[AR_LATIN, ROMAN_URDU, ROMAN_BENGALI, ROMAN_PERSIAN, ROMAN_RUSSIAN],
];
