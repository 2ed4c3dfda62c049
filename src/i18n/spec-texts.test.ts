/** Every toast, error string and empty state of SPEC §8, to the letter, with the place of the catalogue it lives in. */
import { describe, expect, it } from "vitest";
import { messages } from "./messages/en.ts";

/** The screen or call that says it is not there yet; a text that turns up in a catalogue fails the test below until its key is written here. */
const NOT_YET = null;
/** SPEC: "the error message", which the screens take from the failed call. */
const ERROR_MESSAGE = "the error message";

type Key = string | typeof NOT_YET;

const TOASTS: readonly [situation: string, title: [string, Key], description: [string, Key] | typeof ERROR_MESSAGE][] =
  [
    ["login failure", ["Login failed", "toasts.loginFailed.title"], ERROR_MESSAGE],
    ["registration failure", ["Registration failed", "toasts.registrationFailed.title"], ERROR_MESSAGE],
    [
      "login success",
      ["Login successful", "toasts.loginSuccessful.title"],
      ["Welcome back!", "toasts.loginSuccessful.text"],
    ],
    [
      "registration success",
      ["Registration successful", "toasts.registrationSuccessful.title"],
      ["Account created successfully!", "toasts.registrationSuccessful.text"],
    ],
    ["logout failure", ["Logout failed", "toasts.logoutFailed.title"], ERROR_MESSAGE],
    [
      "logout success",
      ["Logged out successfully", "toasts.loggedOut.title"],
      ["See you next time!", "toasts.loggedOut.text"],
    ],
    [
      "chat send failure",
      ["Error", "toasts.error.title"],
      ["Failed to send message to AI agent", "chat.toasts.sendFailed"],
    ],
    [
      "voice unsupported, chat card",
      ["Not Supported", "chat.toasts.notSupported"],
      ["Voice input is not supported in your browser", "chat.toasts.inputNotSupported"],
    ],
    [
      "voice unsupported, assistant",
      ["Not Supported", "chat.toasts.notSupported"],
      ["Voice features are not supported in your browser", "chat.toasts.voiceNotSupported"],
    ],
    [
      "voice capture failure, chat",
      ["Voice Input Error", "chat.toasts.inputError"],
      ["Failed to capture voice input", "chat.toasts.inputErrorText"],
    ],
    [
      "voice capture failure, assistant",
      ["Voice Input Failed", "chat.toasts.captureFailed"],
      ["Could not capture voice input. Please try again.", "chat.toasts.captureFailedText"],
    ],
    [
      "voice reply failure",
      ["Voice Response Failed", "chat.toasts.replyFailed"],
      ["Could not generate voice response", "chat.toasts.replyFailedText"],
    ],
    [
      "voice language changed",
      ["Language Changed", "chat.toasts.languageChanged"],
      ["Voice assistant language set to {language}", "chat.toasts.languageChangedText"],
    ],
    [
      "upload failure",
      ["Upload Failed", "documents.toasts.failed"],
      ["Failed to upload document. Please try again.", "documents.toasts.failedText"],
    ],
    [
      "upload success",
      ["Document Uploaded Successfully", "documents.toasts.uploaded"],
      ["Your {type} has been processed with AI verification.", "documents.toasts.uploadedText"],
    ],
    [
      "payment optimisation failure",
      ["Optimization Failed", "paymentPlan.toasts.failed"],
      ["Unable to optimize payment at this time.", "paymentPlan.toasts.failedText"],
    ],
    [
      "payment optimisation success",
      ["Payment Optimized", "paymentPlan.toasts.done"],
      ["AI found savings of £{savings} with optimal currency mix.", "paymentPlan.toasts.doneText"],
    ],
    [
      "family group failure",
      ["Error", "toasts.error.title"],
      ["Failed to create family group.", "toasts.familyFailed.text"],
    ],
    [
      "family group success",
      ["Family Group Created", "toasts.familyCreated.title"],
      ["Your new family group has been created successfully.", "toasts.familyCreated.text"],
    ],
    [
      "missing document type",
      ["Select Document Type", "documents.problems.no-type.title"],
      ["Please select a document type before uploading.", "documents.problems.no-type.text"],
    ],
    [
      "file too large",
      ["File Too Large", "documents.problems.file-too-large.title"],
      ["Please select a file smaller than 10MB.", "documents.problems.file-too-large.text"],
    ],
  ];

const STRINGS: readonly [string, Key][] = [
  ["Speech recognition not supported", "chat.speech.recognitionMissing"],
  ["Already listening", "chat.speech.alreadyListening"],
  ["Speech recognition error: {code}", "chat.speech.recognitionError"],
  ["Speech synthesis not supported", "chat.speech.synthesisMissing"],
  ["Speech synthesis error: {code}", "chat.speech.synthesisError"],
  ["No Documents Uploaded", "documents.status.emptyTitle"],
  ["No packages found", "packages.empty.title"],
  ["No Payment History", "payments.history.none"],
  ["404 Page Not Found", "common.notFound.title"],
  ["Loading...", "common.loading"],
  ["Redirecting...", "common.redirecting"],
];

const texts = new Map(textsOf(messages, ""));
const shapes = Array.from(texts.values(), shapeOf);

/** Without the names and formats of its values, which are the catalogue's own matter. */
function shapeOf(text: string): string {
  return text.replace(/\{[^{}]*\}/g, "{}");
}

function textsOf(branch: object, path: string): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === "string") return [[key, value]];
    return typeof value === "object" && value !== null ? textsOf(value, key) : [];
  });
}

function expectAtItsPlace([text, key]: readonly [string, Key]): void {
  if (key === NOT_YET) expect(shapes, `“${text}” is there now: write its key here`).not.toContain(shapeOf(text));
  else expect(texts.get(key)).toBe(text);
}

describe("the toasts of SPEC §8", () => {
  it("are all 21 of them listed", () => {
    expect(new Set(TOASTS.map(([situation]) => situation)).size).toBe(21);
  });

  it.each(TOASTS)("on %s have SPEC's title and description", (_, title, description) => {
    expectAtItsPlace(title);
    if (description !== ERROR_MESSAGE) expectAtItsPlace(description);
  });
});

it.each(STRINGS)("“%s” stands in the catalogue as SPEC writes it", (text, key) => {
  expectAtItsPlace([text, key]);
});
