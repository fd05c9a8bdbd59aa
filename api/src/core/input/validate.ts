import { validateOrReject, type ValidationError } from "class-validator";
import { ArgumentValidationError } from "type-graphql";

// A property that is missing is looked at too; values without rules of their own pass.
const options = { forbidUnknownValues: false, skipMissingProperties: false };

/**
 * Checks what a resolver receives by the rules on its class; throws ArgumentValidationError with what
 * class-validator found. TypeGraphQL's own way is the same but for an `import()` per argument, which costs as
 * much as the check.
 */
export async function validateArgument(value: unknown): Promise<void> {
  const inputs = (Array.isArray(value) ? value : [value]).filter(
    (entry): entry is object => typeof entry === "object" && entry !== null,
  );
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, options)));
  } catch (found) {
    throw new ArgumentValidationError(found as ValidationError[]);
  }
}
