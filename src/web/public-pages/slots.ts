/** Stand in a built page where the server that sends it puts a value of its own, escaped. */
export const PLACEHOLDERS = {
  /** Says when the form was opened, in a seal that only the server can make. */
  formToken: "%slot:form-token%",
  reference: "%slot:reference%",
  dueAt: "%slot:due-at%",
  /** Why something was refused, in the reader's language. */
  reason: "%slot:reason%",
} as const;
