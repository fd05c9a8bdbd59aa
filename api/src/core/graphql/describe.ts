import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from "graphql";
import type { AuthRule } from "../auth/auth.decorator.ts";
import { whoRuns, whoSees } from "../auth/who.ts";
import type { Words } from "../words.ts";
import { sharedWords } from "./shared.words.ts";

type AnyField = GraphQLField<unknown, unknown>;
type Described = GraphQLObjectType | GraphQLInputObjectType;

const ruleOf = (field: AnyField) => field.extensions["auth"] as AuthRule | undefined;

const joined = (...sentences: (string | null | undefined)[]) => sentences.filter(Boolean).join(" ");

/** Returns the type of the rows when a type is a page of a list; otherwise undefined. */
function rowOf(type: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
  if (!isObjectType(type)) return undefined;
  const { items, totalPages } = type.getFields();
  return items && totalPages ? getNamedType(items.type) : undefined;
}

/**
 * Adds the modules' descriptions to the built schema: types, fields, arguments, inputs and enum values. From
 * the access rules it adds the roles that may run a root field or see a field. An existing description is
 * kept.
 */
export class Describer {
  readonly #schema: GraphQLSchema;
  /**
   * Descriptions by type, from the first module that describes the type; below, descriptions by root field.
   */
  readonly #ofType = new Map<string, Words>();
  readonly #ofRoot = new Map<string, Words>();
  /** Descriptions that apply to the field, argument or value of only one type: `Quote.total`. */
  readonly #single: Record<"arguments" | "values", Map<string, string>>;

  constructor(schema: GraphQLSchema, modules: readonly (Words | undefined)[]) {
    this.#schema = schema;
    this.#single = { arguments: new Map(), values: new Map() };
    for (const words of [...modules.filter((words) => words !== undefined), sharedWords]) {
      for (const name of Object.keys(words.types ?? {})) keepFirst(this.#ofType, name, words);
      for (const name of Object.keys(words.roots ?? {})) keepFirst(this.#ofRoot, name, words);
      for (const [name, said] of Object.entries(words.arguments ?? {}))
        keepFirst(this.#single.arguments, name, said);
      for (const [type, values] of Object.entries(words.values ?? {}))
        for (const [name, said] of Object.entries(values))
          keepFirst(this.#single.values, `${type}.${name}`, said);
    }
  }

  /** Adds the descriptions to the whole schema, once. */
  describe(): void {
    const roots = new Set(
      [
        this.#schema.getQueryType(),
        this.#schema.getMutationType(),
        this.#schema.getSubscriptionType(),
      ].filter((type) => type != null),
    );
    for (const type of Object.values(this.#schema.getTypeMap())) {
      if (isIntrospectionType(type)) continue;
      type.description = this.#ofType.get(type.name)?.types?.[type.name] ?? type.description ?? page(type);
      if (isObjectType(type) && roots.has(type)) this.#roots(type);
      else if (isObjectType(type) || isInputObjectType(type)) this.#fields(type);
    }
    for (const type of Object.values(this.#schema.getTypeMap())) if (isEnumType(type)) this.#values(type);
  }

  #roots(type: GraphQLObjectType): void {
    for (const field of Object.values(type.getFields())) {
      const own = this.#ofRoot.get(field.name);
      const said = own?.roots?.[field.name] ?? field.description;
      for (const argument of field.args) this.#argument(field.name, argument, own);
      if (said) field.description = joined(said, whoRuns(ruleOf(field)));
    }
  }

  #argument(root: string, argument: GraphQLArgument, own: Words | undefined): void {
    argument.description ??=
      this.#single.arguments.get(`${root}.${argument.name}`) ??
      own?.arguments?.[argument.name] ??
      sharedWords.arguments?.[argument.name];
  }

  #fields(type: Described): void {
    const own = this.#ownWords(type);
    for (const field of Object.values(type.getFields()) as (AnyField | GraphQLInputField)[]) {
      if (!("args" in field)) continue;
      for (const argument of field.args) this.#argument(`${type.name}.${field.name}`, argument, own);
      if (field.description) field.description = joined(field.description, whoSees(ruleOf(field)));
    }
  }

  /**
   * Returns the descriptions of the module that a type belongs to; a page belongs to the module of its rows.
   */
  #ownWords(type: GraphQLNamedType): Words | undefined {
    return this.#ofType.get(type.name) ?? this.#ofType.get(rowOf(type)?.name ?? "");
  }

  #values(type: GraphQLEnumType): void {
    const row = this.#orderedBy(type);
    for (const value of type.getValues()) {
      const said = this.#single.values.get(`${type.name}.${value.name}`);
      const column = row?.getFields()[value.name]?.description;
      value.description = said ?? value.description ?? (column ? `Se ordena por: ${column}` : undefined);
    }
  }

  /** Returns the row type of the list that an enum orders: the list's query has the enum as an argument. */
  #orderedBy(type: GraphQLEnumType): GraphQLObjectType | undefined {
    const queries = Object.values(this.#schema.getQueryType()?.getFields() ?? {});
    const ordered = queries.find(({ args }) =>
      args.some(({ name, type: asked }) => name === "order" && getNamedType(asked) === type),
    );
    const row = ordered && rowOf(getNamedType(ordered.type));
    return isObjectType(row) ? row : undefined;
  }
}

function keepFirst<T>(known: Map<string, T>, name: string, value: T): void {
  if (!known.has(name)) known.set(name, value);
}

function page(type: GraphQLNamedType): string | undefined {
  const row = rowOf(type);
  return row && `Una página de un listado; cada fila es de tipo \`${row.name}\`.`;
}
