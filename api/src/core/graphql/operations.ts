import type { GraphQLResolveInfo } from "graphql";
import { type Arg, Ctx, Info, type Mutation, type Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";

/** Decorator of an operation: `May`, `NotFound`, `NeverByToken`. */
export type Rule = MethodDecorator;

/** Operation without its name: its return type, its parameters after context and info, its resolver. */
export interface Unnamed {
  readonly type: object;
  readonly nullable?: boolean;
  readonly rules: readonly Rule[];
  readonly parameters: readonly ReturnType<typeof Arg>[];
  readonly resolve: (
    operation: string,
    context: Context,
    info: GraphQLResolveInfo,
    given: readonly unknown[],
  ) => unknown;
}

/** Makes the answer of an operation nullable. */
export const orNull = (operation: Unnamed): Unnamed => ({ ...operation, nullable: true });

/**
 * Declares an operation that is refused before any other check when the caller exceeds a rate limit:
 * `limited(codeLimit, done(…))`.
 */
export const limited = (limit: (context: Context) => Promise<void>, operation: Unnamed): Unnamed => ({
  ...operation,
  resolve: async (name, context, info, given) => {
    await limit(context);
    return operation.resolve(name, context, info, given);
  },
});

/** Creates a resolver of declared operations of one kind, by their names in the schema. */
export function operations(
  kind: typeof Query | typeof Mutation,
  declared: Readonly<Record<string, Unnamed>>,
): new () => object {
  class Operations {}
  for (const [name, { type, nullable = false, rules, parameters, resolve }] of Object.entries(declared)) {
    const descriptor: PropertyDescriptor = {
      value: (context: Context, info: GraphQLResolveInfo, ...given: unknown[]) =>
        resolve(name, context, info, given),
      configurable: true,
    };
    // The schema lists arguments in the order in which they are decorated: the compiler begins with the last.
    for (const [place, parameter] of [...[Ctx(), Info(), ...parameters].entries()].toReversed())
      parameter(Operations.prototype, name, place);
    for (const rule of [...rules, kind(() => type, { nullable })])
      rule(Operations.prototype, name, descriptor);
    // A rule may replace the method.
    Object.defineProperty(Operations.prototype, name, descriptor);
  }
  Resolver()(Operations);
  return Operations;
}
