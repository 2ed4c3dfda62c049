/** Search and facets over 10,000 packages, against the bare SQL of the same search. */
import { sql } from "kysely";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { packageService } from "#server/features/packages/service.ts";
import { givenListedPackages } from "./ground/listed-packages.ts";
import { openProduct } from "./ground/open-product.ts";

const PACKAGES = 10_000;
const SEARCHES = 300;
const WORDS = ["", "ajyad", "london group", "grup", "nothing at all"];

const { platform, close } = await openProduct();
try {
  await givenListedPackages(platform, 1, 40);
  await sql`
    insert into packages
    select (jsonb_populate_record(p, jsonb_build_object(
      'id', 'copy-' || i, 'series_id', 'copy-' || i, 'title', p.title || ' ' || i,
      'price_minor', 200000 + i * 100, 'distance_metres', i % 5000))).*
    from packages p, generate_series(2, ${PACKAGES}) i`.execute(platform.db);
  await compare();
} finally {
  await close();
}

async function compare(): Promise<void> {
  const packages = packageService(platform);
  await packages.facets({});
  const times: Record<"product" | "bare", number[]> = { product: [], bare: [] };
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const q = WORDS[turn % WORDS.length] ?? "";
    const accommodation = ACCOMMODATION_TYPES[turn % ACCOMMODATION_TYPES.length];
    times.product.push(
      await timed(async () => {
        await packages.facets({ q, accommodation, maxDistance: 3000 });
        await packages.list({ q, accommodation, maxDistance: 3000, limit: 12 });
      }),
    );
    times.bare.push(await timed(() => bareSearch(q, accommodation)));
  }
  print("bare SQL", times.bare, times.bare);
  print("product", times.product, times.bare);
}

/** One list and its two smallest facets; the product counts eleven. */
async function bareSearch(q: string, accommodation: string | undefined): Promise<void> {
  const fits = sql`status = 'listed' and distance_metres <= 3000 and title ilike ${`%${q}%`}`;
  await sql`select * from packages where ${fits} and accommodation_type = ${accommodation} order by id limit 12`.execute(
    platform.db,
  );
  await sql`select accommodation_type, departure_city, count(*) from packages where ${fits}
    group by grouping sets ((accommodation_type), (departure_city))`.execute(platform.db);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function print(label: string, times: readonly number[], bare: readonly number[]): void {
  const at = (list: readonly number[], share: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? Number.NaN;
  const [median, p99] = [0.5, 0.99].map((share) => ({
    ms: at(times, share),
    ratio: at(times, share) / at(bare, share),
  }));
  const cell = (value: typeof median) => `${value?.ms.toFixed(1)} ms (${value?.ratio.toFixed(2)})`.padStart(18);
  console.log(`${label.padEnd(28)}median${cell(median)}   p99${cell(p99)}`);
}
