/** The days of Hajj: papers behind a PIN, the card, the counter, a wrong clock. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "#domain/durations.ts";
import { MAX_WRONG } from "#domain/hajj/pin.ts";
import { forgetVault } from "../../lib/session/device-vault.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { makeLock, sealPapers } from "./vault/seal.ts";
import { changeVault, readVault } from "./vault/vault-database.ts";
import { isVaultRecord, type Pack } from "./vault/vault-record.ts";
import { eraseVault, loadVault, vaultStore } from "./vault/vault-store.ts";

const PIN = "271828";
const PACK: Pack = {
  asOf: "2027-05-01T09:00:00.000Z",
  userId: "1",
  journeys: [
    {
      bookingId: "b1",
      reference: "RH-7K3Q2M",
      packageName: "Zamzam Comfort",
      operatorName: "Safa Travels",
      departureDate: "2027-05-05",
      returnDate: "2027-05-25",
      departureCity: "London",
      hijriYear: 1448,
      makkahHotel: "Dar Sakinah",
      madinahHotel: null,
      minaCamp: "Camp 41",
      officialNumber: null,
      isReported: false,
      seats: 1,
      ticketState: "ready",
      tickets: [{ travellerId: "t1", name: "AMINA RAHMAN", number: 1, address: "https://rihla.example/tickets/abc" }],
    },
  ],
  travellers: [
    {
      id: "t1",
      isSelf: true,
      name: "AMINA RAHMAN",
      birthDate: "1980-06-01",
      sex: "F",
      nationality: "GB",
      phone: "+442079460018",
      emergencyContact: { name: "Bilal Khan", phone: "+442079460019" },
      aids: [],
      passport: { number: "A71••••64", expiresOn: "2032-05-30" },
    },
  ],
};

const answers = { "GET /api/offline-pack": () => json(PACK) };
const openAt = (part: string) => renderAt(`/hajj?part=${part}`, { user: userWith(), answers });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-05-14T09:00:00Z") });
  await eraseVault();
  await forgetVault();
  localStorage.clear();
});

async function keep(pin = PIN): Promise<void> {
  await page.getByLabelText("PIN", { exact: true }).fill(pin);
  await page.getByLabelText("The PIN once more").fill(pin);
  await page.getByRole("button", { name: "Encrypt and keep" }).click();
}

async function tryPin(pin: string): Promise<void> {
  await page.getByLabelText("PIN", { exact: true }).fill(pin);
  await page.getByRole("button", { name: "Open" }).click();
}

/** A lock as it was made while the PIN counted with the digits that were typed. */
async function sealedAsTyped(pin: string): Promise<Awaited<ReturnType<typeof makeLock>>> {
  const { lock } = await makeLock(pin);
  const { salt, iterations, deviceKey } = lock;
  const typed = await crypto.subtle.importKey("raw", new TextEncoder().encode(pin), "PBKDF2", false, ["deriveBits"]);
  const stretched = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, typed, 256);
  const mixed = await crypto.subtle.sign("HMAC", deviceKey, stretched);
  const wrapping = await crypto.subtle.importKey("raw", mixed, "AES-GCM", false, ["wrapKey"]);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"]);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.wrapKey("raw", key, wrapping, { name: "AES-GCM", iv: nonce });
  return { lock: { ...lock, wrappedKey: { nonce, bytes } }, key };
}

async function keepAndLock(): Promise<void> {
  await openAt("papers");
  await keep();
  await page.getByRole("button", { name: "Lock" }).click();
  await expect.element(page.getByRole("heading", { name: "Your papers are locked" })).toBeVisible();
}

it("has its parts on a phone's first screen, with text of 150 % too", async () => {
  await page.viewport(390, 844);
  document.documentElement.dataset.text = "150";
  await openAt("days");

  await expect.element(page.getByRole("tab").first()).toBeVisible();
  expect(page.getByRole("tab").first().element().getBoundingClientRect().bottom).toBeLessThan(460);
  delete document.documentElement.dataset.text;
  await page.viewport(1280, 800);
});

