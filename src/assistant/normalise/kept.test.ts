import { describe, expect, it } from "vitest";
import { kept } from "./kept.ts";

describe("a function that keeps what it gave", () => {
  function counted() {
    const asked: string[] = [];
    const lengthOf = kept((text) => {
      asked.push(text);
      return text.length;
    });
    return { asked, lengthOf };
  }

  it("works out a word once", () => {
    const { asked, lengthOf } = counted();
    expect([lengthOf("hajj"), lengthOf("hajj"), lengthOf("")]).toEqual([4, 4, 0]);
    expect([lengthOf(""), asked]).toEqual([0, ["hajj", ""]]);
  });

  it("keeps no long texts, and not more than it has room for", () => {
    const { asked, lengthOf } = counted();
    const long = "hajj ".repeat(20);
    expect([lengthOf(long), lengthOf(long)]).toEqual([100, 100]);
    expect(asked).toHaveLength(2);
    for (let i = 0; i < 10_000; i++) lengthOf(`word ${i}`);
    expect([lengthOf("word 0"), lengthOf("word 9999"), asked.length]).toEqual([6, 9, 10_003]);
  });
});
