import { IsIn, IsOptional } from "class-validator";
import { Extensions } from "type-graphql";

/**
 * States that a text is a member of a closed list whose members are not GraphQL names: `labels` has the name
 * of each member, `message` refuses any other text with the field's label. REST takes labels for members;
 * null and undefined pass.
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
