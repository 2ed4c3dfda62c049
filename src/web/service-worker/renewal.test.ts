/** A browser whose push address has changed tells the new one, or keeps none. */
import { beforeEach, expect, it, vi } from "vitest";
import { renewSubscription } from "./renewal.ts";

const ADDRESS = { endpoint: "https://push.example/new", keys: { p256dh: "B1", auth: "s" } };

const call = vi.fn<(path: string, request?: { method: string; body: string }) => Promise<Response>>();
const unsubscribe = vi.fn(async () => true);
const made = { toJSON: () => ADDRESS, unsubscribe };
const subscribe = vi.fn(async () => made);

beforeEach(() => {
  for (const stub of [call, unsubscribe, subscribe]) stub.mockClear();
  vi.stubGlobal("fetch", call);
});

function server(answers: { readonly known: Response; readonly taken?: Response }): void {
  call.mockImplementation(async (_, request) =>
    request ? (answers.taken ?? Response.json({}, { status: 201 })) : answers.known,
  );
}

const told = () =>
  call.mock.calls.flatMap(([path, request]) => (request ? [{ path, ...JSON.parse(request.body) }] : []));

it("makes one with the installation's key and tells it", async () => {
  server({ known: Response.json({ publicKey: "BKey", browsers: [] }) });
  await renewSubscription({ subscribe }, null);

  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(told()).toEqual([{ path: "/api/push-subscriptions", ...ADDRESS }]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

it("tells the one that the browser has made itself", async () => {
  server({ known: Response.json({ publicKey: "BKey", browsers: [] }) });
  await renewSubscription({ subscribe }, made);

  expect(subscribe).not.toHaveBeenCalled();
  expect(told()).toEqual([{ path: "/api/push-subscriptions", ...ADDRESS }]);
});

it("keeps none where nobody is signed in, and tells nothing", async () => {
  server({ known: new Response("", { status: 401 }) });
  await renewSubscription({ subscribe }, made);
  await renewSubscription({ subscribe }, null);

  expect(told()).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it.each([
  { status: 422, ends: 1 },
  { status: 503, ends: 0 },
])("that is answered with $status ends $ends subscriptions", async ({ status, ends }) => {
  server({ known: Response.json({ publicKey: "BKey" }), taken: new Response("", { status }) });
  await renewSubscription({ subscribe }, null);

  expect(unsubscribe).toHaveBeenCalledTimes(ends);
});
