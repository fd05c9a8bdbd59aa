import type { GraphQLScalarType } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, type ClassType } from "type-graphql";
import type { Context } from "../context.ts";

interface ArgumentOptions {
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Name of the argument in the schema, when it differs from the act's name for it. */
  readonly name?: string;
}

/** Decorator of a parameter, as type-graphql types it. */
type Parameter = ReturnType<typeof Arg>;

/** Argument that is more than a type: it may be optional, and its value may be prepared for the act. */
class Argument<Value> {
  declare readonly value: Value;

  constructor(
    readonly type: object,
    readonly options: ArgumentOptions = {},
    readonly prepare: (context: Context, given: unknown) => unknown = (_, given) => given,
  ) {}

  parameter(called: string): Parameter {
    const { name = called, ...nullability } = this.options;
    return Arg(name, () => this.type, nullability);
  }
}

/** Class of arguments, as one value: the page of a list. */
class Whole<Values> extends Argument<Values> {
  override parameter(): Parameter {
    return Args(() => this.type as ClassType);
  }
}

/** Class of arguments; the act receives each of its arguments under the argument's own name. */
class Spread<Values> extends Whole<Values> {
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
 * Type of the value that an act or a read receives for an argument: an {@link Argument}, a scalar, an input
 * or an enum.
 */
export type ValueOf<A> =
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

/** Arguments of an operation by their names, each its GraphQL type or an {@link Argument}. */
export type Arguments = Readonly<Record<string, object>>;

/** Types of the values of declared arguments, as an act receives them when they are not prepared. */
type ValuesOf<A extends Arguments> = {
  [K in keyof A as A[K] extends RepetitionKey | Spread<unknown> ? never : K]: ValueOf<A[K]>;
} & (Extract<A[keyof A], Spread<unknown>> extends Spread<infer V> ? V : unknown);

/** Types of the values of a query's arguments, by their names. */
export type NamedValues<A extends Arguments> = { readonly [K in keyof A]: ValueOf<A[K]> };

/** Arguments of a mutation that are combined into the arguments of the act. */
class Prepared<Values> {
  declare readonly values: Values;

  constructor(
    readonly args: Arguments,
    readonly prepare: (context: Context, values: never) => unknown,
  ) {}
}

/** Arguments of a mutation, as declared. */
export type Declared = Arguments | Prepared<unknown>;

/** Type of the arguments that an act receives, given the declared arguments of its mutation. */
export type Received<A extends Declared> =
  A extends Prepared<infer V> ? V : A extends Arguments ? ValuesOf<A> : never;

const argumentOf = (type: object): Argument<unknown> =>
  type instanceof Argument ? (type as Argument<unknown>) : new Argument(type);

/** Declares an optional argument: an act or a read receives null when it is absent. */
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

/** Declares the arguments of a class, as one value: `page: argsOf(PageArgs)`. */
export const argsOf = <V extends object>(type: ClassType<V>): Whole<V> => new Whole(type);

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

const partsOf = (args: Arguments) =>
  Object.entries(args).map(([name, type]) => ({ name, argument: argumentOf(type) }));

/**
 * Returns the parameters of a mutation's declared arguments, and the functions that build an act's arguments
 * and idempotency key from the received values.
 */
export function declaredForAct<A extends Declared>(declared: A) {
  const { args, prepare } =
    declared instanceof Prepared
      ? declared
      : new Prepared(declared as Arguments, (_, values: unknown) => values);
  const parts = partsOf(args);
  return {
    parameters: parts.map(({ name, argument }) => argument.parameter(name)),
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

/**
 * Returns the parameters of a query's declared arguments, and the function that names the received values. It
 * waits for nothing, because the reads of a document are combined while their fields are resolved.
 */
export function declaredForRead<A extends Arguments>(args: A) {
  const parts = partsOf(args);
  return {
    parameters: parts.map(({ name, argument }) => argument.parameter(name)),
    valuesOf: (context: Context, given: readonly unknown[]) =>
      Object.fromEntries(
        parts.map(({ name, argument }, place) => [name, argument.prepare(context, given[place])]),
      ) as NamedValues<A>,
  };
}
