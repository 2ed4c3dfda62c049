/** Fails when a clone grows by what nobody reads: pictures that no page shows, binaries and long files that are not listed here. */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** Bytes of one file that is text. */
const LONG = 250_000;
const BYTES_A_MB = 1_000_000;

/** Binaries that belong to the product, and texts that are long for a reason: where they lie, and how many MB all of them may have. */
const LISTED: readonly { readonly files: RegExp; readonly most: number; readonly why: string }[] = [
  { files: /^src\/assistant\/weights\//, most: 10, why: "the assistant's trained weights" },
  {
    files: /^src\/assistant\/exemplars\//,
    most: 5,
    why: "what they are trained from, in scripts of three bytes a letter",
  },
  { files: /^src\/verification\/mrz\/net\/net\.bin$/, most: 0.5, why: "the trained reader of machine-readable lines" },
  { files: /^src\/verification\/faces\/looks\.bin$/, most: 0.2, why: "sums that tell what is before a face" },
  { files: /^src\/web\/public\/film\//, most: 6, why: "films of the public pages" },
  { files: /^src\/web\/public\/icons\//, most: 0.1, why: "the app's icons" },
  { files: /\/fonts\/[\w-]+\.woff2$/, most: 0.1, why: "letters that the packages' faces lack" },
  { files: /^test\/fixtures\//, most: 0.1, why: "papers and filled backups that tests read" },
  { files: /^package-lock\.json$/, most: 1, why: "the packages, each with its digest" },
];

/** Pictures that the pages for developers show; `npm run screens` renews them. */
const PICTURES = { files: /^docs\/pictures\/[\w-]+\.(webp|avif)$/, most: 1.5, number: 12 };

const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
  .toString()
  .split("\0")
  .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
const bulky = tracked.filter((file) => statSync(file).size > LONG || isBinary(file));
const faults = [...faultsOfPictures(), ...faultsOfListed(), ...faultsOfTheRest()];
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}

function faultsOfPictures(): string[] {
  const pictures = tracked.filter((file) => PICTURES.files.test(file));
  const pages = tracked
    .filter((file) => file.endsWith(".md"))
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const found = pictures
    .filter((file) => !pages.includes(file.replace("docs/", "")))
    .map((file) => `${file}: no page shows it`);
  if (pictures.length > PICTURES.number)
    found.push(`docs/pictures: ${pictures.length} pictures, at most ${PICTURES.number} may stand there`);
  return [...found, ...tooMuch("docs/pictures", pictures, PICTURES.most)];
}

function faultsOfListed(): string[] {
  return LISTED.flatMap(({ files, most, why }) =>
    tooMuch(
      why,
      bulky.filter((file) => files.test(file)),
      most,
    ),
  );
}

function faultsOfTheRest(): string[] {
  const known = [PICTURES.files, ...LISTED.map(({ files }) => files)];
  return bulky
    .filter((file) => !known.some((files) => files.test(file)))
    .map(
      (file) =>
        `${file}: a binary or over ${LONG / 1000} KB, and scripts/test/rules/check-tree.ts has no reason for it`,
    );
}

function tooMuch(name: string, files: readonly string[], most: number): string[] {
  const sum = files.reduce((all, file) => all + statSync(file).size, 0) / BYTES_A_MB;
  return sum > most ? [`${name}: ${sum.toFixed(2)} MB, at most ${most} may stand in the tree`] : [];
}

/** As git tells it: a zero byte near the beginning. */
function isBinary(file: string): boolean {
  return readFileSync(file).subarray(0, 8000).includes(0);
}
