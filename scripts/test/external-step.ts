/** The server's tests on another PostgreSQL: that of TEST_DATABASE_URL, or one that this machine has. */
import { findSystemPostgres, startSystemPostgres } from "../../test/system-postgres.ts";
import type { Outcome, Step } from "./step.ts";
import { runVitest } from "./unit-step.ts";

/** What leans most on the database (migrations, locks, jobs, limits, money), as part of every run. */
export const externalSmoke = step("a few server tests on another PostgreSQL", [
  "database/schema/schema.test",
  "database/migrate.test",
  "jobs/jobs.test",
  "limits/limits.test",
  "bookings/holds.test",
  "bookings/payments.test",
]);

/** All of them, but for those that are about the database that comes along. */
export const externalWhole = step("server tests on another PostgreSQL", []);

function step(name: string, files: readonly string[]): Step {
  return {
    name,
    async run() {
      const given = process.env.TEST_DATABASE_URL;
      if (given) return runOn(given, files);
      const programs = findSystemPostgres();
      if (!programs) return skipped();
      const database = await startSystemPostgres(programs);
      try {
        return await runOn(database.url, files);
      } finally {
        await database.stop();
      }
    },
  };
}

function runOn(url: string, files: readonly string[]): Promise<Outcome> {
  return runVitest(["--project", "api", ...files], { TEST_DATABASE_URL: url });
}

function skipped(): Outcome {
  process.stdout.write("skipped, this machine has no PostgreSQL 15 or newer of its own … ");
  return { passed: 0, failed: 0, output: "" };
}
