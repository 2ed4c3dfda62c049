/** What boot tells the person at the terminal. */

/** A line of progress; the answer finishes it with its outcome and the seconds it took. */
export function begin(what) {
  const start = performance.now();
  process.stdout.write(`${what} … `);
  return (outcome) => process.stdout.write(`${outcome} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
}

/** One sentence, and the end. */
export function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

/** Ends with the sentence for a failure that a person can mend, else with what the program printed. */
export function stopAfter(what, output) {
  if (/ENOSPC|no space left on device/i.test(output)) stopWith("The disk is full: make room and start again.");
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output)) {
    stopWith(`${what} failed: the package registry cannot be reached. Check the network and start again.`);
  }
  if (/EACCES|EPERM/.test(output))
    stopWith(`${what} failed: this user may not write here. Give it the rights to this folder.`);
  // The build refuses a wrong installation's file with the server's own sentence.
  const wrongSite = /^Error: (.*config\/site\.json.*)$/m.exec(output)?.[1];
  if (wrongSite) stopWith(wrongSite);
  process.stderr.write(`\n${output.trim()}\n`);
  stopWith(`${what} failed; the lines above say why.`);
}
