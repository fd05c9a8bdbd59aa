import { getNamedType, type GraphQLSchema, Kind, parse } from "graphql";
import { GraphQLUpload } from "graphql-upload-minimal";
import { MOST_TOKENS } from "./document-limits.ts";

/**
 * Returns a function that parses a document: true when all its root fields accept files without an account or
 * a link.
 */
export function filesOfAnybody(schema: GraphQLSchema): (text: string) => boolean {
  const open = new Set(
    Object.values(schema.getMutationType()?.getFields() ?? {})
      .filter(({ args, extensions }) => !extensions["auth"] && args.some(({ type }) => isUpload(type)))
      .map(({ name }) => name),
  );
  return (text) => {
    const operations = parsed(text).filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return (
      operations.length > 0 &&
      operations.every(({ selectionSet }) =>
        selectionSet.selections.every((root) => root.kind === Kind.FIELD && open.has(root.name.value)),
      )
    );
  };
}

const isUpload = (type: Parameters<typeof getNamedType>[0]): boolean =>
  getNamedType(type)?.name === GraphQLUpload.name;

/** Returns the definitions of a document; empty when the text is not a document, which is refused later. */
function parsed(text: string) {
  try {
    return parse(text, { maxTokens: MOST_TOKENS, noLocation: true }).definitions;
  } catch {
    return [];
  }
}
