import type { EntityMetadata } from "@mikro-orm/core";
import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isObjectType,
} from "graphql";
import { columns } from "./columns.ts";
import { fieldOf, isList } from "./fields.ts";
import { collectFields, nextAlias, setsOf, type Walk } from "./selection.ts";
import { type Fragment, raw } from "./sql.ts";

/** Selected parts of a page, each with its key in the answer. */
export interface PageKeys {
  readonly items: string | null;
  readonly keys: readonly { readonly key: string; readonly part: PagePart }[];
}
export type PagePart = "items" | "total" | "page" | "totalPages" | "__typename";

/** Columns and shape that a root field selects of an entity, computed once per document. */
export interface Projection {
  readonly meta: EntityMetadata;
  /** Alias of the entity's rows. */
  readonly alias: string;
  readonly columns: Fragment;
  readonly kind: "one" | "list" | "page" | "count";
  readonly parts: PageKeys["keys"];
  readonly typeName: string;
  /** True when Postgres alone can write the answer. */
  readonly plain: boolean;
}

/**
 * Computes the projection of a root field, or of a field whose resolver reads: its type is a record, a list
 * of records, a page, or `Int` for a count.
 */
export function project(
  returns: GraphQLOutputType,
  nodes: readonly FieldNode[],
  meta: EntityMetadata,
  walk: Walk,
): Projection {
  const type = getNamedType(returns);
  if (type.name === "Int" && !isList(returns)) {
    const alias = nextAlias(walk);
    return {
      meta,
      alias,
      columns: raw(""),
      kind: "count",
      parts: [],
      typeName: type.name,
      plain: walk.plain,
    };
  }
  if (!isObjectType(type)) throw new Error(`a read of ${meta.className} cannot answer ${String(type)}`);
  const alias = nextAlias(walk);
  const paged = !isList(returns) && isPage(type);
  if (!paged) {
    const list = columns(type, meta, setsOf(nodes), alias, walk);
    return {
      meta,
      alias,
      columns: list,
      kind: isList(returns) ? "list" : "one",
      parts: [],
      typeName: type.name,
      plain: walk.plain,
    };
  }
  const parts: { key: string; part: PagePart }[] = [];
  const items: FieldNode[] = [];
  for (const [key, found] of collectFields(type, setsOf(nodes), walk)) {
    const part = found[0]!.name.value as PagePart;
    if (part === "__typename" && walk.keys === "field") continue;
    if (part === "items" && items.length) walk.plain = false;
    else parts.push({ key, part });
    if (part === "items") items.push(...found);
  }
  const record = getNamedType(fieldOf(type, "items").type) as GraphQLObjectType;
  const list = columns(record, meta, setsOf(items), alias, walk);
  return { meta, alias, columns: list, kind: "page", parts, typeName: type.name, plain: walk.plain };
}

/** Returns whether a type is a page, with exactly the fields `items total page totalPages`. */
export const isPage = (type: GraphQLObjectType): boolean =>
  Object.keys(type.getFields()).sort().join() === "items,page,total,totalPages";
