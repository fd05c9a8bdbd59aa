import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import type { AuthRule } from "../core/auth/auth.decorator.ts";
import { Role } from "../core/auth/role.ts";
import { argumentOf, givenTo } from "../core/input/texts.ts";
import { spelled } from "../core/input/spelling.ts";
import { type Examples, withExample } from "./openapi.examples.ts";
import { operationIdsOf, titleOf } from "./openapi.names.ts";
import { refusalResponses, refusalSchemas, refusalsOf } from "./openapi.refusals.ts";
import { described, Schemas, type JsonSchema } from "./openapi.schemas.ts";
import type { Module, Row } from "../core/module.ts";
import type { Root } from "../core/roots.ts";
import { parametersOf } from "./paths.ts";
import type { Plan } from "./plan.ts";
import type { Json } from "./route.ts";

/** Description of the conventions of all calls: the format of requests and answers. */
const conventions = [
  "Las llamadas REST. Cada una es un documento de GraphQL: lo mismo está en /graphql.",
  "Los nombres de lo que se envía se entienden en snake_case y en camelCase; los que no se conocen no cuentan.",
  'Números y sí o no se leen también como texto (`"7"`, `"true"`); listas y objetos, como texto JSON.',
  "Donde un campo no es obligatorio, null dice lo mismo que no enviarlo. Donde no hay cuerpo, se acepta `{}`.",
  "Una llamada con formulario acepta JSON cuando no lleva archivo.",
  "En los filtros, un valor vacío, `all`, `todos`, `null` y `undefined` son no filtrar.",
  "Los días van como AAAA-MM-DD; los instantes, en UTC; el dinero, en pesos enteros.",
].join("\n\n");

/** A section of the document: the calls of one module, and their purpose. */
export interface Section {
  readonly title: string;
  readonly text: string;
  readonly rows: ReadonlySet<Row>;
}

/** Section of the calls beyond the specification, of all modules. */
const beyond = {
  title: "Datos en bloque (/v1)",
  text: "Para programas que llevan sus propios libros: listados como archivo, y qué cambió desde la última vez.",
};

/**
 * Returns the sections of the document: modules that have calls, in the order of a sale, then the calls below
 * `/v1/`.
 */
export function sectionsOf(modules: readonly Pick<Module, "routes" | "calls" | "section">[]): Section[] {
  const calls = modules.flatMap((module) => module.calls ?? []);
  return [
    ...modules.flatMap(({ section, routes }) => (section ? [{ ...section, rows: new Set(routes) }] : [])),
    { ...beyond, rows: new Set(calls) },
  ];
}

/**
 * Returns the OpenAPI 3.1 document of the mounted rows, built from the same plans that answer requests; each
 * call is in its section, with its example if there is one.
 */
export function openApiOf(
  plans: readonly Plan[],
  schema: GraphQLSchema,
  sections: readonly Section[] = [],
  examples: Examples = {},
): JsonSchema {
  const schemas = new Schemas(schema);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const ids = operationIdsOf(plans);
  for (const [place, plan] of plans.entries()) {
    const path = plan.route.path.replace(/:(\w+)/g, "{$1}");
    const example = examples[`${plan.route.method} ${path}`];
    (paths[path] ??= {})[plan.route.method.toLowerCase()] = {
      operationId: ids[place],
      ...withExample(operationOf(plan, schema, schemas), example),
      tags: [sections.find(({ rows }) => rows.has(plan.route))?.title ?? firstSegmentOf(plan)],
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Travesía",
      version: "1",
      description: conventions,
      license: { name: "Uso con contrato", identifier: "LicenseRef-Travesia" },
    },
    servers: [{ url: "/" }],
    tags: sections.map(({ title: name, text: description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.components, ...refusalSchemas },
      responses: refusalResponses,
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "El `token` que responde POST /user/login, o un token de acceso (`trv_…`) que su dueño creó en su perfil.",
        },
        link: {
          type: "apiKey",
          in: "header",
          name: "X-Link-Token",
          description: "El token del enlace que recibió el cliente.",
        },
        linkInAddress: {
          type: "apiKey",
          in: "query",
          name: "token",
          description: "El mismo token de un enlace, en la dirección.",
        },
      },
    },
  };
}

const firstSegmentOf = ({ route }: Plan): string =>
  route.path.split("/").find((segment) => segment !== "api" && segment !== "") ?? "/";

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly required: boolean;
  /** Description of the argument that uses the variable. */
  readonly description: string | undefined;
  /** Returns the schema of the variable's values, with the limits of the argument that uses it. */
  readonly schema: () => JsonSchema;
}

