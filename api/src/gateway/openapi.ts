import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { AuthRule } from "../core/auth/auth.decorator.ts";
import { Role } from "../core/auth/role.ts";
import { FailureCode } from "../core/failure.ts";
import { spelled } from "../core/input/spelling.ts";
import { described, Schemas, type JsonSchema } from "./openapi.schemas.ts";
import type { Root } from "../core/roots.ts";
import { parametersOf } from "./paths.ts";
import type { Plan } from "./plan.ts";

/** Returns the OpenAPI 3.1 document of the mounted rows, made from the same plans that answer them. */
export function openApiOf(plans: readonly Plan[], schema: GraphQLSchema): JsonSchema {
  const schemas = new Schemas(schema);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const plan of plans) {
    const path = plan.route.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[plan.route.method.toLowerCase()] = operationOf(plan, schema, schemas);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Travesía",
      version: "1",
      description: "Las llamadas REST. Cada una es un documento de GraphQL: lo mismo está en /graphql.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { ...schemas.components, Refusal: refusal },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        link: { type: "apiKey", in: "header", name: "X-Link-Token" },
      },
    },
  };
}

const refusal: JsonSchema = {
  type: "object",
  required: ["success", "message", "error"],
  properties: {
    success: { const: false },
    message: { type: "string", description: "Qué pasó, en español." },
    error: { type: "string", enum: Object.keys(FailureCode) },
    errors: {
      type: "array",
      items: { type: "object", properties: { field: { type: "string" }, message: { type: "string" } } },
    },
  },
};

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly required: boolean;
  /** Meaning of the argument that takes it. */
  readonly description: string | undefined;
}

function variablesOf({ operation, roots }: Plan, schema: GraphQLSchema): Variable[] {
  const meaningOf = (name: string) =>
    roots
      .flatMap(({ field }) => field.args.filter((argument) => argument.name === name))
      .map(({ description }) => description ?? undefined)
      .find(Boolean);
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    const required = type !== undefined && isNonNullType(type) && !defaultValue;
    return type && isInputType(type) ? [{ name, type, required, description: meaningOf(name) }] : [];
  });
}

const headers: Readonly<Record<string, string>> = {
  idempotencyKey: "Idempotency-Key",
  eventChecksum: "X-Event-Checksum",
};

function operationOf(plan: Plan, schema: GraphQLSchema, schemas: Schemas): JsonSchema {
  const { route, lead, roots } = plan;
  const inPath = new Set(parametersOf(route.path));
  const variables = variablesOf(plan, schema);
  const uploads = new Set(Object.values(route.options.upload ?? {}));
  const input = variables.find(({ name }) => name === "input");
  const loose = variables.filter(
    ({ name }) =>
      !inPath.has(name) && !headers[name] && !uploads.has(name) && name !== "input" && name !== "filter",
  );
  const asBody = route.method !== "GET" && !input ? loose : [];
  const body = bodyOf(plan, schemas, input, asBody, variables);
  const description = roots.map(({ field }) => field.description).find(Boolean);
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/\W+/g, "_")}`,
    summary: roots.map(({ node }) => node.name.value).join(", "),
    ...(description ? { description } : {}),
    tags: [route.path.split("/").filter((segment) => segment !== "api" && segment !== "")[0] ?? "/"],
    security: securityOf(lead.field.extensions["auth"] as AuthRule | undefined),
    parameters: [
      ...variables
        .filter(({ name }) => inPath.has(name))
        .map(({ name, type, description }) => ({
          name,
          in: "path",
          required: true,
          ...(description && { description }),
          schema: schemas.input(type, plan.spelling),
        })),
      ...(asBody.length > 0 ? [] : loose).map(({ name, type, required, description }) => ({
        name: spelled(name, plan.spelling),
        in: "query",
        required,
        ...(description && { description }),
        schema: schemas.input(type, plan.spelling),
      })),
      ...filterParameters(plan, schemas, variables),
      ...variables.flatMap(({ name, type }) =>
        headers[name]
          ? [{ name: headers[name], in: "header", schema: schemas.input(type, plan.spelling) }]
          : [],
      ),
    ],
    ...(body ? { requestBody: { content: body } } : {}),
    responses: {
      ...successOf(plan, schemas),
      default: { description: "Rechazo", content: json({ $ref: "#/components/schemas/Refusal" }) },
    },
  };
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

function filterParameters(
  { spelling }: Plan,
  schemas: Schemas,
  variables: readonly Variable[],
): JsonSchema[] {
  const filter = variables.find(({ name }) => name === "filter");
  const type = filter && getNullableType(filter.type);
  if (!type || !isInputObjectType(type)) return [];
  return Object.entries(schemas.fields(type, spelling).properties).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: "query",
      required: false,
      ...(description !== undefined && { description }),
      schema,
    }),
  );
}

/**
 * Returns the content of the request: the input itself, loose variables as one object, or a form with its
 * files.
 */
function bodyOf(
  { route, spelling }: Plan,
  schemas: Schemas,
  input: Variable | undefined,
  loose: readonly Variable[],
  all: readonly Variable[],
) {
  const { upload } = route.options;
  if (upload) {
    const type = input && getNamedType(input.type);
    const texts = isInputObjectType(type) ? schemas.fields(type, spelling) : { properties: {} };
    const files = Object.entries(upload).flatMap(([field, name]) => {
      const variable = all.find((entry) => entry.name === name);
      return variable ? [[field, schemas.input(variable.type, spelling)] as const] : [];
    });
    return {
      "multipart/form-data": {
        schema: {
          ...texts,
          type: "object",
          properties: { ...texts.properties, ...Object.fromEntries(files) },
        },
      },
    };
  }
  if (input) return json(schemas.input(input.type, spelling));
  if (loose.length === 0) return null;
  return json({
    type: "object",
    properties: Object.fromEntries(
      loose.map((variable) => [
        spelled(variable.name, spelling),
        described(schemas.input(variable.type, spelling), variable),
      ]),
    ),
    required: loose.filter(({ required }) => required).map(({ name }) => spelled(name, spelling)),
  });
}

function successOf(
  { route, roots, lead, body, spreads, constants, document, spelling }: Plan,
  schemas: Schemas,
): JsonSchema {
  const { sends, status } = route.options;
  if (sends)
    return {
      200: {
        description: "El archivo",
        content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
      },
    };
  // the root that decides is never null here: that is a 404
  const shape = ({ field, node, key }: Root) =>
    key === lead.key
      ? schemas.present(getNullableType(field.type), node.selectionSet, document, spelling)
      : schemas.output(field.type, node.selectionSet, document, spelling);
  const record = body && shape(body);
  const beside: JsonSchema = {
    type: "object",
    properties: {
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, { const: value }])),
      ...Object.fromEntries(roots.filter((root) => root !== body).map((root) => [root.key, shape(root)])),
    },
  };
  const alone = body && (!spreads || (Object.keys(constants).length === 0 && roots.length === 1));
  const answer = {
    description: "Hecho",
    content: json(alone && record ? record : record ? { allOf: [record, beside] } : beside),
  };
  return status === "created" ? { 200: answer, 201: answer } : { [status ?? 200]: answer };
}

/**
 * No session for the public, none or one where a visitor may too, a session or a link where a link opens the
 * record.
 */
function securityOf(rule: AuthRule | undefined): JsonSchema[] {
  if (!rule) return [];
  if (rule.requires.includes(Role.VISITOR)) return [{ session: [] }, {}];
  return rule.requires.includes(Role.LINK) ? [{ session: [] }, { link: [] }] : [{ session: [] }];
}
