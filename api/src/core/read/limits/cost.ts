import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { Refusal } from "../../failure.ts";
import { type AnyField, isList } from "../fields.ts";
import { collectFields, setsOf, type Walk, walkOf } from "../selection.ts";

/** Maximum depth of nested fields, including the root and the leaf. */
const DEEPEST = 10;
/** Maximum number of nested relations from a type directly to the same type. */
const MOST_OF_ITSELF = 5;
/** Number of rows assumed for a list without a limit. */
const WITHOUT_LIMIT = 20;
/** Maximum number of rows that a document may read; below, the number above which a document is heavy. */
const MOST_ROWS = 100_000;
export const HEAVY_ROWS = 10_000;
/**
 * Maximum number of fields in a document with expanded fragments; our largest document has a tenth of that.
 */
const MOST_FIELDS = 10_000;
/** Maximum number of rows on a page. */
const LONGEST_PAGE = 100;

const asksTooMuch = () =>
  new Refusal(
    "BAD_USER_INPUT",
    "La consulta pide demasiado. Pide menos filas con limit o menos listas dentro de otras.",
  );

/**
 * Number of rows of a list: a number, or the variable that contains it with the number that applies without
 * the variable.
 */
type Limit = number | { readonly variable: string; readonly otherwise: number };

/** A list in a document. */
interface List {
  readonly limit: Limit;
  /** True when the list is part of the surrounding list's tree, whose rows it does not multiply. */
  readonly ofTree: boolean;
  readonly inside: List[];
}

type Values = Readonly<Record<string, unknown>>;

/** Cost of a document, measured once; the number of rows depends on the variables. */
export class DocumentCost {
  /** Number of rows when every list whose limit is a variable has the maximum page length. */
  readonly most: number;

  private constructor(private readonly lists: readonly List[]) {
    this.most = rowsOf(lists, () => LONGEST_PAGE);
  }

  /**
   * Measures an operation of a valid document. @throws Refusal BAD_USER_INPUT when it is nested too deeply,
   * or revisits the same tables.
   */
  static of(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): DocumentCost {
    const known = costs.get(operation);
    if (known) return known;
    const root = schema.getRootType(operation.operation);
    const lists: List[] = [];
    if (root) {
      const start = { lists, tables: [], depth: 0, ofItself: 0, inTree: false, limit: null };
      new Measure(schema, document, operation).fieldsOf(root, [operation.selectionSet], start);
    }
    const cost = new DocumentCost(lists);
    costs.set(operation, cost);
    return cost;
  }

  /**
   * Returns the number of rows that the document reads with these variables. @throws Refusal BAD_USER_INPUT
   * when there are too many.
   */
  rows(variables: Values): number {
    const rows = this.most <= HEAVY_ROWS ? this.most : rowsOf(this.lists, limitIn(variables));
    if (rows > MOST_ROWS) throw asksTooMuch();
    return rows;
  }
}

const costs = new WeakMap<OperationDefinitionNode, DocumentCost>();

const limitIn =
  (variables: Values) =>
  ({ variable, otherwise }: Exclude<Limit, number>): number => {
    const given = Number(variables[variable] ?? otherwise);
    return given > 0 ? given : otherwise;
  };

type LimitOf = (limit: Exclude<Limit, number>) => number;

/**
 * Returns the number of rows of lists nested below `above` rows; `began` is the number of rows above the tree
 * that contains them.
 */
function rowsOf(lists: readonly List[], limitOf: LimitOf, above = 1, began = 1): number {
  return lists.reduce((sum, { limit, ofTree, inside }) => {
    const around = ofTree ? began : above;
    const rows = around * (typeof limit === "number" ? limit : limitOf(limit));
    return sum + rows + rowsOf(inside, limitOf, rows, around);
  }, 0);
}

