import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo, GraphQLScalarType } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, type ClassType, Ctx, Info, Mutation, Resolver } from "type-graphql";
import { BulkArgs, NumberedBulkArgs } from "../bulk/bulk.args.ts";
import { BulkOutcome } from "../bulk/bulk-outcome.type.ts";
import { type Chosen, inBulk } from "../bulk/bulk.ts";
import type { Context } from "../context.ts";
import type { Act, PreparedAct } from "../mutation/act.ts";
import type { ReadFilter } from "../read/where.ts";

interface ArgumentOptions {
  readonly nullable?: boolean;
  readonly defaultValue?: unknown;
  /** Name of the argument in the schema, where it is not the name that the act has for it. */
  readonly name?: string;
}

/** Argument that is more than a type: whether it may be absent, and how its value is prepared for the act. */
class Argument<Value> {
  declare readonly value: Value;

  constructor(
    readonly type: object,
    readonly options: ArgumentOptions = {},
    readonly prepare: (context: Context, given: unknown) => unknown = (_, given) => given,
  ) {}
}

/** Key under which a repetition of a request answers the first result; no argument of the act. */
class RepetitionKey extends Argument<string | null> {
  declare readonly isRepetitionKey: true;
}

/** Value that an act receives for an argument: of an {@link Argument}, a scalar, an input or an enum. */
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

/** Arguments of an act, by the arguments of its mutation. */
type ValuesOf<A extends Arguments> = {
  [K in keyof A as A[K] extends RepetitionKey ? never : K]: ValueOf<A[K]>;
};

type AnyAct<A, P, R> = Act<A, R> | PreparedAct<A, P, R>;

/** Decorator of an operation: `May`, `NotFound`, `NeverByToken`. */
type Rule = MethodDecorator;

/** Decorator of a parameter, as type-graphql types it. */
type Parameter = ReturnType<typeof Arg>;

/** Mutation that has no name yet: what it answers, its parameters after context and info, its resolver. */
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

/** Declares an argument that may be absent: the act receives null for it. */
export function optional<A extends object>(type: A): Argument<ValueOf<A> | null> {
  const declared = argumentOf(type);
  return new Argument(declared.type, { ...declared.options, nullable: true }, (context, given) =>
    given === null || given === undefined ? null : declared.prepare(context, given),
  );
}

/** Declares an argument with a default: `input: orElse(VerifyPaymentInput, {})`. */
export const orElse = <A extends object>(type: A, defaultValue: ValueOf<A>): Argument<ValueOf<A>> =>
  new Argument(type, { defaultValue });

/**
 * Declares an uploaded file, `file` in the schema, which `store` checks and stores before the transaction of
 * the act.
 */
export const stored = <S>(store: (context: Context, file: Promise<FileUpload>) => Promise<S>): Argument<S> =>
  new Argument(GraphQLUpload, { name: "file" }, (context, file) =>
    store(context, file as Promise<FileUpload>),
  );

/** Declares the key under which a repetition of the request answers the first result. */
export const repetitionKey = new RepetitionKey(String, { nullable: true });

/** Returns the parameters of declared arguments, and how an act's values and key are made of those given. */
function partsOf<A extends Arguments>(args: A) {
  const parts = Object.entries(args).map(([name, declared]) => ({ name, argument: argumentOf(declared) }));
  return {
    parameters: parts.map(({ name, argument: { type, options } }) => {
      const { name: shown = name, ...nullability } = options;
      return Arg(shown, () => type, nullability);
    }),
    valuesOf: async (context: Context, given: readonly unknown[]) => {
      const values: Record<string, unknown> = {};
      let key: string | null | undefined;
      for (const [place, { name, argument }] of parts.entries())
        if (argument === repetitionKey) key = given[place] as typeof key;
        else values[name] = await argument.prepare(context, given[place]);
      return { values: values as ValuesOf<A>, key };
    },
  };
}

/** Declares a mutation that runs `act`; `read` makes the answer of the act's result. */
function running<A extends Arguments, P, R>(
  type: object,
  read: (context: Context, result: R, info: GraphQLResolveInfo) => unknown,
  act: AnyAct<ValuesOf<A>, P, R>,
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

/** Declares a mutation that answers the record whose id the act returns. */
export const changed = <A extends Arguments, P, T extends object>(
  entity: EntityClass<T>,
  act: AnyAct<ValuesOf<A>, P, string | number>,
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

/** Declares a mutation that answers what the act returns. */
export const answered = <A extends Arguments, P, R>(
  type: object,
  act: AnyAct<ValuesOf<A>, P, R>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(type, (_, result: R) => result, act, args, rules);

/** Declares a mutation that answers true once the act is done. */
export const done = <A extends Arguments, P>(
  act: AnyAct<ValuesOf<A>, P, unknown>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(Boolean, () => true, act, args, rules);

/** Declares a mutation whose answer `read` makes of the result: `shown(OwnContract, ownContract, …)`. */
export const shown = <A extends Arguments, P, R>(
  type: object,
  read: (context: Context, result: R) => unknown,
  act: AnyAct<ValuesOf<A>, P, R>,
  args: A,
  ...rules: Rule[]
): Unnamed => running(type, read, act, args, rules);

const bulk =
  <Id extends string | number>(chosen: ClassType<Chosen<Id>>) =>
  <A extends Arguments, P, R>(
    act: AnyAct<{ id: Id } & ValuesOf<A>, P, R>,
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
        return inBulk(context, records as Chosen<Id>, { operation, act, args: (id) => ({ id, ...values }) });
      },
    };
  };

/**
 * Declares a mutation that runs the act on each of 1–200 records and answers their outcomes. `args` are the
 * arguments beside the ids.
 */
export const ofEach = bulk<string>(BulkArgs);

/** Declares a mutation as {@link ofEach} does, for records whose id is a number: people and packages. */
export const ofEachNumbered = bulk<number>(NumberedBulkArgs);

/** Declares a mutation that may answer null. */
export const orNull = (mutation: Unnamed): Unnamed => ({ ...mutation, nullable: true });

/**
 * Declares a mutation that is refused before anything else when its sender exceeds a limit:
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
 * Makes a resolver of mutations that only run an act, by their names in the schema: `mutations({
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
