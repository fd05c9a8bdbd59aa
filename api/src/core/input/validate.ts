import { validateOrReject, type ValidationError } from "class-validator";
import { ArgumentValidationError } from "type-graphql";
import type { Origin } from "../auth/viewer.ts";
import { refusalOnceChecked } from "./ids.ts";
import { keepUnprinted } from "./printed-name.ts";

// A property that is missing is looked at too; values without rules of their own pass.
const options = { forbidUnknownValues: false, skipMissingProperties: false };

const checks = new WeakMap<object, Promise<void>[]>();

/**
 * Validates the arguments of a resolver by the rules on their class. It throws ArgumentValidationError with
 * the faults that class-validator found, and then the deferred refusal. TypeGraphQL's own validation is the
 * same, except for an `import()` per argument, which costs as much as the validation.
 */
export async function validateArgument(
  value: unknown,
  _: unknown,
  { context }: { readonly context: { readonly origin?: Origin } },
): Promise<void> {
  const refusal = refusalOnceChecked(context);
  if (!refusal) return check(value, context.origin);
  const others = checks.get(context) ?? [];
  checks.set(context, others);
  others.push(check(value, context.origin));
  // All arguments of a resolver are handed over before the first of them is checked.
  await Promise.resolve();
  await Promise.all(others);
  throw refusal;
}

async function check(value: unknown, origin: Origin | undefined): Promise<void> {
  const inputs = (Array.isArray(value) ? value : [value]).filter(
    (entry): entry is object => typeof entry === "object" && entry !== null,
  );
  await Promise.all(inputs.map((input) => checkOne(input, origin)));
}

async function checkOne(input: object, origin: Origin | undefined): Promise<void> {
  try {
    await validateOrReject(input, options);
  } catch (found) {
    const failures = found as ValidationError[];
    const counted = origin?.channel === "rest" ? keepUnprinted(failures) : failures;
    if (counted.length > 0) throw new ArgumentValidationError(counted);
  }
}
