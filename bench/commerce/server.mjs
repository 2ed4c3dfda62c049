/**
 * Vendure with as many products as packages in the bench beside it, without mails, pictures, its dashboard or a search
 * index of its own. Speaks with the bench as bench/ground/servers/parent.ts describes it; the task carries the database.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import vendure from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";

const [{ connection, folder, products, stock }] = await once(process, "message");

const app = await populate(start, initialData(), productSheet());
const { port } = app.getHttpServer().address();

process.send({ port });
process.on("message", (message) => {
  if (message === "stop") void app.close().then(() => process.exit(0));
  else process.send({ cpuMicroseconds: usedCpu() });
});

function start() {
  const { host, user, password, database } = connection;
  return vendure.bootstrap({
    apiOptions: { port: 0, hostname: "127.0.0.1", shopListQueryLimit: products },
    authOptions: { tokenMethod: "bearer" },
    dbConnectionOptions: { type: "postgres", host, username: user, password, database, synchronize: true },
    logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
    importExportOptions: { importAssetsDir: folder },
    plugins: [vendure.DefaultJobQueuePlugin],
  });
}

function initialData() {
  return {
    defaultLanguage: vendure.LanguageCode.en,
    defaultZone: "Europe",
    countries: [{ code: "GB", name: "United Kingdom", zone: "Europe" }],
    taxRates: [{ name: "None", percentage: 0 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
  };
}

/** Answers the path of a file in Vendure's own form for imports: a product a row, with one variant. */
function productSheet() {
  const head =
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";
  const about = "Direct flights, half board, an English-speaking guide and a doctor with the group. ".repeat(3).trim();
  const rows = Array.from({ length: products }, (_, index) => {
    const name = `Hajj from London, group ${index + 1}`;
    const price = (4500 + index * 45.5).toFixed(2);
    return `"${name}",group-${index + 1},"${about}",,,,,sku-${index + 1},${price},none,${stock},true,,`;
  });
  const path = join(folder, "products.csv");
  writeFileSync(path, [head, ...rows].join("\n"));
  return path;
}

function usedCpu() {
  const { user: own, system } = process.cpuUsage();
  return own + system;
}
