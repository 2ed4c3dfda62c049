import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";

/**
 * What is wrong with a translation: it does not parse, has other variables, tags or choices than the English,
 * or lacks a plural form of its language (CLDR, as `Intl.PluralRules` has them). Empty when nothing is.
 */
export function faultsOf(english: string, translation: string, language: string): string[] {
  if (!translation) return ["empty"];
  let own: MessageFormatElement[];
  try {
    own = parse(translation);
  } catch (fault) {
    return [`does not parse: ${fault instanceof Error ? fault.message : String(fault)}`];
  }
  const wanted = [...parts(parse(english))].sort();
  const given = [...parts(own)].sort();
  const faults = [
    ...wanted.filter((part) => !given.includes(part)).map((part) => `lacks ${part}`),
    ...given.filter((part) => !wanted.includes(part)).map((part) => `has ${part}, which the English has not`),
  ];
  const inflected = pluralsOf(parse(english)).filter(({ options }) => "one" in options);
  return [...faults, ...missingForms(own, language, new Set(inflected.map(({ value }) => value)))];
}

/** Variables, tags and the choices of a select, each once. */
function parts(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
    if (isSelectElement(element))
      for (const choice of Object.keys(element.options)) found.add(`{${element.value}: ${choice}}`);
    for (const inner of within(element)) for (const part of parts(inner)) found.add(part);
  }
  return found;
}

/**
 * Of the variables whose number changes the English sentence too; others only choose between sentences.
 * Where a language has a form for none, it is for 0 alone (ar): `=0` says the same.
 */
function missingForms(elements: readonly MessageFormatElement[], language: string, inflected: Set<string>): string[] {
  return pluralsOf(elements).flatMap(({ value, options, pluralType }) => {
    if (!inflected.has(value)) return [];
    const { pluralCategories } = new Intl.PluralRules(language, { type: pluralType }).resolvedOptions();
    const missing = pluralCategories.filter((form) => !(form in options) && !(form === "zero" && "=0" in options));
    return missing.map((form) => `{${value}} lacks the plural form ${form}`);
  });
}

function pluralsOf(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    const inner = within(element).flatMap(pluralsOf);
    return isPluralElement(element) ? [element, ...inner] : inner;
  });
}

function within(element: MessageFormatElement): MessageFormatElement[][] {
  if (isTagElement(element)) return [element.children];
  if (isSelectElement(element) || isPluralElement(element))
    return Object.values(element.options).map(({ value }) => value);
  return [];
}
