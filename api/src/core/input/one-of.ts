import { IsIn, IsOptional } from "class-validator";
import { Extensions } from "type-graphql";

/**
 * Restricts a text to a closed list of members that are not GraphQL names. `labels` has the label of each
 * member; `message`, with the field's label, refuses any other text. REST accepts labels in place of members;
 * null and undefined are valid.
 */
export const OneOf =
  (labels: Readonly<Record<string, string>>, message: string): PropertyDecorator =>
  (target, property) => {
    Extensions({ choices: labels })(target, property as string);
    IsOptional()(target, property);
    IsIn(Object.keys(labels), { message })(target, property as string);
  };

/** Returns the sentence that refuses an unknown option, with the field's label. */
export const notAnOption = (label: string): string => `El valor de ${label} no es válido`;