describe("papers behind a PIN", () => {
  it("are kept sealed, and open with the PIN", async () => {
    await keepAndLock();

    const kept = JSON.stringify(await readVault(), (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    );
    await tryPin(PIN);

    expect(kept).not.toContain("RAHMAN");
    await expect.element(page.getByRole("img", { name: "Ticket 1: AMINA RAHMAN" })).toBeVisible();
    await expect.element(page.getByText("A71••••64")).toBeVisible();
  });

  it.each([
    ["Arabic", "٢٧١٨٢٨"],
    ["Persian", "۲۷۱۸۲۸"],
    ["Hindi", "२७१८२८"],
    ["Bengali", "২৭১৮২৮"],
  ])("open with the PIN in %s digits, and with it in Latin ones where it was chosen so", async (_, pin) => {
    await keepAndLock();
    await tryPin(pin);
    await expect.element(page.getByText("A71••••64")).toBeVisible();

    await eraseVault();
    await keep(pin);
    await page.getByRole("button", { name: "Lock" }).click();
    await tryPin(PIN);
    await expect.element(page.getByText("A71••••64")).toBeVisible();
  });

  it("open with a PIN that was sealed in the digits of its keyboard before all were one", async () => {
    await keepAndLock();
    const record: unknown = await readVault();
    if (!isVaultRecord(record)) throw new Error("nothing is kept");
    const pin = "٢٧١٨٢٨";
    const { lock, key } = await sealedAsTyped(pin);
    const papers = await sealPapers(key, { pack: PACK, passports: "masked", notes: {} }, record);
    await changeVault(() => ({ kept: { ...record, lock, papers }, answer: null }));

    await tryPin("000111");
    await expect.element(page.getByText(/Wrong PIN. 9 tries are left/)).toBeVisible();
    await tryPin(pin);

    await expect.element(page.getByText("A71••••64")).toBeVisible();
  });

  it("take the same PIN in two scripts for the same", async () => {
    await openAt("papers");
    await page.getByLabelText("PIN", { exact: true }).fill("٢٧١٨٢٨");
    await page.getByLabelText("The PIN once more").fill(PIN);
    await page.getByRole("button", { name: "Encrypt and keep" }).click();

    await expect.element(page.getByText("A71••••64")).toBeVisible();
  });

  it.each([false, true])(
    "are renewed when they are opened with a network and something has changed; numbers whole: %s",
    async (isWhole) => {
      const asked: string[] = [];
      let officialNumber: string | null = null;
      const pack = (number: string) => ({
        ...PACK,
        journeys: PACK.journeys.map((one) => ({ ...one, officialNumber })),
        travellers: PACK.travellers.map((one) => ({ ...one, passport: { number, expiresOn: "2032-05-30" } })),
      });
      await renderAt("/hajj?part=papers", {
        user: userWith(),
        answers: {
          "GET /api/offline-pack": (_, address) => {
            asked.push(address);
            return json(pack(address.includes("complete") ? "A71938264" : "A71••••64"));
          },
        },
      });
      const takenWhole = () => asked.filter((address) => address.includes("complete")).length;
      if (isWhole) await page.getByRole("checkbox", { name: /Keep the complete passport numbers/ }).click();
      await keep();
      await page.getByRole("button", { name: "Lock" }).click();
      await tryPin(PIN);
      await expect.poll(() => asked.at(-1)).toContain("masked");
      // Nothing has changed: numbers are not taken whole again.
      await page.getByRole("button", { name: "Lock" }).click();
      expect(takenWhole()).toBe(isWhole ? 1 : 0);

      officialNumber = "NSK-448812";
      await tryPin(PIN);

      await expect.element(page.getByText("NSK-448812")).toBeVisible();
      await expect.element(page.getByText(isWhole ? "A71938264" : "A71••••64")).toBeVisible();
      expect(takenWhole()).toBe(isWhole ? 2 : 0);
    },
  );

  it("are offered with the word that a browser without a worker opens them with a network alone", async () => {
    await openAt("papers");

    await expect.element(page.getByText(/Without a network this browser does not open this page/)).toBeVisible();
  });

  it("refuse a PIN that is guessed at once, and two that differ", async () => {
    await openAt("papers");
    await keep("123456");
    await expect.element(page.getByText(/guessed at once/)).toBeVisible();
    await page.getByLabelText("PIN", { exact: true }).fill(PIN);
    await page.getByRole("button", { name: "Encrypt and keep" }).click();

    await expect.element(page.getByText("The two are not the same.")).toBeVisible();
    expect(await readVault()).toBeUndefined();
  });

  it("count wrong PINs over a reload, make them wait, and are erased at the tenth", { timeout: 60_000 }, async () => {
    await keepAndLock();
    await tryPin("000111");
    await expect.element(page.getByText(/Wrong PIN. 9 tries are left/)).toBeVisible();
    await setWrong(3);
    await tryPin(PIN);
    // On a busy machine it is first looked at a second or two into the pause.
    await expect.element(page.getByText(/Wait 0:(30|2\d)/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Open" })).toBeDisabled();

    await setWrong(MAX_WRONG - 1);
    vi.setSystemTime(Date.parse("2027-05-14T12:00:00Z"));
    const { openVault } = await import("./vault/vault-store.ts");
    expect(await openVault("000111")).toEqual({ kind: "wiped" });

    await expect.element(page.getByText("The papers on this device are erased")).toBeVisible();
    expect(await readVault()).toBeUndefined();
  });

  it("show as damaged when a bit or the date is not as it was sealed", async () => {
    await keepAndLock();
    await changeVault((kept) => ({ kept: { ...Object(kept), asOf: "2027-05-13T09:00:00.000Z" }, answer: null }));

    await tryPin(PIN);

    await expect.element(page.getByText("The kept papers are damaged")).toBeVisible();
    await expect.element(page.getByText("AMINA RAHMAN")).not.toBeInTheDocument();
  });

  it("say why nothing is kept: the server's refusal, or a browser that refuses", async () => {
    await renderAt("/hajj?part=papers", {
      user: userWith(),
      answers: { "GET /api/offline-pack": () => refusal("unavailable", "The server is restarting.") },
    });
    await keep();
    await expect.element(page.getByText(/Your papers could not be fetched/)).toBeVisible();

    vi.spyOn(indexedDB, "open").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    await loadVault("1", "2027-05-14");
    await expect.element(page.getByText(/This browser refuses to keep anything/)).toBeVisible();
    vi.restoreAllMocks();
  });

  it("go when another account signs in, and 14 days after the return", async () => {
    await keepAndLock();
    await loadVault("1", "2027-06-07");
    expect(await readVault()).toBeDefined();

    await loadVault("1", "2027-06-08");

    expect(await readVault()).toBeUndefined();
  });
});

it("locks the papers when their page is left", async () => {
  const { router } = await openAt("papers");
  await keep();
  await expect.element(page.getByText("A71••••64")).toBeVisible();

  await router.navigate("/auth");

  await expect.poll(() => vaultStore.snapshot().kind).toBe("locked");
});

it("erases open papers for another account", async () => {
  await openAt("papers");
  await keep();
  await expect.element(page.getByText("A71••••64")).toBeVisible();

  await loadVault("2", "2027-05-14");

  expect(await readVault()).toBeUndefined();
  await expect.element(page.getByText("A71••••64")).not.toBeInTheDocument();
});

/** As so many wrong tries just now would leave it. */
async function setWrong(count: number): Promise<void> {
  await changeVault((kept) => ({ kept: { ...Object(kept), wrong: { count, lastAt: Date.now() } }, answer: null }));
}

describe("the card", () => {
  it("is in Arabic with what the booking knows, and with what is written by hand before it", async () => {
    await openAt("papers");
    await keep();
    await page.getByRole("tab", { name: "If I am lost" }).click();
    const card = page.getByRole("region", { name: "ضِعتُ عن مجموعتي، أرجو مساعدتي" });
    await expect.element(card.getByText("Camp 41")).toBeVisible();

    await page.getByLabelText("Camp and pole number in Mina").fill("Camp 41, pole 513");
    await page.getByRole("button", { name: "Save" }).click();

    await expect.element(card.getByText("Camp 41, pole 513")).toBeVisible();
    await expect.element(card.getByText("المملكة المتحدة")).toBeVisible();
  });
});

describe("the guide", () => {
  it("is there for a visitor and without the server", async () => {
    await renderAt("/hajj", { answers: { "GET /api/user": () => Promise.reject(new TypeError("no network")) } });

    await expect.element(page.getByText("Enter ihram for Hajj")).toBeVisible();
    await expect.element(page.getByText(/^Today/)).toBeVisible();
  });

  it("counts a touch once, and takes it back", async () => {
    await openAt("rounds");
    await page.getByRole("button", { name: "Touch at the end of each round" }).dblClick();
    await expect.element(page.getByText("1 of 7", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Take one back" }).click();

    await expect.element(page.getByText("0 of 7", { exact: true })).toBeVisible();
  });

  it("says so when the clock is a day off", async () => {
    const yesterday = new Date(Date.now() - DAY_MS).toUTCString();
    await renderAt("/hajj", {
      answers: { "HEAD /manifest.webmanifest": () => new Response(null, { headers: { date: yesterday } }) },
    });

    await expect.element(page.getByText(/about 24 hours fast/)).toBeVisible();
  });
});
