/** How states set the printed part of a passport: which fields stand where, under which labels, how dates and names are written. */
import type { PrintedFace } from "./faces.ts";

export type PrintedField =
  | "type"
  | "code"
  | "number"
  | "surname"
  | "given"
  | "whole"
  | "nationality"
  | "sex"
  | "birth"
  | "birthplace"
  | "issue"
  | "expiry"
  | "authority"
  | "personal"
  | "previous"
  | "father"
  | "mother"
  | "spouse"
  | "height"
  | "lunar"
  | "tracking";

export type LabelLanguage = "en" | "fr" | "es" | "de" | "tr" | "id" | "ms" | "ar" | "fa" | "hi" | "bn" | "ru";

/** 12 March 1988, as it is printed. */
export type DateManner =
  | "12 MAR 1988"
  | "12 MAR /MARS 88"
  | "12 Mar 1988"
  | "12/03/1988"
  | "12.03.1988"
  | "12 03 1988"
  | "12/03/1988 - 1366/12/21"
  | "12 MAR/MART 1988";

export interface PrintedLayout {
  readonly name: string;
  /** Of each label in this order. */
  readonly languages: readonly [LabelLanguage, ...LabelLanguage[]];
  readonly place: "above" | "beside";
  /** Fields of each row, from left to right. */
  readonly rows: readonly (readonly PrintedField[])[];
  readonly dates: DateManner;
  readonly portrait: "left" | "right";
  readonly faces: { readonly label: PrintedFace; readonly value: PrintedFace };
  /** Names also in the letters of the first language, before or after the Latin ones. */
  readonly bothScripts?: boolean;
  /** Labels with the numbers that ICAO Doc 9303 gives to fields. */
  readonly numbered?: boolean;
}

/** Rules are tuned on the first half. */
export const TUNING_LAYOUTS: readonly [PrintedLayout, ...PrintedLayout[]] = [
  {
    ...{ name: "en, father and citizen's number", languages: ["en"], place: "above", dates: "12 MAR 1988" },
    ...{ portrait: "left", faces: { label: "sans", value: "sans-bold" } },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "personal"],
      ["birth", "sex", "birthplace"],
      ["father", "tracking"],
      ["issue", "expiry"],
      ["authority"],
    ],
  },
  {
    ...{ name: "hi/en", languages: ["hi", "en"], place: "above", dates: "12/03/1988", portrait: "left" },
    faces: { label: "sans", value: "sans-bold" },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "sex", "birth"],
      ["birthplace"],
      ["issue", "expiry"],
    ],
  },
  {
    ...{ name: "tr/en", languages: ["tr", "en"], place: "above", dates: "12 MAR/MART 1988", portrait: "left" },
    faces: { label: "sans", value: "sans-bold" },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "personal"],
      ["birth", "sex"],
      ["birthplace"],
      ["issue", "authority"],
      ["expiry"],
    ],
  },
  {
    ...{
      name: "fr/en, numbers of fields",
      languages: ["fr", "en"],
      place: "above",
      dates: "12 03 1988",
      portrait: "left",
    },
    ...{ faces: { label: "serif", value: "sans-bold" }, numbered: true },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "height"],
      ["birth", "sex"],
      ["birthplace"],
      ["issue"],
      ["expiry", "authority"],
    ],
  },
  {
    ...{ name: "ar/en, both scripts, lunar dates", languages: ["ar", "en"], place: "above", dates: "12/03/1988" },
    ...{ portrait: "right", faces: { label: "sans", value: "sans-bold" }, bothScripts: true },
    rows: [
      ["type", "code", "number"],
      ["whole"],
      ["nationality", "sex"],
      ["birth", "lunar"],
      ["birthplace"],
      ["issue", "expiry"],
      ["authority"],
    ],
  },
  {
    ...{ name: "id/en, whole name", languages: ["id", "en"], place: "above", dates: "12 MAR 1988", portrait: "left" },
    faces: { label: "sans", value: "mono" },
    rows: [
      ["type", "code", "number"],
      ["whole"],
      ["nationality", "sex"],
      ["birth", "birthplace"],
      ["issue", "expiry"],
      ["tracking", "authority"],
    ],
  },
  {
    ...{
      name: "en/fr, two months",
      languages: ["en", "fr"],
      place: "above",
      dates: "12 MAR /MARS 88",
      portrait: "left",
    },
    faces: { label: "serif", value: "mono-bold" },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality"],
      ["birth", "previous"],
      ["sex", "birthplace"],
      ["issue", "authority"],
      ["expiry"],
    ],
  },
  {
    ...{ name: "en, labels beside", languages: ["en"], place: "beside", dates: "12 Mar 1988", portrait: "left" },
    faces: { label: "sans", value: "serif-bold" },
    rows: [
      ["number"],
      ["surname"],
      ["given"],
      ["nationality"],
      ["birth"],
      ["sex"],
      ["birthplace"],
      ["issue"],
      ["expiry"],
      ["father"],
    ],
  },
];

