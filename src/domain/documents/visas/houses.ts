/** Cells that name a house, or whose child somebody is: their values are names, which no list has. */
import { foldPrinted, wordsOf } from "../certificates/fold.ts";
import { isHarmless } from "../certificates/holder/values.ts";
import { isTitled } from "../certificates/words/titled.ts";
import { UNREAD } from "../seen/unread.ts";
import { isOfOtherPurpose, withoutMinistry } from "./purposes.ts";
import type { Told } from "./reading.ts";
import { HOUSES, NO_HOUSE, PARENTS } from "./words.ts";

const keysOf = (labels: string) =>
  new Set(labels.split(/\s+/).map((label) => wordsOf(label.replaceAll("_", " ")).join(" ")));
const [HOUSE_LABELS, PARENT_LABELS] = [keysOf(HOUSES), keysOf(PARENTS)];
const isOf = (labels: ReadonlySet<string>, text: string) =>
  text
    .split(
      /\s*[/|()]\s*|(?<=\p{Script=Latin}) (?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Cyrillic}])|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Cyrillic}\p{M}]) (?=\p{Script=Latin})/u,
    )
    .filter((part) => part !== "")
    .every((part) => labels.has(wordsOf(part).join(" ")));
const isHouseLabel = (text: string) => text !== "" && isOf(HOUSE_LABELS, text);

/** The cells without those of houses, whose names are written as names are. */
export function withoutHouses(text: string): { left: string; entries: Told[] } {
  const entries: Told[] = [];
  const cells = text.split(/\t| {3,}/u).map((cell) => cell.trim());
  const left: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const [, label = "", value = ""] = /^([^:：]{2,60}?)\s*[:：]\s*(\S.*)$/u.exec(cells[at] ?? "") ?? [];
    if (label !== "" && isHouseLabel(label) && isHouse(value)) continue;
    // The rules on names look at it: the holder's own there would make the paper somebody else's.
    if (label !== "" && isOf(PARENT_LABELS, label) && /\p{L}{2}/u.test(value)) {
      entries.push({ field: "parent", value });
      continue;
    }
    const [, addressee = ""] = ADDRESSED.exec(cells[at] ?? "") ?? [];
    if (addressee !== "" && isHouse(addressee)) continue;
    const [, plain = "", name = ""] = UNPARTED.exec(cells[at] ?? "") ?? [];
    if (plain !== "" && isHouse(name)) continue;
    if (isHouseLabel(cells[at] ?? "") && isHouse(cells[at + 1] ?? "")) at += 1;
    else left.push(cells[at] ?? "");
  }
  return { left: left.join("\t"), entries };
}

/** A label without its colon. */
const UNPARTED =
  /^((?:(?:[Hh]ajj|HAJJ|[Tt]ravel|[Tt]our) )?(?:[Ss]ponsor|SPONSOR|[Aa]gency|AGENCY|[Cc]ompany|COMPANY|[Oo]perator|OPERATOR|[Pp]rovider|PROVIDER|[Oo]rgani[sz]er)) (\p{Lu}.*)$/u;
const LONGEST = 400;

/** Whether a house is named by what no house is called. */
export function namesNoHouse(text: string): boolean {
  const cells = text
    .slice(0, LONGEST)
    .split(/\t| {3,}/u)
    .map((cell) => cell.trim());
  return cells.some((cell, at) => {
    const [, label = cell, value = cells[at + 1] ?? ""] = /^([^:：]{2,60}?)\s*[:：]\s*(\S.*)$/u.exec(cell) ?? [];
    const named = foldPrinted(withoutMinistry(value, " ").replace(OF_TRAVELS, " "));
    return isHouseLabel(label) && value !== "" && NO_HOUSE.test(named);
  });
}

/** The office that a letter goes to. */
const ADDRESSED =
  /^(?:To|Attn|Attention|À|Kepada|Yth|Кому|إلى|الى)[\s:.]+((?:the |The )?.+ (?:[Oo]ffice|[Cc]ommittee|[Mm]ission|[Cc]ommission|[Bb]oard|[Gg]roup|[Oo]perators?|[Aa]gency|[Bb]ureau|[Tt]ravels?|[Tt]ours)(?:, .+)?)$/u;

/** The number of a licence, with its word. */
const LICENSED =
  /[,;(–—-]*\s*\(?(?:izin|ijin|licen[cs]e|lic|permit|enrol(?:ment)?|reg|nusuk|ترخيص|لائسنس|лицензия|ruhsat)\.?:?\s*(?:no\.?\s*)?[\p{L}\d/-]*\d[\p{L}\d/-]*(?: \p{L})?\)?\s*$/iu;

const isHouse = (written: string) => isNamed(written.replace(LICENSED, ""));
const isNamed = (value: string) =>
  /\p{L}{2}/u.test(value) &&
  !value.includes(UNREAD) &&
  isTitled(value) &&
  isHarmless(value) &&
  !isOfOtherPurpose(value.replace(OF_TRAVELS, " ")) &&
  !NO_HOUSE.test(foldPrinted(value.replace(OF_TRAVELS, " "))) &&
  wordsOf(value).length <= MOST_OF_HOUSE;
/** What companies that lead journeys are called. */
const OF_TRAVELS =
  /(?<=(?:^|[^\p{L}])(?:PT|CV|شركة|وكالة|مكتب|مؤسسة)(?=[^\p{L}]).*)(?:[Ww]isata|WISATA|[Tt]ourism|TOURISM|(?:لل|ال|وال)?سياح[ةه])|(?:[Tt]ourism|TOURISM|[Tt]urizm|TURİZM|TURIZM)(?=[ ,.]+(?:[Cc]o|CO|[Ll]td|LTD|[Cc]ompany|[Aa]gency|[Şş]ti|A\.?Ş|ŞTİ))|(?<=(?:[Tt]ravels? (?:and|&)|\p{Lu}[\p{L}’'-]+) )(?:[Tt]ourism|TOURISM|[Ww]isata|WISATA|[Tt]urizm|TURİZM|TURIZM)/gu;
const MOST_OF_HOUSE = 9;
