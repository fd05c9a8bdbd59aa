import { getNamedType, isInputObjectType, Kind, type GraphQLInputType } from "graphql";
import type { Root } from "../roots.ts";

/** The text of `@Required` on the input field at the end of a path below `type`, if it has one. */
export function inputFieldText(type: GraphQLInputType, path: readonly (string | number)[]): string | undefined {
  let at = getNamedType(type);
  let text: string | undefined;
  for (const part of path) {
    if (typeof part === "number") continue;
    const field = isInputObjectType(at) ? at.getFields()[part] : undefined;
    if (!field) return undefined;
    text = field.extensions["required"] as string | undefined;
    at = getNamedType(field.type);
  }
  return text;
}

/** The text of `@RequiredArgs` for the argument that a variable is given to, if it has one. */
export function argumentText(roots: readonly Root[], variable: string): string | undefined {
  for (const { node, field } of roots) {
    const texts = field.extensions["requiredArgs"] as Readonly<Record<string, string>> | undefined;
    const argument = node.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
    const text = argument && texts?.[argument.name.value];
    if (text !== undefined) return text;
  }
  return undefined;
}
