import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo, GraphQLScalarType } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, type ClassType, Ctx, Info, Mutation, Resolver } from "type-graphql";
import { BulkArgs, NumberedBulkArgs } from "../bulk/bulk.args.ts";
import { BulkOutcome } from "../bulk/bulk-outcome.type.ts";
import { type Chosen, inBulk } from "../bulk/bulk.ts";
import type { Context } from "../context.ts";
import type { Act, PreparedAct } from "../mutation/act.ts";
import type { Order } from "../read/order.ts";
import type { ReadFilter } from "../read/where.ts";

interface ArgumentOptions {
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Name of the argument in the schema, when it differs from the act's name for it. */
  readonly name?: string;
}

/** Argument that is more than a type: it may be optional, and its value may be prepared for the act. */
class Argument<Value> {
  declare readonly value: Value;

  constructor(
    readonly type: object,
    readonly options: ArgumentOptions = {},
    readonly prepare: (context: Context, given: unknown) => unknown = (_, given) => given,
  ) {}
}

/** Class of arguments; the act receives each of its arguments under the argument's own name. */
class Spread<Values> extends Argument<Values> {
  declare readonly isSpread: true;
}

/**
 * Idempotency key: a repeated request with the same key returns the first result. The act does not receive
 * it.
 */
class RepetitionKey extends Argument<string | null> {
  declare readonly isRepetitionKey: true;
}

/**
 * Type of the value that an act receives for an argument: an {@link Argument}, a scalar, an input or an enum.
 */
type ValueOf<A> =
  A extends Argument<infer V>
    ? V
    : A extends StringConstructor
      ? string
      : A extends BooleanConstructor
        ? boolean
        : A extends readonly (infer E)[]
          ? ValueOf<E>[]
          : A extends GraphQLScalarType<infer V>
            ? V
            : A extends ClassType<infer V>
              ? V
              : A[keyof A];

/** Arguments of a mutation by their names in the act, each its GraphQL type or an {@link Argument}. */
type Arguments = Readonly<Record<string, object>>;

/** Types of the values of declared arguments, as the act receives them when they are not prepared. */
type ValuesOf<A extends Arguments> = {
  [K in keyof A as A[K] extends RepetitionKey | Spread<unknown> ? never : K]: ValueOf<A[K]>;
} & (Extract<A[keyof A], Spread<unknown>> extends Spread<infer V> ? V : unknown);

/** Arguments of a mutation that are combined into the arguments of the act. */
class Prepared<Values> {
  declare readonly values: Values;

  constructor(
    readonly args: Arguments,
    readonly prepare: (context: Context, values: never) => unknown,
  ) {}
}

/** Arguments of a mutation, as declared. */
type Declared = Arguments | Prepared<unknown>;

/** Type of the arguments that an act receives, given the declared arguments of its mutation. */
type Received<A extends Declared> =
  A extends Prepared<infer V> ? V : A extends Arguments ? ValuesOf<A> : never;

type AnyAct<A, P, R> = Act<A, R> | PreparedAct<A, P, R>;

/** Decorator of an operation: `May`, `NotFound`, `NeverByToken`. */
type Rule = MethodDecorator;

/** Decorator of a parameter, as type-graphql types it. */
type Parameter = ReturnType<typeof Arg>;

/** Mutation without its name: its return type, its parameters after context and info, its resolver. */
interface Unnamed {
  readonly type: object;
  readonly nullable?: boolean;
  readonly rules: readonly Rule[];
  readonly parameters: readonly Parameter[];
  readonly resolve: (
    operation: string,
    context: Context,
    info: GraphQLResolveInfo,
    given: readonly unknown[],
  ) => unknown;
}

const argumentOf = (type: object): Argument<unknown> =>
  type instanceof Argument ? (type as Argument<unknown>) : new Argument(type);

/** Declares an optional argument: the act receives null when it is absent. */
export function optional<A extends object>(type: A): Argument<ValueOf<A> | null> {
  const declared = argumentOf(type);
  return new Argument(declared.type, { ...declared.options, nullable: true }, (context, given) =>
    given === null || given === undefined ? null : declared.prepare(context, given),
  );
}

