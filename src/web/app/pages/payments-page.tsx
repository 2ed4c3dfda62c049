/** /payments: what can be done today and where; its own tools are not built. */
import { PlainPlace } from "./plain-place.tsx";

export function Component() {
  return <PlainPlace name="payments" to="/dashboard" />;
}
