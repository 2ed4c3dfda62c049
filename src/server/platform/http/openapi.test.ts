import { expect, it } from "vitest";
import { testApp } from "../../../../test/app.ts";

const app = await testApp();

it("shows the description on a page whose scripts are files of ours", async () => {
  const page = await app.inject({ url: "/api/docs" });
  const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"[^>]*>(.*?)<\/script>/gs)];

  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body.match(/<script/g)).toHaveLength(scripts.length);
  for (const [, src = "", inline = ""] of scripts) {
    expect(inline.trim()).toBe("");
    expect((await app.inject({ url: src })).statusCode).toBe(200);
  }
});

it("sends what is tried out there to whoever served the page", async () => {
  const shown = (await app.inject({ url: "/api/docs/json" })).json();
  const published = (await app.inject({ url: "/api/openapi.json" })).json();

  expect(shown).toEqual({ ...published, servers: [{ url: "/" }] });
});

it("names the file of an upload among its fields", async () => {
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();

  const body = paths["/api/documents/upload"].post.requestBody.content["multipart/form-data"].schema;
  expect(body.required).toEqual(["document", "type"]);
  expect(body.properties).toMatchObject({ document: { type: "string", format: "binary" }, type: { type: "string" } });
});

it("says of every call who may call it, and holds nothing but calls", async () => {
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();

  for (const [path, calls] of Object.entries<Record<string, { description?: string }>>(paths)) {
    expect(path).toMatch(/^\/api\//);
    for (const call of Object.values(calls)) expect(call.description, path).toContain("Who may call: ");
  }
});
