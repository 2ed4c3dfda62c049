/** The country lists are sound, and every resident has an answer (docs/sources.md#channels). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNELS } from "./channel.ts";
import { COUNTRIES, channelOf, isCountry, SERVED_COUNTRIES, soldInstead } from "./countries.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

describe("the countries", () => {
  it("are regions with a name, each once, in order", () => {
    expect(COUNTRIES.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual([]);
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].toSorted());
  });

  it("hold every served one, which no second channel serves", () => {
    const served = CHANNELS.flatMap((channel) => SERVED_COUNTRIES[channel]);

    expect(served.filter((code) => !isCountry(code))).toEqual([]);
    expect(new Set(served).size).toBe(served.length);
  });

  it.each(["", "gb", "UK", "ZZ", "EU", "GBR"])("do not hold '%s'", (code) => {
    expect(isCountry(code)).toBe(false);
  });
});

describe("channelOf", () => {
  it.each(["GB", "US", "FR", "YT", "ZA", "AU", "BR"])("sends residents of %s to Nusuk", (country) => {
    expect(channelOf(country)).toEqual({ channel: "nusuk" });
  });

  it.each(["PK", "ID", "NG", "MY", "IN", "TR"])("sends residents of %s to a licensed operator", (country) => {
    expect(channelOf(country)).toEqual({ channel: "operator" });
  });

  it("names the office of residents that neither serves", () => {
    expect(channelOf("SA")).toEqual({ channel: null, office: "saudi_domestic" });
    expect(channelOf("BA")).toEqual({ channel: null, office: "national" });
  });

  it("answers with a served list exactly for its countries", () => {
    for (const country of COUNTRIES) {
      const { channel } = channelOf(country);

      expect(CHANNELS.filter((candidate) => SERVED_COUNTRIES[candidate].includes(country))).toEqual(
        channel ? [channel] : [],
      );
    }
  });
});

describe("soldInstead", () => {
  it.each([
    [["operator"], "GB", { channel: "nusuk" }],
    [["nusuk"], "ID", { channel: "operator" }],
    [["nusuk", "operator"], "SA", { channel: null, office: "saudi_domestic" }],
    [["nusuk", "operator"], "BA", { channel: null, office: "national" }],
    [["nusuk"], "GB", null],
    [["operator"], "ID", null],
    [["operator"], null, null],
  ] as const)("of %j to somebody in %s is %j", (channels, country, instead) => {
    expect(soldInstead(channels, country)).toEqual(instead);
  });

  it("refuses exactly what a country's own channel does not sell, and names that channel", () => {
    const channels = fc.subarray([...CHANNELS], { minLength: 1 });
    fc.assert(
      fc.property(channels, fc.constantFrom(...COUNTRIES), (sold, country) => {
        const own = channelOf(country);

        const isTheirs = own.channel !== null && sold.includes(own.channel);
        expect(soldInstead(sold, country)).toEqual(isTheirs ? null : own);
      }),
    );
  });
});
