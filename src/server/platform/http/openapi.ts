/** The API description at /api/openapi.json and, to browse, at /api/docs: OpenAPI 3.1, made from the objects that check the calls. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Config } from "../config/config.ts";

/** A JSON schema of an object. */
const Fields = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

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
    transform: describeCall,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    // Calls tried out from the page go to whoever served it, by whatever name: others are against its security policy.
    transformSpecification: (description) => ({ ...description, servers: [{ url: "/" }] }),
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}

/** The file of an upload is no field of the object that checks the others. */
const describeCall: typeof jsonSchemaTransform = (input) => {
  const described = jsonSchemaTransform(input);
  const { fileField } = input.schema ?? {};
  if (fileField === undefined) return described;
  const { properties = {}, required = [], ...body } = Fields.parse(described.schema?.body);
  const file = { type: "string", format: "binary" };
  return {
    ...described,
    schema: {
      ...described.schema,
      body: { ...body, properties: { [fileField]: file, ...properties }, required: [fileField, ...required] },
    },
  };
};
