/** How a call is told to be the same as one before: the header that names the attempt. */
import { z } from "zod";

/** One attempt's key: the same key with the same body gives the same answer, with another body 422. */
export const IdempotencyHeaders = z.object({ "idempotency-key": z.string().min(1).max(200).optional() });
