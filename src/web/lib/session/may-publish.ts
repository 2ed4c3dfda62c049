/** Whether the reader's business may put packages on sale, as the server holds it too. */
import { useSignedIn } from "./session.ts";

/** With a checked licence, while staff have not suspended the business. */
export function useMayPublish(): boolean {
  const { licenceVerified, businessStopped } = useSignedIn();
  return licenceVerified === true && !businessStopped;
}