function variablesOf(
  { operation, roots, spelling }: Plan,
  schema: GraphQLSchema,
  schemas: Schemas,
): Variable[] {
  const named = (name: string) => roots.flatMap(({ field }) => field.args).find((one) => one.name === name);
  const meaningOf = (name: string) =>
    (argumentOf(roots, name) ?? withinInput(roots, name)?.field ?? named(name))?.description ?? undefined;
  const limited = (name: string, type: GraphQLInputType): JsonSchema => {
    const taking = givenTo(roots, name);
    const within = withinInput(roots, name);
    if (taking) return schemas.argument(taking.argument, taking.root.node.name.value, spelling);
    return within ? schemas.field(within.field, within.input, spelling) : schemas.input(type, spelling);
  };
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    const name = variable.name.value;
    const required = type !== undefined && isNonNullType(type) && !defaultValue;
    return type && isInputType(type)
      ? [{ name, type, required, description: meaningOf(name), schema: () => limited(name, type) }]
      : [];
  });
}

/** Returns the input field that uses a variable, when the document builds that input from variables. */
const withinInput = (roots: readonly Root[], variable: string) =>
  roots.flatMap(({ field, node }) => inputFieldsOf(field.args, node, variable)).at(0);

function inputFieldsOf(args: readonly GraphQLArgument[], node: FieldNode, variable: string) {
  return (node.arguments ?? []).flatMap(({ name, value }) => {
    const type = getNamedType(args.find((argument) => argument.name === name.value)?.type);
    if (value.kind !== Kind.OBJECT || !isInputObjectType(type)) return [];
    const { fields } = value;
    const taking = fields.filter(
      (field) => field.value.kind === Kind.VARIABLE && field.value.name.value === variable,
    );
    return taking.flatMap(({ name: { value: named } }) => {
      const field = type.getFields()[named];
      return field ? [{ field, input: type.name }] : [];
    });
  });
}

interface Header {
  readonly name: string;
  readonly description: string;
}

const headers: Readonly<Record<string, Header>> = {
  idempotencyKey: {
    name: "Idempotency-Key",
    description:
      "Una clave inventada para esta llamada: repetida con la misma, responde lo mismo y no hace nada dos veces.",
  },
  eventChecksum: { name: "X-Event-Checksum", description: "Suma con la que Wompi firma el aviso." },
};

function operationOf(plan: Plan, schema: GraphQLSchema, schemas: Schemas): JsonSchema {
  const { route, lead, roots } = plan;
  const inPath = new Set(parametersOf(route.path));
  const variables = variablesOf(plan, schema, schemas);
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
    summary: titleOf(plan),
    ...(description ? { description } : {}),
    security: securityOf(lead.field.extensions["auth"] as AuthRule | undefined),
    parameters: [
      ...variables
        .filter(({ name }) => inPath.has(name))
        .map(({ name, description, schema: value }) => ({
          name,
          in: "path",
          required: true,
          ...(description && { description }),
          schema: value(),
        })),
      ...(asBody.length > 0 ? [] : loose).map(({ name, required, description, schema: value }) => ({
        name: spelled(name, plan.spelling),
        in: "query",
        required,
        ...(description && { description }),
        schema: orWord(value(), route.options.absent?.[name]),
      })),
      ...filterParameters(plan, schemas, variables),
      ...variables.flatMap(({ name, schema: value }) =>
        headers[name] ? [{ ...headers[name], in: "header", schema: value() }] : [],
      ),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      ...successOf(plan, schemas),
      ...refusalsOf(
        plan,
        // An invalid identifier in the path means a record that does not exist.
        variables
          .filter(({ name, type }) => !inPath.has(name) || !["ID", "Int"].includes(getNamedType(type).name))
          .map(({ type }) => type),
      ),
    },
  };
}

/** Returns the schema of a value in whose place a fixed word is accepted. */
const orWord = (schema: JsonSchema, word: string | undefined): JsonSchema =>
  word === undefined ? schema : { anyOf: [schema, { const: word }] };

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

function filterParameters(
  { spelling }: Plan,
  schemas: Schemas,
  variables: readonly Variable[],
): JsonSchema[] {
  const filter = variables.find(({ name }) => name === "filter");
  const type = filter && getNullableType(filter.type);
  if (!type || !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    name: spelled(field.name, spelling),
    in: "query",
    required: false,
    ...(field.description && { description: field.description }),
    schema: schemas.field(field, type.name, spelling),
  }));
}

