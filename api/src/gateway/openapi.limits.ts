import { getMetadataStorage } from "class-validator";
import { inputClasses } from "../core/input/input-classes.ts";
import { longestOf } from "../core/input/lengths.ts";
import type { JsonSchema } from "./openapi.schemas.ts";

/** One rule that is written beside a field of an input class. */
interface Rule {
  readonly propertyName: string;
  readonly name?: string;
  readonly constraints?: readonly unknown[];
  /** True when it holds for each entry of a list. */
  readonly each?: boolean;
}

/** JSON Schema of a rule, by its name in class-validator and what stands in its brackets. */
const keywords: Readonly<Record<string, (of: readonly unknown[]) => JsonSchema>> = {
  maxLength: ([maxLength]) => ({ maxLength }),
  minLength: ([minLength]) => ({ minLength }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  isInt: () => ({ type: "integer" }),
  isIn: ([values]) => ({ enum: values }),
  // A pattern of JSON Schema has no flags.
  matches: ([pattern]) =>
    pattern instanceof RegExp && !pattern.flags.includes("i") ? { pattern: pattern.source } : {},
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
};

/** The rules that are written beside the fields of the input classes: lengths, ranges, patterns. */
export class InputLimits {
  readonly #rules = new Map<string, readonly Rule[]>();

  /** Returns whether a field must be there although GraphQL lets it be null. */
  demands(input: string, field: string): boolean {
    const names = this.#of(input, field).map(({ name }) => name);
    return names.includes("isGiven") && !names.includes("isOptional");
  }

  /** Returns the schema of a field with its limits. */
  limited(
    schema: JsonSchema,
    input: string,
    { name, extensions }: { readonly name: string; readonly extensions: Readonly<Record<string, unknown>> },
  ): JsonSchema {
    const rules = this.#of(input, name);
    const own = keywordsOf(rules.filter(({ each }) => !each));
    const entries = keywordsOf(rules.filter(({ each }) => each));
    const items = schema["items"] as JsonSchema | undefined;
    return {
      ...(extensions["longest"] !== undefined && { maxLength: longestOf(extensions) }),
      ...schema,
      ...own,
      ...(items && Object.keys(entries).length > 0 && { items: { ...items, ...entries } }),
    };
  }

  #of(input: string, field: string): readonly Rule[] {
    const known = this.#rules.get(input) ?? rulesOf(input);
    this.#rules.set(input, known);
    return known.filter(({ propertyName }) => propertyName === field);
  }
}

const keywordsOf = (rules: readonly Rule[]): JsonSchema =>
  Object.assign(
    {},
    ...rules.map(({ name = "", constraints = [] }) => keywords[name]?.(constraints) ?? {}),
  ) as JsonSchema;

function rulesOf(input: string): readonly Rule[] {
  const written = inputClasses().find(({ name }) => name === input);
  return written ? getMetadataStorage().getTargetValidationMetadatas(written.target, "", false, false) : [];
}
