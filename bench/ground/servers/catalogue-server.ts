/** A process that serves the product with 200 packages. */
import { givenListedPackages } from "../listed-packages.ts";
import { openProduct } from "../open-product.ts";
import { serveBench } from "./parent.ts";

const PACKAGES = 200;
const CAPACITY = 40;

const product = await openProduct();
await givenListedPackages(product.platform, PACKAGES, CAPACITY);
const address = await product.app.listen({ port: 0, host: "127.0.0.1" });
serveBench(Number(new URL(address).port), () => product.close());
