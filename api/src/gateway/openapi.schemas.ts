import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { InputLimits } from "./openapi.limits.ts";
import { spelled, type Spelling } from "../core/input/spelling.ts";

/** A JSON Schema as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const scalars: Readonly<Record<string, JsonSchema>> = {
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  String: { type: "string" },
  ID: { type: "string", format: "uuid" },
  COP: { type: "integer", description: "Pesos colombianos, sin decimales." },
  DateTime: { type: "string", format: "date-time" },
  Day: { type: "string", format: "date" },
  JSON: {},
  Upload: { type: "string", format: "binary" },
};

/** Returns the schema of a value that may also be null. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  // The list of values is exhaustive: it contains null when null is allowed.
  if (typeof type === "string")
    return { ...schema, type: [type, "null"], ...(Array.isArray(values) && { enum: [...values, null] }) };
  return Object.keys(schema).length === 0 || Array.isArray(type)
    ? schema
    : { anyOf: [schema, { type: "null" }] };
}

/** Returns the schema of a field with its description. */
export const described = (
  schema: JsonSchema,
  { description }: { readonly description?: string | null | undefined },
): JsonSchema => (description ? { ...schema, description } : schema);

/** Builds schemas of inputs and answers; shared schemas are described once, under `components`. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};
  readonly #limits = new InputLimits();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns the schema of an input value. */
  input(type: GraphQLInputType, spelling: Spelling): JsonSchema {
    if (isNonNullType(type)) return this.input(type.ofType, spelling);
    if (isListType(type)) return { type: "array", items: this.input(type.ofType, spelling) };
    if (isInputObjectType(type)) return this.#shared(type.name, spelling, () => this.fields(type, spelling));
    return leaf(type);
  }

  /** Returns the schema of a root field's argument, with its limits and its default. */
  argument(argument: GraphQLArgument, root: string, spelling: Spelling): JsonSchema {
    const schema = this.#limits.limitedArgument(this.input(argument.type, spelling), root, argument);
    const { defaultValue } = argument;
    const isPlain = ["string", "number", "boolean"].includes(typeof defaultValue);
    return isPlain ? { ...schema, default: defaultValue } : schema;
  }

  /** Returns the schema of an input's field that is sent separately, with its limits. */
  field(field: GraphQLInputField, input: string, spelling: Spelling): JsonSchema {
    return this.#limits.limited(this.input(field.type, spelling), input, field);
  }

  /** Returns the schema of an input's field; for an optional field, null is equivalent to absence. */
  #sent(field: GraphQLInputField, input: string, spelling: Spelling): JsonSchema {
    const schema = this.field(field, input, spelling);
    return this.#isDemanded(field, input) || isNonNullType(field.type) ? schema : orNull(schema);
  }

  #isDemanded(field: GraphQLInputField, input: string): boolean {
    if (field.defaultValue !== undefined) return false;
    return isNonNullType(field.type) || this.#limits.demands(input, field.name);
  }

  /** Returns the schemas of an input object's fields. */
  fields(
    type: GraphQLInputObjectType,
    spelling: Spelling,
  ): { properties: Record<string, JsonSchema>; required?: string[] } & JsonSchema {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => this.#isDemanded(field, type.name));
    return {
      type: "object",
      properties: Object.fromEntries(
        fields.map((field) => [
          spelled(field.name, spelling),
          described(this.#sent(field, type.name, spelling), field),
        ]),
      ),
      ...(required.length > 0 ? { required: required.map((field) => spelled(field.name, spelling)) } : {}),
    };
  }

  /**
   * Returns the schema of the answer to a selection of a type. The document already uses the field names of
   * the REST answer.
   */
  output(
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    document: DocumentNode,
    spelling: Spelling,
    name?: string,
  ): JsonSchema {
    if (isNonNullType(type)) return this.present(type.ofType, set, document, spelling, name);
    return orNull(this.present(getNullableType(type), set, document, spelling, name));
  }

  /** Returns the schema of a value that is never null, as a named component if a name is given. */
  present(
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    document: DocumentNode,
    spelling: Spelling,
    name?: string,
  ): JsonSchema {
    if (isListType(type))
      return { type: "array", items: this.output(type.ofType, set, document, spelling, name) };
    if (!set) return leaf(getNamedType(type));
    const describe = () => this.#selection(getNamedType(type).name, set, document, spelling, name);
    return name === undefined ? describe() : this.#shared(name, spelling, describe);
  }

  #selection(
    typeName: string,
    { selections }: SelectionSetNode,
    document: DocumentNode,
    spelling: Spelling,
    name?: string,
  ): JsonSchema {
    const type = this.schema.getType(typeName);
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    const parts: JsonSchema[] = [];
    /** Alternative schemas for the types of a union. */
    const cases: JsonSchema[] = [];
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
        const key = (node.alias ?? node.name).value;
        properties[key] = field
          ? described(
              this.output(field.type, node.selectionSet, document, spelling, name && partOf(name, key)),
              field,
            )
          : { type: "string" };
        if (name) this.#nameApart(properties, key, name, spelling);
        // A selected field is always present, null when it is hidden; only a directive leaves it out.
        if (!node.directives?.length) required.push(key);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        const own = node.typeCondition?.name.value ?? typeName;
        (own === typeName ? parts : cases).push(
          this.#selection(own, node.selectionSet, document, spelling, name),
        );
      } else {
        const fragment = document.definitions.find(
          (entry): entry is FragmentDefinitionNode =>
            entry.kind === Kind.FRAGMENT_DEFINITION && entry.name.value === node.name.value,
        );
        if (!fragment) continue;
        const { name: own, typeCondition, selectionSet } = fragment;
        parts.push(
          this.#shared(own.value, spelling, () =>
            this.#selection(typeCondition.name.value, selectionSet, document, spelling, own.value),
          ),
        );
      }
    }
    const own: JsonSchema = { type: "object", properties, ...(required.length > 0 && { required }) };
    if (cases.length > 0) parts.push({ anyOf: cases });
    if (parts.length === 0) return own;
    const all = Object.keys(properties).length > 0 ? [...parts, own] : parts;
    return all.length === 1 ? (all[0] ?? own) : { allOf: all };
  }

  /**
   * Gives different names to two fields that differ only in their spelling, such as `supervisor_id` and
   * `supervisorId`, or `pagado_por` and `PagadoPor`, because client generators would give both the same name.
   */
  #nameApart(properties: Record<string, JsonSchema>, key: string, owner: string, spelling: Spelling): void {
    const twin = Object.keys(properties).find((one) => one !== key && pascal(one) === pascal(key));
    const [one, other] = [properties[twin ?? ""], properties[key]];
    if (twin === undefined || !one || !other) return;
    const same = JSON.stringify(one) === JSON.stringify(other);
    const named = this.#shared(`${pascal(key)}ValueOf${owner}`, spelling, () => one);
    properties[twin] = named;
    if (same) properties[key] = named;
  }

  #shared(name: string, spelling: Spelling, describe: () => JsonSchema): JsonSchema {
    const key = spelling === "camel" ? `${name}.camel` : name;
    if (!(key in this.components)) {
      this.components[key] = {};
      this.components[key] = describe();
    }
    return { $ref: `#/components/schemas/${key}` };
  }
}

/**
 * Returns the component name of a record inside another: `ClienteOfContractWire`. If the owner came first,
 * client generators could confuse it with a field, such as `cliente_id` with the `id` of `cliente`.
 */
const partOf = (owner: string, key: string): string => `${pascal(key)}Of${owner}`;

const pascal = (key: string): string =>
  key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function leaf(type: GraphQLNamedType): JsonSchema {
  if (!isEnumType(type)) return scalars[type.name] ?? {};
  const values = type.getValues();
  const said = values.flatMap(({ name, description }) => (description ? [[name, description] as const] : []));
  return {
    type: "string",
    enum: values.map(({ name }) => name),
    ...(said.length > 0 && { "x-enumDescriptions": Object.fromEntries(said) }),
  };
}