/** And measured on this half. */
export const TEST_LAYOUTS: readonly [PrintedLayout, ...PrintedLayout[]] = [
  {
    ...{ name: "bn/en, previous passport", languages: ["bn", "en"], place: "above", dates: "12 MAR 1988" },
    ...{ portrait: "left", faces: { label: "sans", value: "sans-bold" } },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "personal"],
      ["birth", "previous"],
      ["sex", "birthplace"],
      ["issue", "authority"],
      ["expiry"],
    ],
  },
  {
    ...{ name: "de/en/fr, numbers of fields", languages: ["de", "en", "fr"], place: "above", dates: "12.03.1988" },
    ...{ portrait: "left", faces: { label: "sans", value: "serif-bold" }, numbered: true },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["birth", "nationality"],
      ["sex", "birthplace"],
      ["issue", "expiry"],
      ["authority"],
    ],
  },
  {
    ...{ name: "ms/en, whole name", languages: ["ms", "en"], place: "above", dates: "12 MAR 1988", portrait: "left" },
    faces: { label: "serif", value: "sans" },
    rows: [
      ["type", "code", "number"],
      ["whole"],
      ["nationality", "personal"],
      ["birthplace", "birth"],
      ["sex", "height"],
      ["issue", "expiry"],
      ["authority"],
    ],
  },
  {
    ...{ name: "ar/fr", languages: ["fr", "ar"], place: "above", dates: "12/03/1988", portrait: "right" },
    ...{ faces: { label: "sans", value: "sans-bold" }, bothScripts: true },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "sex"],
      ["birth", "birthplace"],
      ["issue", "expiry"],
      ["authority", "personal"],
    ],
  },
  {
    ...{ name: "fa/en, solar dates beside", languages: ["en", "fa"], place: "above", dates: "12/03/1988 - 1366/12/21" },
    ...{ portrait: "left", faces: { label: "serif", value: "serif-bold" }, bothScripts: true },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["father", "sex"],
      ["birth", "birthplace"],
      ["issue"],
      ["expiry"],
      ["authority"],
    ],
  },
  {
    ...{ name: "en/fr, mother and tracking", languages: ["en", "fr"], place: "above", dates: "12 MAR /MARS 88" },
    ...{ portrait: "left", faces: { label: "sans", value: "mono-bold" } },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "sex"],
      ["birth", "birthplace"],
      ["mother", "spouse"],
      ["issue", "expiry"],
      ["authority", "tracking"],
    ],
  },
  {
    ...{ name: "en/fr/es", languages: ["en", "fr", "es"], place: "above", dates: "12 Mar 1988", portrait: "left" },
    faces: { label: "sans", value: "serif" },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality"],
      ["birth"],
      ["birthplace", "sex"],
      ["issue", "authority"],
      ["expiry"],
    ],
  },
  {
    ...{ name: "ru/en, both scripts", languages: ["ru", "en"], place: "above", dates: "12.03.1988", portrait: "left" },
    ...{ faces: { label: "sans", value: "sans-bold" }, bothScripts: true },
    rows: [
      ["type", "code", "number"],
      ["surname"],
      ["given"],
      ["nationality", "personal"],
      ["birth", "sex"],
      ["birthplace"],
      ["issue", "expiry"],
      ["authority"],
    ],
  },
  {
    ...{
      name: "en/ms, labels beside",
      languages: ["ms", "en"],
      place: "beside",
      dates: "12/03/1988",
      portrait: "right",
    },
    faces: { label: "serif", value: "sans-bold" },
    rows: [
      ["number"],
      ["whole"],
      ["nationality"],
      ["personal"],
      ["birth"],
      ["sex"],
      ["birthplace"],
      ["issue"],
      ["expiry"],
      ["authority"],
    ],
  },
];
