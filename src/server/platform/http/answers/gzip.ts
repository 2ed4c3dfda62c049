/** The one compression that every browser takes. */
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** Off the main thread. */
export const compress = promisify(gzip);

export function takesGzip(acceptEncoding: string | string[] = ""): boolean {
  return String(acceptEncoding)
    .split(",")
    .some((coding) => {
      // In parts: one expression for the whole took seconds over a header of nothing but spaces.
      const [name, weight = "q=1"] = coding.split(";").map((part) => part.trim().toLowerCase());
      return name === "gzip" && weight.startsWith("q=") && Number(weight.slice(2)) > 0;
    });
}
