import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  separateOperations,
} from "graphql";
import type { GraphQLSchema } from "graphql";
import { rowsOf } from "../../../api/src/core/module.ts";
import { modules } from "../../../api/src/modules.ts";
import { plansOf } from "../../../api/src/gateway/mount.ts";

/** A query that the product itself asks: of a REST row or of a screen. */
export interface StoredDocument {
  /** `GET /quotes`, or the operation's name. */
  readonly name: string;
  readonly document: DocumentNode;
}

const features = fileURLToPath(new URL("../../../web/src/", import.meta.url));

/** Every query that is stored in the product: REST rows as they are run, and the documents of the web. */
export const storedDocuments = (schema: GraphQLSchema): StoredDocument[] =>
  storedOperations(schema).filter(
    ({ document }) => getOperationAST(document)?.operation === OperationTypeNode.QUERY,
  );

/** Every operation that is stored in the product, whatever it does. */
export function storedOperations(schema: GraphQLSchema): StoredDocument[] {
  const rows = rowsOf(modules);
  const plans = plansOf({ schema, rows, fragments: modules.flatMap((module) => module.fragments ?? []) });
  const rest = plans.map(({ route, document }) => ({ name: `${route.method} ${route.path}`, document }));
  return [...rest, ...webOperations()];
}

function webOperations(): StoredDocument[] {
  const files = globSync("**/*.graphql", { cwd: features }).map((file) =>
    parse(readFileSync(features + file, "utf8")),
  );
  const definitions = files.flatMap((file) => file.definitions);
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...fragments] };
    const name = definition.name?.value ?? "";
    return [{ name, document: separateOperations(whole)[name]! }];
  });
}
