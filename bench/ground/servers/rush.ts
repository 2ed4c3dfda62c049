/** What the server of a rush tells its bench. */
import { z } from "zod";

export const Rush = z.object({ origin: z.url(), packageId: z.string(), cookies: z.array(z.string()) });
export type Rush = z.output<typeof Rush>;
