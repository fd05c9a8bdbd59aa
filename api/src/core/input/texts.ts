import { getNamedType, isInputObjectType, Kind, type GraphQLArgument, type GraphQLInputType } from "graphql";
import { enumLabels } from "../enums.ts";
import type { Root } from "../roots.ts";

/**
 * Returns the text of `@Required` on the input field at the end of a path below `type`; undefined if it has
 * none.
 */
export function inputFieldText(
  type: GraphQLInputType,
  path: readonly (string | number)[],
): string | undefined {
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

/** Returns the argument of a root field to which a variable is passed; undefined if there is none. */
export const argumentOf = (roots: readonly Root[], variable: string): GraphQLArgument | undefined =>
  givenTo(roots, variable)?.argument;

/**
 * Returns the text of `@RequiredArgs` for the argument to which a variable is passed; undefined if it has
 * none.
 */
export function argumentText(roots: readonly Root[], variable: string): string | undefined {
  const { root, argument } = givenTo(roots, variable) ?? {};
  const texts = root?.field.extensions["requiredArgs"] as Readonly<Record<string, string>> | undefined;
  return argument && texts?.[argument.name];
}

/** Returns the argument to which a variable is passed, and its root field. */
export function givenTo(
  roots: readonly Root[],
  variable: string,
): { root: Root; argument: GraphQLArgument } | undefined {
  for (const root of roots) {
    const node = root.node.arguments?.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
    );
    const argument = node && root.field.args.find(({ name }) => name === node.name.value);
    if (argument) return { root, argument };
  }
  return undefined;
}

/**
 * Returns the label of the field at the end of a path below `type`; undefined unless its options are an
 * enum's with a label.
 */
export function optionLabel(type: GraphQLInputType, path: readonly (string | number)[]): string | undefined {
  let at = getNamedType(type);
  for (const part of path) {
    if (typeof part === "number") continue;
    const field = isInputObjectType(at) ? at.getFields()[part] : undefined;
    if (!field) return undefined;
    at = getNamedType(field.type);
  }
  return enumLabels.get(at.name);
}

/**
 * Returns the missing fields of an input that its other fields require, with their messages: a field's
 * extension `askedBy` computes the message from the whole input.
 */
export function askedBeside(type: GraphQLInputType, input: unknown): readonly (readonly [string, string])[] {
  const at = getNamedType(type);
  if (!isInputObjectType(at) || typeof input !== "object" || input === null) return [];
  return Object.values(at.getFields()).flatMap(({ name, extensions }) => {
    const text = (extensions["askedBy"] as ((input: object) => string | null) | undefined)?.(input);
    return text ? [[name, text] as const] : [];
  });
}

/** Returns the names of an input's fields, in order. */
export function fieldNames(type: GraphQLInputType): readonly string[] {
  const at = getNamedType(type);
  return isInputObjectType(at) ? Object.keys(at.getFields()) : [];
}
