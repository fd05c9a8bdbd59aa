import { ValidateBy, ValidationError } from "class-validator";
import { unprintedProblem } from "../printed-letters.rules.ts";

const PRINTED = "isPrinted";

/**
 * Refuses a name with letters that no font of our documents has: `@PrintedName()` on the name of a party, a
 * signer or a traveller. For REST requests the refusal is dropped, see {@link keepUnprinted}.
 */
export const PrintedName = (): PropertyDecorator =>
  ValidateBy({
    name: PRINTED,
    validator: {
      validate: (value) => typeof value !== "string" || unprintedProblem(value) === null,
      defaultMessage: (given) => unprintedProblem(String(given?.value)) ?? "",
    },
  });

/**
 * Returns the failures of an input without those from {@link PrintedName}: names that programs send by REST
 * are stored, and marked until a person corrects them.
 */
export const keepUnprinted = (errors: readonly ValidationError[]): ValidationError[] =>
  errors.flatMap((error) => {
    const { [PRINTED]: _, ...constraints } = error.constraints ?? {};
    const children = keepUnprinted(error.children ?? []);
    const failed = Object.keys(constraints).length > 0;
    if (!failed && children.length === 0) return [];
    return [Object.assign(new ValidationError(), error, { children, ...(failed && { constraints }) })];
  });
