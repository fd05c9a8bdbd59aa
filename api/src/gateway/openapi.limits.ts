import { getMetadataStorage } from "class-validator";
import { argumentClassesOf, inputClasses } from "../core/input/input-classes.ts";
import { longestOf } from "../core/input/lengths.ts";
import type { JsonSchema } from "./openapi.schemas.ts";

/** One validation rule on a field of an input class. */
interface Rule {
  readonly propertyName: string;
  readonly name?: string;
  readonly constraints?: readonly unknown[];
  /** True when the rule applies to each entry of a list. */
  readonly each?: boolean;
}

/** JSON Schema keywords of a rule, by its name in class-validator and its arguments. */
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

/** A named value that clients send: a field of an input, or an argument. */
interface Sent {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Validation rules on the fields that clients send: lengths, ranges, patterns. */
export class InputLimits {
  readonly #rules = new Map<() => void, readonly Rule[]>();
  readonly #classes = new Map(inputClasses().map(({ name, target }) => [name, target]));

  /** Returns whether a field is required although it is nullable in GraphQL. */
  demands(input: string, field: string): boolean {
    const names = this.#ofField(input, field).map(({ name }) => name);
    return names.includes("isGiven") && !names.includes("isOptional");
  }

  /** Returns the schema of an input's field with its limits. */
  limited(schema: JsonSchema, input: string, field: Sent): JsonSchema {
    return limitedBy(this.#ofField(input, field.name), schema, field);
  }

  /** Returns the schema of a root field's argument with its limits. */
  limitedArgument(schema: JsonSchema, root: string, argument: Sent): JsonSchema {
    const rules = argumentClassesOf(root).flatMap((target) => this.#of(target, argument.name));
    return limitedBy(rules, schema, argument);
  }

  #ofField(input: string, field: string): readonly Rule[] {
    const target = this.#classes.get(input);
    return target ? this.#of(target, field) : [];
  }

  #of(target: () => void, property: string): readonly Rule[] {
    const known =
      this.#rules.get(target) ?? getMetadataStorage().getTargetValidationMetadatas(target, "", false, false);
    this.#rules.set(target, known);
    return known.filter(({ propertyName }) => propertyName === property);
  }
}

function limitedBy(rules: readonly Rule[], schema: JsonSchema, { extensions }: Sent): JsonSchema {
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

const keywordsOf = (rules: readonly Rule[]): JsonSchema =>
  Object.assign(
    {},
    ...rules.map(({ name = "", constraints = [] }) => keywords[name]?.(constraints) ?? {}),
  ) as JsonSchema;