/**
 * Returns the content of the request: the input itself, separate variables as one object, or a form with its
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
    const texts = isInputObjectType(type) ? schemas.fields(type, spelling) : { properties: {}, required: [] };
    const files = Object.entries(upload).flatMap(([field, name]) => {
      const variable = all.find((entry) => entry.name === name);
      return variable ? [{ field, variable }] : [];
    });
    const demanded = files.filter(({ variable }) => variable.required).map(({ field }) => field);
    const form: JsonSchema = {
      type: "object",
      properties: {
        ...texts.properties,
        ...Object.fromEntries(
          files.map(({ field, variable }) => [field, schemas.input(variable.type, spelling)]),
        ),
      },
      ...requiredOf([...(texts.required ?? []), ...demanded]),
    };
    return {
      required: demanded.length > 0 || (texts.required ?? []).length > 0,
      content: {
        "multipart/form-data": { schema: form },
        ...(input && demanded.length === 0 && json(schemas.input(input.type, spelling))),
      },
    };
  }
  if (input) {
    const type = getNamedType(input.type);
    const { required = [] } = isInputObjectType(type) ? schemas.fields(type, spelling) : {};
    return { required: required.length > 0, content: json(schemas.input(input.type, spelling)) };
  }
  if (loose.length === 0) return null;
  const demanded = loose.filter(({ required }) => required).map(({ name }) => spelled(name, spelling));
  return {
    required: demanded.length > 0,
    content: json({
      type: "object",
      properties: Object.fromEntries(
        loose.map((variable) => [spelled(variable.name, spelling), described(variable.schema(), variable)]),
      ),
      ...requiredOf(demanded),
    }),
  };
}

const requiredOf = (names: readonly string[]) => (names.length > 0 ? { required: names } : {});

/**
 * Returns the schema of a constant in an answer; a sentence is given as an example, not as a guaranteed
 * value.
 */
const constantOf = (key: string, value: Json): JsonSchema =>
  key === "message"
    ? { type: "string", examples: [value] }
    : { ...(typeof value !== "object" && { type: typeof value }), const: value };

function successOf(
  { route, roots, lead, body, spreads, constants, document, spelling }: Plan,
  schemas: Schemas,
): JsonSchema {
  const { sends, status, media = "application/pdf" } = route.options;
  if (sends)
    return {
      200: {
        description: "El archivo",
        content: { [media]: { schema: { type: "string", format: "binary" } } },
      },
    };
  // The status already means `created`, so the answer omits it.
  const sentOf = (set: SelectionSetNode | undefined) =>
    set && status === "created" ? { ...set, selections: set.selections.filter(isNotCreated) } : set;
  // the root that decides is never null here: that is a 404
  const shape = ({ field, node, key }: Root) =>
    key === lead.key
      ? schemas.present(getNullableType(field.type), sentOf(node.selectionSet), document, spelling)
      : schemas.output(field.type, node.selectionSet, document, spelling);
  const record = body && shape(body);
  const beside = roots.filter((root) => root !== body);
  const envelope: JsonSchema = {
    type: "object",
    properties: {
      ...Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, constantOf(key, value)])),
      ...Object.fromEntries(beside.map((root) => [root.key, shape(root)])),
    },
    ...requiredOf([...Object.keys(constants), ...beside.map(({ key }) => key)]),
  };
  const alone = body && (!spreads || (Object.keys(constants).length === 0 && roots.length === 1));
  const answer = {
    description: "Hecho",
    content: json(alone && record ? record : record ? { allOf: [record, envelope] } : envelope),
  };
  return status === "created" ? { 200: answer, 201: answer } : { [status ?? 200]: answer };
}

const isNotCreated = (node: SelectionNode) => node.kind !== Kind.FIELD || node.name.value !== "created";

/**
 * Returns the security requirements of a rule: none for public calls, an optional session if visitors are
 * admitted too, and a session or a link if a link opens the record.
 */
function securityOf(rule: AuthRule | undefined): JsonSchema[] {
  if (!rule) return [];
  if (rule.requires.includes(Role.VISITOR)) return [{ session: [] }, {}];
  return rule.requires.includes(Role.LINK)
    ? [{ session: [] }, { link: [] }, { linkInAddress: [] }]
    : [{ session: [] }];
}
