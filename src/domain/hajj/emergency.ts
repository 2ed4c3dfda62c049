/** Whom to call in Saudi Arabia. */

/** Source: docs/sources.md#emergency. */
export const EMERGENCY = [
  { name: "all", number: "911" },
  { name: "pilgrims", number: "1966" },
  { name: "health", number: "937" },
] as const;
