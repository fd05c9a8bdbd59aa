import { ValidateBy } from "class-validator";
import { Extensions } from "type-graphql";

const isGiven = (value: unknown) =>
  value !== null && value !== undefined && (typeof value !== "string" || value.trim() !== "");

/**
 * Sets the message for an input field that is missing, null or blank: `@Required("El motivo de rechazo es
 * obligatorio")` beside its `@Field`. For a field that GraphQL itself requires, the message replaces the
 * general one.
 */
export const Required =
  (text: string): PropertyDecorator =>
  (target, property) => {
    Extensions({ required: text })(target, property as string);
    ValidateBy({ name: "isGiven", validator: { validate: isGiven, defaultMessage: () => text } })(
      target,
      property,
    );
  };

/**
 * Sets the messages for required arguments of an operation outside its input: `@RequiredArgs({ file: "El
 * comprobante es obligatorio" })`.
 */
export const RequiredArgs = (texts: Readonly<Record<string, string>>) => Extensions({ requiredArgs: texts });