/** Position in a document while the document is measured. */
interface Place {
  /** Lists that are directly inside the surrounding list. */
  readonly lists: List[];
  /** Types with a table on the path to this position. */
  readonly tables: readonly string[];
  readonly depth: number;
  /**
   * Number of consecutive relations from the type to itself at the end of the path, and whether one of them
   * is a list.
   */
  readonly ofItself: number;
  readonly inTree: boolean;
  /** Limit of a page, until the list of its rows is reached. */
  readonly limit: Limit | null;
}

class Measure {
  readonly #walk: Walk;
  #fields = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.#walk = walkOf(
      "response",
      Object.fromEntries((fragments as FragmentDefinitionNode[]).map((one) => [one.name.value, one])),
    );
  }

  fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: Place): void {
    for (const [, nodes] of collectFields(type, sets, this.#walk)) {
      const [node] = nodes as [FieldNode];
      const field = type.getFields()[node.name.value] as AnyField | undefined;
      // `__typename`, and introspection, which production refuses.
      if (!field) continue;
      this.#fields += 1;
      if (this.#fields > MOST_FIELDS || place.depth === DEEPEST) throw asksTooMuch();
      const named = getNamedType(field.type);
      const types = isAbstractType(named) ? this.schema.getPossibleTypes(named) : [named];
      for (const one of types) if (isObjectType(one)) this.enter(type, field, nodes, one, place);
    }
  }

  private enter(
    from: GraphQLObjectType,
    field: AnyField,
    nodes: readonly FieldNode[],
    type: GraphQLObjectType,
    place: Place,
  ): void {
    const same = from === type;
    const ofItself = same ? place.ofItself + 1 : 0;
    const again = !same && place.tables.includes(type.name);
    if (again || ofItself > MOST_OF_ITSELF) throw asksTooMuch();
    const limit = this.limitOf(field, nodes[0]!);
    const listed = isList(field.type);
    // Values that a record's rule computes, such as its waits with their people, are no row for each of them.
    const computed = !hasTable(from) && !hasTable(type);
    const list: List = {
      limit: limit ?? place.limit ?? WITHOUT_LIMIT,
      ofTree: (same || computed) && place.inTree,
      inside: [],
    };
    if (listed) place.lists.push(list);
    this.fieldsOf(type, setsOf(nodes), {
      lists: listed ? list.inside : place.lists,
      tables: hasTable(type) && !same ? [...place.tables, type.name] : place.tables,
      depth: place.depth + 1,
      ofItself,
      inTree: listed || (same && place.inTree),
      limit: listed ? null : limit,
    });
  }

  /**
   * Returns the limit of a field: a number in the document or the schema's default, a variable, or the stated
   * largest number of rows.
   */
  private limitOf(field: AnyField, node: FieldNode): Limit | null {
    const argument = field.args.find(({ name }) => name === "limit");
    if (!argument) {
      const rows = field.extensions["atMost"];
      return typeof rows === "number" ? rows : null;
    }
    const usual = typeof argument.defaultValue === "number" ? argument.defaultValue : WITHOUT_LIMIT;
    const given = node.arguments?.find(({ name }) => name.value === "limit")?.value;
    if (given?.kind === Kind.INT) return Number(given.value);
    if (given?.kind !== Kind.VARIABLE) return usual;
    const variable = given.name.value;
    const definition = this.operation.variableDefinitions?.find(
      (one) => one.variable.name.value === variable,
    );
    const value = definition?.defaultValue;
    return { variable, otherwise: value?.kind === Kind.INT ? Number(value.value) : usual };
  }
}

/** Returns whether the rows of a type are in a table. */
const hasTable = (type: GraphQLObjectType): boolean => type.extensions["table"] === true;

/** Marks the schema types of these entities as having a table. */
export function markTables(schema: GraphQLSchema, entities: readonly { readonly name: string }[]): void {
  for (const { name } of entities) {
    const type = schema.getType(name);
    if (isObjectType(type)) type.extensions = { ...type.extensions, table: true };
  }
}
