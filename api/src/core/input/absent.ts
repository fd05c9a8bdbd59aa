import { Kind, type VariableDefinitionNode } from "graphql";
import type { Root } from "../roots.ts";

type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the variables without nulls that a default replaces: the default of the variable itself, or of the
 * argument that uses it. GraphQL would refuse such a null only during execution, like an error of ours.
 */
export function withoutNulls(
  definitions: readonly VariableDefinitionNode[],
  roots: readonly Root[],
  sent: Variables,
): Variables {
  const absent = new Set(
    definitions
      .filter(
        ({ variable, defaultValue }) =>
          sent[variable.name.value] === null && (defaultValue || hasDefault(roots, variable.name.value)),
      )
      .map(({ variable }) => variable.name.value),
  );
  return absent.size === 0
    ? sent
    : Object.fromEntries(Object.entries(sent).filter(([name]) => !absent.has(name)));
}

const hasDefault = (roots: readonly Root[], variable: string): boolean =>
  roots.some(({ node, field }) =>
    node.arguments?.some(
      ({ name, value }) =>
        value.kind === Kind.VARIABLE &&
        value.name.value === variable &&
        field.args.find((argument) => argument.name === name.value)?.defaultValue !== undefined,
    ),
  );
