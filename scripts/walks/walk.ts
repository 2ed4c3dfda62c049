/** What a walk is: acts of people, and stops at which everything that they read is written down. */
import type { Ground } from "./ground.ts";
import type { Recorder } from "./recorder.ts";

export type Walk = (ground: Ground, recorder: Recorder) => Promise<void>;
