/** What an honest passport and an honest plan wait for beside one attacker's fifteen hostile files and 55 plans. */
import { availableParallelism, loadavg } from "node:os";
import { printWaits } from "./ground/opening-day/waits-beside-attack.ts";

const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(" / ");

console.log(`${availableParallelism()} processors, load before ${loads()}`);
await printWaits();
console.log(`load after ${loads()}`);
