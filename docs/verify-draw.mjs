#!/usr/bin/env node
/**
 * Checks the draw of a sale window without trusting this product: `node verify-draw.mjs <file or address> [entry]`.
 * It needs nothing but Node, and follows docs/queue.md. Ends with 1 where anything does not hold, with 2 where there is
 * nothing to check.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const [source, entry] = process.argv.slice(2);
if (source === undefined) give(2, "Usage: node verify-draw.mjs <proof.json, or the address of a proof> [entry]");

const proof = await read(source).catch((error) => give(2, `${source} cannot be read: ${error.message}`));
if (proof.seed === null) give(2, "Not drawn yet: the secret is published at the opening.");

const checks = check(proof);
for (const [what, holds] of Object.entries(checks)) console.log(`${holds ? "holds" : "DOES NOT HOLD"}  ${what}`);
console.log(`${proof.drawn.length} drawn, ${proof.arrivals.length} came later`);
console.log(proof.beacon === null ? "server seed only" : `public randomness of round ${proof.beaconRound}`);
const found = entry === undefined || tellPlace(proof, entry);
give(found && Object.values(checks).every(Boolean) ? 0 : 1);

async function read(from) {
  if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, "utf8"));
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
  return answer.json();
}

function check({ algorithm, commitment, serverSeed, ticketRoot, beacon, seed, opensAt, drawn, arrivals }) {
  const ids = drawn.map(({ entryId }) => entryId);
  const all = [...ids, ...arrivals.map(({ entryId }) => entryId)];
  const keys = new Map(ids.map((id) => [id, sha256(`${seed}:${id}`)]));
  const order = [...ids].sort((a, b) => ascending(keys.get(a), keys.get(b)));
  const times = [opensAt, ...arrivals.map(({ at }) => at)].map(Date.parse);
  return {
    "the rules are those described": algorithm === "sha256-sort-v1",
    "the secret is the one committed to": sha256(serverSeed) === commitment,
    "the list is the one that was frozen": sha256([...ids].sort(ascending).join("\n")) === ticketRoot,
    "nobody stands in it twice": new Set(all).size === all.length,
    "the seed follows from secret, list and public randomness":
      sha256(`${serverSeed}:${ticketRoot}:${beacon ?? ""}`) === seed,
    "the order follows from the seed": drawn.every(({ entryId, rank }, at) => entryId === order[at] && rank === at + 1),
    "who came later stands behind, in order of arrival":
      arrivals.every(({ rank }, at) => rank === drawn.length + at + 1) &&
      times.every((time, at) => at === 0 || time >= times[at - 1]),
  };
}

function tellPlace({ seed, drawn, arrivals }, id) {
  const place = [...drawn, ...arrivals].find(({ entryId }) => entryId === id);
  if (!place) console.log(`${id} stands in neither list`);
  else if (place.at) console.log(`${id} came at ${place.at} and had rank ${place.rank}`);
  else console.log(`${id} was drawn as number ${place.rank}, by ${sha256(`${seed}:${id}`)}`);
  return place !== undefined;
}

function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** By code unit, whatever language this machine speaks. */
function ascending(a, b) {
  return a < b ? -1 : Number(a > b);
}

function give(code, words = "") {
  if (words) console.error(words);
  process.exit(code);
}
