import { expect, it } from "vitest";
import { citizenshipOf } from "./nationality.ts";

it.each([
  ["PK", ["Pakistani", "PAK", "Islamic Republic of Pakistan", "پاکستانی", "باكستانية"]],
  ["IN", ["Indian", "भारतीय", "هندية"]],
  ["ID", ["WNI", "Warga Negara Indonesia", "INDONESIAN"]],
  ["EG", ["مصرية", "جمهورية مصر العربية", "Egyptian"]],
  ["MA", ["Marocaine", "Moroccan", "مغربية", "Royaume du Maroc"]],
  ["TR", ["T.C.", "Türk", "Turkish", "Türkiye", "تركية"]],
  ["RU", ["Россия", "РФ", "Российская Федерация"]],
  ["BD", ["Bangladeshi", "বাংলাদেশি"]],
  ["NG", ["Nigerian"]],
  ["US", ["USA", "United States of America"]],
  ["AE", ["Emirati", "United Arab Emirates"]],
])("people of %s are called so", (country, values) => {
  expect(values.map((value) => citizenshipOf(value, country))).toEqual(values.map(() => "own"));
});

it.each([
  ["NG", ["Niger", "Nigerien"]],
  ["NE", ["Nigeria", "Nigerian"]],
  ["IN", ["Indonesian"]],
  ["SD", ["South Sudanese"]],
  ["GN", ["Guinea-Bissau", "Equatorial Guinea"]],
  ["IR", ["Iraqi", "Irish"]],
  ["US", ["United Kingdom", "United Arab Emirates"]],
  ["GB", ["British / Pakistani"]],
])("whose name is like the one of %s are others", (country, values) => {
  expect(values.map((value) => citizenshipOf(value, country))).toEqual(values.map(() => "other"));
});
