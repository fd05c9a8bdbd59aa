import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import { Args, type ClassType, Mutation } from "type-graphql";
import { BulkArgs, NumberedBulkArgs } from "../bulk/bulk.args.ts";
import { BulkOutcome } from "../bulk/bulk-outcome.type.ts";
import { type Chosen, inBulk } from "../bulk/bulk.ts";
import type { Context } from "../context.ts";
import type { Act, PreparedAct } from "../mutation/act.ts";
import type { Order } from "../read/order.ts";
import type { ReadFilter } from "../read/where.ts";
import { type Declared, declaredForAct, type Received } from "./arguments.ts";
import { operations, type Rule, type Unnamed } from "./operations.ts";

type AnyAct<A, P, R> = Act<A, R> | PreparedAct<A, P, R>;

/** Declares a mutation that runs `act`; `read` builds the answer from the act's result. */
function running<A extends Declared, P, R>(
  type: object,
  read: (context: Context, result: R, info: GraphQLResolveInfo) => unknown,
  act: AnyAct<Received<A>, P, R>,
  args: A,
  rules: readonly Rule[],
): Unnamed {
  const { parameters, valuesOf } = declaredForAct(args);
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
  const { parameters, valuesOf } = declaredForAct(args);
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
    const { parameters, valuesOf } = declaredForAct(args);
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

/**
 * Creates a resolver of mutations that only run an act, by their names in the schema: `mutations({
 * withdrawPayment: changed(Payment, withdrawPayment, { id: ID }, Does(paymentActs, "withdraw")) })`.
 */
export const mutations = (declared: Readonly<Record<string, Unnamed>>): new () => object =>
  operations(Mutation, declared);
