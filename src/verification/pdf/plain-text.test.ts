import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("text of a PDF", () => {
  it("has letters for their shapes", () => {
    expect(plainText("ﻏﻴﺮ ﻻﺋﻘﺔ ﻟﻠﺴﻔﺮ، ﻓﺸﻞ ﻛﻠﻮي")).toBe("غير لائقة للسفر، فشل كلوي");
    expect(plainText("ﺷﮩﺮﯾﺖ")).toBe("شہریت");
    expect(plainText("ﬁt to travel")).toBe("fit to travel");
  });

  it("is turned round where its shapes say that it runs backwards", () => {
    expect(plainText("Amina Siddiqui :ﻢﺳﻻا")).toBe("Amina Siddiqui الاسم:");
    expect(plainText("Fit: yes ﺔﻘﺋﻻ")).toBe("Fit: yes لائقة");
  });

  it("that runs as it should stays", () => {
    for (const text of ["الاسم: Amina", "شهادة صحية", "Health certificate, 12 Oct 2026", "رقم الترخيص: 70123"]) {
      expect(plainText(text)).toBe(text);
    }
  });

  it("marks words of characters without a meaning as unread", () => {
    expect(plainText("fit to \u0000\u0000 travel")).toBe("fit to ▯ travel");
    expect(plainText("\ue012\ue044 yes\ufffd")).toBe("▯ ▯");
  });
});
