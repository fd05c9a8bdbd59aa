import { validateOrReject, type ValidationError } from "class-validator";
import { ArgumentValidationError } from "type-graphql";
import { refusalOnceChecked } from "./ids.ts";

// A property that is missing is looked at too; values without rules of their own pass.
const options = { forbidUnknownValues: false, skipMissingProperties: false };

const checks = new WeakMap<object, Promise<void>[]>();

/**
 * Checks what a resolver receives by the rules on its class; throws ArgumentValidationError with what
 * class-validator found, and then the refusal that waits for it. TypeGraphQL's own way is the same but for an
 * `import()` per argument, which costs as much as the check.
 */
export async function validateArgument(
  value: unknown,
  _: unknown,
  { context }: { readonly context: object },
): Promise<void> {
  const refusal = refusalOnceChecked(context);
  if (!refusal) return check(value);
  const others = checks.get(context) ?? [];
  checks.set(context, others);
  others.push(check(value));
  // All arguments of a resolver are handed over before the first of them is checked.
  await Promise.resolve();
  await Promise.all(others);
  throw refusal;
}

async function check(value: unknown): Promise<void> {
  const inputs = (Array.isArray(value) ? value : [value]).filter(
    (entry): entry is object => typeof entry === "object" && entry !== null,
  );
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, options)));
  } catch (found) {
    throw new ArgumentValidationError(found as ValidationError[]);
  }
}