/** Declares an argument with a default: `input: orElse(VerifyPaymentInput, {})`. */
export const orElse = <A extends object>(type: A, defaultValue: ValueOf<A>): Argument<ValueOf<A>> =>
  new Argument(type, { defaultValue });

/** Uploaded file as an argument. */
export const Upload = GraphQLUpload as GraphQLScalarType<Promise<FileUpload>>;

/**
 * Declares an uploaded file, called `name` in the schema. `store` checks and stores it before the transaction
 * of the act.
 */
export const stored = <S>(
  store: (context: Context, file: Promise<FileUpload>) => Promise<S>,
  name = "file",
): Argument<S> =>
  new Argument(Upload, { name }, (context, file) => store(context, file as Promise<FileUpload>));

/** Declares the arguments of a class: the act receives each under its own name. */
export const spread = <V extends object>(type: ClassType<V>): Spread<V> => new Spread(type);

/**
 * Declares arguments that `prepare` converts into the arguments of the act, before its transaction: for a
 * value that depends on several arguments, such as a picture or a limit.
 */
export const prepared = <A extends Arguments, V>(
  args: A,
  prepare: (context: Context, values: ValuesOf<A>) => Promise<V> | V,
): Prepared<V> => new Prepared(args, prepare);

/** Declares arguments that `check` verifies before the transaction of the act, such as against a limit. */
export const checked = <A extends Arguments>(
  args: A,
  check: (context: Context, values: ValuesOf<A>) => Promise<void> | void,
): Prepared<ValuesOf<A>> =>
  prepared(args, async (context, values) => {
    await check(context, values);
    return values;
  });

/** Declares the idempotency key: a repeated request with the same key returns the first result. */
export const repetitionKey = new RepetitionKey(String, { nullable: true });

/**
 * Returns the parameters of declared arguments, and the functions that build an act's arguments and
 * idempotency key from the received values.
 */
function partsOf<A extends Declared>(declared: A) {
  const { args, prepare } =
    declared instanceof Prepared
      ? declared
      : new Prepared(declared as Arguments, (_, values: unknown) => values);
  const parts = Object.entries(args).map(([name, type]) => ({ name, argument: argumentOf(type) }));
  return {
    parameters: parts.map(({ name, argument }) => {
      const { type, options } = argument;
      if (argument instanceof Spread) return Args(() => type as ClassType);
      const { name: shown = name, ...nullability } = options;
      return Arg(shown, () => type, nullability);
    }),
    valuesOf: async (context: Context, given: readonly unknown[]) => {
      const values: Record<string, unknown> = {};
      let key: string | null | undefined;
      for (const [place, { name, argument }] of parts.entries())
        if (argument === repetitionKey) key = given[place] as typeof key;
        else if (argument instanceof Spread) Object.assign(values, given[place]);
        else values[name] = await argument.prepare(context, given[place]);
      return { values: (await prepare(context, values as never)) as Received<A>, key };
    },
  };
}

/** Declares a mutation that runs `act`; `read` builds the answer from the act's result. */
function running<A extends Declared, P, R>(
  type: object,
  read: (context: Context, result: R, info: GraphQLResolveInfo) => unknown,
  act: AnyAct<Received<A>, P, R>,
  args: A,
  rules: readonly Rule[],
): Unnamed {
  const { parameters, valuesOf } = partsOf(args);
  return {
    type,
    rules,
    parameters,
    resolve: async (operation, context, info, given) => {
      const { values, key } = await valuesOf(context, given);
      return read(context, await context.run(act, values, { key, operation }), info);
    },
  };
}

/** Declares a mutation that returns the record whose id the act returns. */
export const changed = <A extends Declared, P, T extends object>(
  entity: EntityClass<T>,
  act: AnyAct<Received<A>, P, string | number>,
  args: A,
  ...rules: Rule[]
): Unnamed =>
  running(
    entity,
    ({ read }, id, info) => read.one(entity, info, { id } as unknown as ReadFilter<T>),
    act,
    args,
    rules,
  );

/** Declares a mutation that returns the records whose ids the act returns, in the given order. */
export const listed = <A extends Declared, P, T extends object>(
  entity: EntityClass<T>,
  orderBy: Order<T>,
  act: AnyAct<Received<A>, P, readonly (string | number)[]>,
  args: A,
  ...rules: Rule[]
): Unnamed =>
  running(
    [entity],
    ({ read }, ids, info) =>
      read.list(entity, info, { where: { id: { $in: ids } } as unknown as ReadFilter<T>, orderBy }),
    act,
    args,
    rules,
  );

