import { IsOptional, MaxLength, type ValidationOptions } from "class-validator";
import { Field } from "type-graphql";
import { Required } from "./required.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };

/** Declares an optional text of an input, with its description and its maximum number of characters. */
export const OptionalText = (description: string, most: number, tooLong: ValidationOptions = TOO_LONG) =>
  declared([IsOptional(), Field(() => String, { nullable: true, description })], most, tooLong);

/**
 * Declares a required text of an input. The first argument is the message when the text is missing or blank.
 */
export const RequiredText = (
  missing: string,
  description: string,
  most: number,
  tooLong: ValidationOptions = TOO_LONG,
) => declared([Required(missing), Field(() => String, { description })], most, tooLong);

const declared =
  (rules: readonly PropertyDecorator[], most: number, tooLong: ValidationOptions): PropertyDecorator =>
  (target, property) => {
    for (const rule of [MaxLength(most, tooLong), ...rules]) rule(target, property);
  };
