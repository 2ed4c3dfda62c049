/** The waiting page's own script: looks at the sale now and then, and goes in at a moment of its own, so that a crowd comes in one by one. */
const LEAST_MS = 3_000;
const SPREAD_MS = 20_000;

const line = document.querySelector("#sale");

/** Whether the sale answers; what it says stands on the page. */
async function look() {
  const answer = await fetch("/api/queue/windows", { credentials: "omit" }).catch(() => null);
  if (answer?.ok) tell(await answer.json());
  return answer?.ok === true;
}

async function enter() {
  if (await look()) location.replace("/queue");
  else later();
}

/** The sale that opens next, and how many stand in line of those that go on. */
function tell(windows) {
  const next = windows.find(({ state }) => state === "announced");
  const waiting = windows.reduce((total, sale) => total + (sale.state === "closed" ? 0 : sale.waiting), 0);
  const language = document.documentElement.lang;
  const opens = next && new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });
  line.textContent = [
    next && `${line.dataset.opens} ${opens.format(new Date(next.opensAt))}`,
    waiting > 0 && `${line.dataset.waiting} ${new Intl.NumberFormat(language).format(waiting)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function later() {
  setTimeout(enter, LEAST_MS + Math.random() * SPREAD_MS);
}

setTimeout(look, Math.random() * LEAST_MS);
later();
