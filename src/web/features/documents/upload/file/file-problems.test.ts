import { describe, expect, it } from "vitest";
import { fileProblem } from "./file-problems.ts";

const rejected = (...codes: string[]) => [{ errors: codes.map((code) => ({ code })) }];

describe("fileProblem", () => {
  it("asks for the type before anything about the file", () => {
    expect(fileProblem({ type: null, rejections: rejected("file-too-large") })).toBe("no-type");
  });

  it.each([
    ["file-too-large", "file-too-large"],
    ["file-too-small", "file-smaller-than"],
    ["file-invalid-type", "file-invalid-type"],
    ["too-many-files", "too-many-files"],
    ["something-new", "file-invalid-type"],
  ])("names %s as %s", (code, problem) => {
    expect(fileProblem({ type: "passport", rejections: rejected(code) })).toBe(problem);
  });

  it("names one problem when there are several, the kind before the size", () => {
    const rejections = rejected("file-too-large", "file-invalid-type");

    expect(fileProblem({ type: "passport", rejections })).toBe("file-invalid-type");
  });

  it("finds nothing wrong with a file that was taken", () => {
    expect(fileProblem({ type: "passport", rejections: [] })).toBeNull();
  });
});
