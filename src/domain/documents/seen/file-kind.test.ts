import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../../test/any-text.ts";
import { displayName, fileKind } from "./file-kind.ts";

const text = (content: string) => new TextEncoder().encode(content);

describe("fileKind", () => {
  it("knows the three kinds by their first bytes", () => {
    expect(fileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe("image/jpeg");
    expect(fileKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe("image/png");
    expect(fileKind(text("%PDF-1.7\n"))).toBe("application/pdf");
  });

  it.each(["", "%PD", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<!doctype html>", "PK\u0003\u0004", "GIF89a"])(
    "takes nothing that begins with %j",
    (content) => {
      expect(fileKind(text(content))).toBeNull();
    },
  );

  it("answers for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([null, "image/jpeg", "image/png", "application/pdf"]).toContain(fileKind(bytes));
      }),
    );
  });
});

describe("displayName", () => {
  it.each([
    ["passport.jpg", "passport.jpg"],
    ["C:\\scans\\passport.jpg", "passport.jpg"],
    ["../../etc/passwd", "passwd"],
    ["جواز.pdf", "جواز.pdf"],
    ["a\u202Egpj.exe", "agpj.exe"],
    ["a\r\nSet-Cookie: x", "aSet-Cookie: x"],
    ["", "document"],
    ["/", "document"],
  ])("shows %j as %j", (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it("is never empty, never long and never holds a path or a control character", () => {
    fc.assert(
      fc.property(anyText(400), (name) => {
        const shown = displayName(name);

        expect(shown.length).toBeGreaterThan(0);
        expect(Array.from(shown).length).toBeLessThanOrEqual(120);
        expect(shown).not.toMatch(/[/\\\p{Cc}]/u);
      }),
    );
  });
});
