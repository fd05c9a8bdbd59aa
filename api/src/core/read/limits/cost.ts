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

/** Fields below each other, the root and the leaf included. */
const DEEPEST = 10;
/** Relations from a type straight to itself, below each other. */
const MOST_OF_ITSELF = 5;
/** Rows that a list without a limit counts. */
const WITHOUT_LIMIT = 20;
/** Most rows that a document may read; below, the number above which it is heavy. */
const MOST_ROWS = 100_000;
export const HEAVY_ROWS = 10_000;
/** Fields of a document whose fragments are opened: the largest of ours has a tenth of it. */
const MOST_FIELDS = 10_000;
/** Rows of the longest page. */
const LONGEST_PAGE = 100;

const asksTooMuch = () =>
  new Refusal(
    "BAD_USER_INPUT",
    "La consulta pide demasiado. Pide menos filas con limit o menos listas dentro de otras.",
  );

/**
 * Number of rows of a list: a number, or the variable that gives it, and the number without that variable.
 */
type Limit = number | { readonly variable: string; readonly otherwise: number };

/** A list of a document. */
interface List {
  readonly limit: Limit;
  /** True when it belongs to the tree of the list around it, whose rows it then does not multiply. */
  readonly ofTree: boolean;
  readonly inside: List[];
}

type Values = Readonly<Record<string, unknown>>;

/** Cost of a document, measured once; the number of rows depends on its variables. */
export class DocumentCost {
  /** The rows when every list that takes a limit from a variable is as long as a page can be. */
  readonly most: number;

  private constructor(private readonly lists: readonly List[]) {
    this.most = rowsOf(lists, () => LONGEST_PAGE);
  }

  /**
   * Measures an operation of a valid document.
   * @throws Refusal BAD_USER_INPUT when it is too deep, or returns to the same tables.
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
   * Returns the rows that it reads with these variables.
   * @throws Refusal BAD_USER_INPUT when they are too many.
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

/** Returns the rows of lists below `above` rows, which hang in a tree that began below `began`. */
function rowsOf(lists: readonly List[], limitOf: LimitOf, above = 1, began = 1): number {
  return lists.reduce((sum, { limit, ofTree, inside }) => {
    const around = ofTree ? began : above;
    const rows = around * (typeof limit === "number" ? limit : limitOf(limit));
    return sum + rows + rowsOf(inside, limitOf, rows, around);
  }, 0);
}

/** Position in a document while it is measured. */
interface Place {
  /** The lists of the list around it. */
  readonly lists: List[];
  /** Types with a table on the way here. */
  readonly tables: readonly string[];
  readonly depth: number;
  /** Relations from the type to itself on the last part of the way, and whether a list is among them. */
  readonly ofItself: number;
  readonly inTree: boolean;
  /** The limit of a page, until the list of its rows is met. */
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

  /** Returns the limit that a field takes: a number of the document or its schema, or a variable's. */
  private limitOf(field: AnyField, node: FieldNode): Limit | null {
    const argument = field.args.find(({ name }) => name === "limit");
    if (!argument) return null;
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

/** Marks the types of these entities in a schema as having a table. */
export function markTables(schema: GraphQLSchema, entities: readonly { readonly name: string }[]): void {
  for (const { name } of entities) {
    const type = schema.getType(name);
    if (isObjectType(type)) type.extensions = { ...type.extensions, table: true };
  }
}
