/** The shared demonstration accounts that the sign-in screen offers. */

const DEMO_PASSWORD = "Labbayk-1448";

export const DEMO_SIGN_INS = [
  { role: "pilgrim", username: "pilgrim_demo", password: DEMO_PASSWORD },
  { role: "operator", username: "operator_demo", password: DEMO_PASSWORD },
] as const;