/** Declares a mutation that returns the act's result. */
export const answered = <A extends Declared, P, R>(
  type: object,
  act: AnyAct<Received<A>, P, R>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(type, (_, result: R) => result, act, args, rules);

/** Declares a mutation that returns true after the act is done. */
export const done = <A extends Declared, P>(
  act: AnyAct<Received<A>, P, unknown>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(Boolean, () => true, act, args, rules);

/**
 * Declares a mutation whose answer `read` builds from the act's result: `shown(OwnContract, ownContract, …)`.
 */
export const shown = <A extends Declared, P, R>(
  type: object,
  read: (context: Context, result: R, info: GraphQLResolveInfo) => unknown,
  act: AnyAct<Received<A>, P, R>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(type, read, act, args, rules);

/**
 * Declares a mutation that returns the result of `call`, which runs no act or runs its own acts: the preview
 * of a file, a payment that involves a provider.
 */
export const called = <A extends Declared>(
  type: object,
  call: (context: Context, values: Received<A>) => unknown,
  args: A,
  ...rules: Rule[]
): Unnamed => {
  const { parameters, valuesOf } = partsOf(args);
  return {
    type,
    rules,
    parameters,
    resolve: async (_, context, __, given) => call(context, (await valuesOf(context, given)).values),
  };
};

const bulk =
  <Id extends string | number>(chosen: ClassType<Chosen<Id>>) =>
  <A extends Declared, P, R>(
    act: AnyAct<{ id: Id } & Received<A>, P, R>,
    args: A,
    ...rules: Rule[]
  ): Unnamed => {
    const { parameters, valuesOf } = partsOf(args);
    return {
      type: [BulkOutcome],
      rules,
      parameters: [Args(() => chosen), ...parameters],
      resolve: async (operation, context, _, [records, ...given]) => {
        const { values } = await valuesOf(context, given);
        const beside = values as object;
        const args = (id: Id) => ({ id, ...beside }) as { id: Id } & Received<A>;
        return inBulk(context, records as Chosen<Id>, { operation, act, args });
      },
    };
  };

/**
 * Declares a mutation that runs the act on each of 1 to 200 records and returns one outcome per record.
 * `args` are the arguments besides the ids.
 */
export const ofEach = bulk<string>(BulkArgs);

/** Declares a mutation as {@link ofEach} does, for records with numeric ids: people and packages. */
export const ofEachNumbered = bulk<number>(NumberedBulkArgs);

/** Makes the answer of a mutation nullable. */
export const orNull = (mutation: Unnamed): Unnamed => ({ ...mutation, nullable: true });

/**
 * Declares a mutation that is refused before any other check when the caller exceeds a rate limit:
 * `limited(codeLimit, done(…))`.
 */
export const limited = (limit: (context: Context) => Promise<void>, mutation: Unnamed): Unnamed => ({
  ...mutation,
  resolve: async (operation, context, info, given) => {
    await limit(context);
    return mutation.resolve(operation, context, info, given);
  },
});

/**
 * Creates a resolver of mutations that only run an act, by their names in the schema: `mutations({
 * withdrawPayment: changed(Payment, withdrawPayment, { id: ID }, Does(paymentActs, "withdraw")) })`.
 */
export function mutations(declared: Readonly<Record<string, Unnamed>>): new () => object {
  class Mutations {}
  for (const [name, { type, nullable = false, rules, parameters, resolve }] of Object.entries(declared)) {
    const value = (context: Context, info: GraphQLResolveInfo, ...given: unknown[]) =>
      resolve(name, context, info, given);
    const descriptor = { value, configurable: true };
    Object.defineProperty(Mutations.prototype, name, descriptor);
    // The schema lists arguments in the order in which they are decorated: the compiler begins with the last.
    for (const [place, parameter] of [...[Ctx(), Info(), ...parameters].entries()].toReversed())
      parameter(Mutations.prototype, name, place);
    for (const rule of [...rules, Mutation(() => type, { nullable })])
      rule(Mutations.prototype, name, descriptor);
  }
  Resolver()(Mutations);
  return Mutations;
}
