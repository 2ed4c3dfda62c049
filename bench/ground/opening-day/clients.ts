/** The clients of an opening day: some read the catalogue, others hold seats of one package. */
import autocannon from "autocannon";
import { createBooking } from "#contract/bookings.ts";
import { listPackages } from "#contract/packages.ts";

export interface Reads {
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** Throws where one reader is refused or gets no answer. */
export async function readCatalogue(origin: string, readers: number, seconds: number): Promise<Reads> {
  const { errors, non2xx, latency, requests } = await autocannon({
    ...{ url: origin + listPackages.path, connections: readers, duration: seconds },
    headers: { "accept-encoding": "gzip" },
  });
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused`);
  return { median: latency.p50, p99: latency.p99, perSecond: requests.average };
}

interface Sale {
  readonly origin: string;
  readonly packageId: string;
  /** Of the accounts, which take turns: each holds once or twice, as in life. */
  readonly cookies: readonly string[];
}

/** Who have held so far. */
let buyers = 0;

/** Holds a second by so many clients without a pause, while `meanwhile` goes on. */
export async function holdsDuring(sale: Sale, clients: number, meanwhile: () => Promise<void>): Promise<number> {
  const end = new AbortController();
  const start = performance.now();
  let holds = 0;
  const all = Array.from({ length: clients }, async () => {
    while (!end.signal.aborted) if (await hold(sale)) holds += 1;
  });
  await meanwhile();
  end.abort();
  await Promise.all(all);
  return (holds * 1000) / (performance.now() - start);
}

async function hold({ origin, packageId, cookies }: Sale): Promise<boolean> {
  buyers += 1;
  const cookie = cookies[buyers % cookies.length] ?? "";
  const body = JSON.stringify({ parts: [{ packageId, seats: 1 }] });
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(origin + createBooking.path, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status === 201;
}
