/** The API description at /api/openapi.json and, to browse, at /api/docs: OpenAPI 3.1, made from the objects that check the calls. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Config } from "../config.ts";

/** Before any route is registered. */
export async function installOpenApi(app: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Rihla",
        version: "1",
        description:
          "Ids are strings, instants ISO 8601 in UTC, dates YYYY-MM-DD. Refusals are RFC 9457 problems with a `code`.",
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "rihla_session" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Calls tried out from the page go to whoever served it, by whatever name: others are against its security policy.
    transformSpecification: (description) => ({ ...description, servers: [{ url: "/" }] }),
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
