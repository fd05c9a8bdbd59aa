import { type GraphQLSchema, isInputObjectType } from "graphql";
import { type InputClass, inputClasses } from "./input-classes.ts";

/**
 * Copies the extensions of inherited fields to the input types that inherit them. TypeGraphQL passes on type
 * and description of an inherited input field, but not its extensions (`@Required`, `@NotFound`, `@OneOf`).
 */
export function inheritExtensions(schema: GraphQLSchema): void {
  const inputTypes = inputClasses();
  const classes = new Map<object, InputClass>(inputTypes.map((written) => [written.target, written]));
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    for (
      let above = Object.getPrototypeOf(target) as object | null;
      above;
      above = Object.getPrototypeOf(above) as object | null
    ) {
      for (const { schemaName, extensions } of classes.get(above)?.fields ?? []) {
        const field = type.getFields()[schemaName];
        if (field) field.extensions = { ...extensions, ...field.extensions };
      }
    }
  }
}
