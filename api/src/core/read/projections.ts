import type { EntityClass, MikroORM } from "@mikro-orm/core";
import type { FieldNode, FragmentDefinitionNode, GraphQLOutputType } from "graphql";
import { project, type Projection } from "./projection.ts";
import { type Walk, walkOf } from "./selection.ts";
import { StatementNames } from "./statement-names.ts";
import { statementCache, Statements } from "./statements.ts";

/** A projection with the statements built for it so far. */
export interface Prepared {
  readonly projection: Projection;
  readonly statements: Statements;
}

/** Parts of GraphQL's resolver info that a read uses. */
export interface Selected {
  readonly fieldNodes: readonly FieldNode[];
  readonly returnType: GraphQLOutputType;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

const processes = new WeakMap<object, Projections>();

/**
 * Projections of one application: computed once per field of a document and cached as long as the document.
 */
export class Projections {
  readonly names = new StatementNames();
  readonly statements = statementCache();
  readonly #text = new WeakMap<FieldNode, Prepared>();
  readonly #objects = new WeakMap<FieldNode, Prepared>();
  #count = 0;

  constructor(private readonly orm: Pick<MikroORM, "getMetadata">) {}

  /** Returns the projections of the application that this object mapper belongs to. */
  static of(orm: Pick<MikroORM, "getMetadata">): Projections {
    let known = processes.get(orm);
    if (!known) processes.set(orm, (known = new Projections(orm)));
    return known;
  }

  /**
   * Returns the projection of a selection on an entity. `response` is for answers as text, `field` for
   * objects that GraphQL resolves further.
   */
  get(
    entity: EntityClass<object>,
    { fieldNodes, returnType, fragments }: Selected,
    keys: Walk["keys"],
  ): Prepared {
    const known = keys === "response" ? this.#text : this.#objects;
    // Under directives the same field may have other nodes beside it.
    const only = fieldNodes.length === 1 ? fieldNodes[0] : undefined;
    const found = only && known.get(only);
    if (found) return found;
    const projection = project(
      returnType,
      fieldNodes,
      this.orm.getMetadata().get(entity),
      walkOf(keys, fragments),
    );
    const number = (this.#count += 1);
    const prepared = {
      projection,
      statements: new Statements(projection, keys === "response", this.statements, number),
    };
    if (only) known.set(only, prepared);
    return prepared;
  }
}
