/** A process that serves the product with 200 packages, one of which a crowd holds seats of; its clients stand in `Rush`. */
import { givenCrowd } from "../../../test/factories/bookings.ts";
import { givenListedPackages } from "../listed-packages.ts";
import { openProduct } from "../open-product.ts";
import type { Rush } from "./rush.ts";

const PACKAGES = 200;
const CAPACITY = 10_000;
const BUYERS = { batches: 10, of: 500 };

const product = await openProduct();
const [hot = ""] = await givenListedPackages(product.platform, PACKAGES, CAPACITY);
const crowd = [];
for (let batch = 0; batch < BUYERS.batches; batch += 1) crowd.push(...(await givenCrowd(product, BUYERS.of)));
const address = await product.app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ origin: address, packageId: hot, cookies: crowd.map(({ session }) => session.cookie) } satisfies Rush);
process.on("message", () => void product.close().then(() => process.exit(0)));
