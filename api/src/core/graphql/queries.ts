import type { EntityClass } from "@mikro-orm/core";
import { type GraphQLResolveInfo, GraphQLID } from "graphql";
import { type ClassType, Int, Query } from "type-graphql";
import type { Link, Viewer } from "../auth/viewer.ts";
import type { Context } from "../context.ts";
import type { PageArgs } from "../page.ts";
import type { Order } from "../read/order.ts";
import type { ListOf, PageOfRows } from "../read/read.ts";
import { Reads } from "../read/reads.decorator.ts";
import type { ReadFilter } from "../read/where.ts";
import {
  type Arguments,
  argsOf,
  declaredForRead,
  type NamedValues,
  optional,
  type ValueOf,
} from "./arguments.ts";
import { operations, type Rule, type Unnamed } from "./operations.ts";

type Eventually<R> = R | Promise<R>;

/** Function that returns, from the arguments of a query, the filter of a record or the rows of a list. */
type Chosen<A extends Arguments, R> = (context: Context, values: NamedValues<A>) => Eventually<R>;

/** Arguments of a page whose order people choose; a page without one has its order in the query. */
type ListArgs<T> = PageArgs & { readonly orderBy?: Order<T> };

/** Continues with a value, at once unless it has to be waited for. */
const then = <R, S>(value: Eventually<R>, next: (value: R) => S): Eventually<Awaited<S>> | S =>
  value instanceof Promise ? (value.then(next) as Promise<Awaited<S>>) : next(value);

/** Declares a query that returns the result of `call`. */
function calling<A extends Arguments>(
  type: object,
  call: (context: Context, values: NamedValues<A>, info: GraphQLResolveInfo) => unknown,
  args: A,
  rules: readonly Rule[],
): Unnamed {
  const { parameters, valuesOf } = declaredForRead(args);
  return {
    type,
    rules,
    parameters,
    resolve: (_, context, info, given) => call(context, valuesOf(context, given), info),
  };
}

/** Declares a query that returns the result of `read`, which receives the arguments by their names. */
export const computed = <A extends Arguments>(
  type: object,
  read: (context: Context, values: NamedValues<A>) => unknown,
  args: A,
  ...rules: Rule[]
): Unnamed => calling(type, read, args, rules);

/** Declares a query that returns the result of `read`, which receives the value of the only argument. */
export const computedFor = <T extends object>(
  type: object,
  read: (context: Context, value: ValueOf<T>) => unknown,
  args: Readonly<Record<string, T>>,
  ...rules: Rule[]
): Unnamed => calling(type, (context, values) => read(context, Object.values(values)[0]!), args, rules);

/** Declares a query that returns a page of a list that `read` makes out of its filter and its page. */
export const computedPage = <F extends object, P extends object>(
  type: object,
  read: (context: Context, filter: F | null, page: P) => unknown,
  page: ClassType<P>,
  filter: ClassType<F>,
  ...rules: Rule[]
): Unnamed =>
  calling(
    type,
    (context, given) => read(context, given.filter, given.page),
    { page: argsOf(page), filter: optional(filter) },
    rules,
  );

/** Declares a query that returns the record that a filter finds, or null. */
export const one = <A extends Arguments, T extends object>(
  entity: EntityClass<T>,
  where: Chosen<A, ReadFilter<NoInfer<T>>>,
  args: A,
  ...rules: Rule[]
): Unnamed => ({
  ...calling(
    entity,
    (context, values, info) =>
      then(where(context, values), (filter) => context.read.one(entity, info, filter)),
    args,
    [...rules, Reads(() => entity)],
  ),
  nullable: true,
});

/** Declares a query that returns the record of an id, or null when it is not one of the visible records. */
export const byId = <T extends object>(
  entity: EntityClass<T>,
  visible: (viewer: Viewer | null, link: Link | null) => ReadFilter<NoInfer<T>>,
  ...rules: Rule[]
): Unnamed =>
  one(
    entity,
    ({ viewer, link }, { id }) => ({ $and: [{ id }, visible(viewer, link)] }) as ReadFilter<NoInfer<T>>,
    { id: GraphQLID },
    ...rules,
  );

/** Declares a query that returns the only record of a kind, which always exists: a rule of the agency. */
export const only = <T extends object>(
  entity: EntityClass<T>,
  where: ReadFilter<NoInfer<T>>,
  ...rules: Rule[]
): Unnamed => ({ ...one(entity, () => where, {}, ...rules), nullable: false });

/** Declares a query that returns a whole list of records. */
export const many = <A extends Arguments, T extends object>(
  entity: EntityClass<T>,
  rows: Chosen<A, ListOf<NoInfer<T>>>,
  args: A,
  ...rules: Rule[]
): Unnamed =>
  calling(
    [entity],
    (context, values, info) => then(rows(context, values), (list) => context.read.list(entity, info, list)),
    args,
    [...rules, Reads(() => entity)],
  );

/**
 * Declares a query that returns a page of a list of records. The page is the argument `page`, whose order
 * applies unless `rows` has one.
 */
export const paged = <A extends Arguments & { readonly page: object }, T extends object>(
  entity: EntityClass<T>,
  type: ClassType,
  rows: Chosen<A, Omit<PageOfRows<NoInfer<T>>, "limit" | "offset">>,
  args: A,
  ...rules: Rule[]
): Unnamed =>
  calling(
    type,
    (context, values, info) => {
      const { limit, offset, orderBy } = values.page as ListArgs<T>;
      return then(rows(context, values), (list) =>
        context.read.page(entity, info, { ...(orderBy && { orderBy }), ...list, limit, offset }),
      );
    },
    args,
    [...rules, Reads(() => entity)],
  );

/** Declares a query that returns the number of records that a filter finds. */
export const counted = <A extends Arguments, T extends object>(
  entity: EntityClass<T>,
  where: Chosen<A, ReadFilter<NoInfer<T>>>,
  args: A,
  ...rules: Rule[]
): Unnamed =>
  calling(
    Int,
    (context, values, info) =>
      then(where(context, values), (filter) => context.read.count(entity, info, filter)),
    args,
    [...rules, Reads(() => entity)],
  );

/**
 * Creates a resolver of queries that only read, by their names in the schema: `queries({ payment:
 * byId(Payment, visiblePayments, May("readPayments")) })`.
 */
export const queries = (declared: Readonly<Record<string, Unnamed>>): new () => object =>
  operations(Query, declared);
