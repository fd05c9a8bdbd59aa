import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync } from "type-graphql";
import { copyOf, withAuth } from "../auth/directive.ts";
import { inheritExtensions } from "../input/inherited.ts";
import { validateArgument } from "../input/validate.ts";
import { coreEntities } from "../database/core-entities.ts";
import type { Module } from "../module.ts";
import { markTables } from "../read/limits/cost.ts";
import { FileResolver } from "../storage/file.resolver.ts";
import { Describer } from "./describe.ts";
import "./failure.enum.ts";
import { VerificationResolver } from "../verification/verification.resolver.ts";

const noPubSub = (): never => {
  throw new Error(
    "a subscription names its `subscribe`: there is no other way between processes than Work.announce",
  );
};

/** Builds the schema from the resolvers of all modules with TypeGraphQL; it does not enforce `@auth` yet. */
function build(modules: readonly Module[]): GraphQLSchema {
  const resolvers = [
    FileResolver,
    VerificationResolver,
    ...modules.flatMap((module) => module.resolvers ?? []),
  ];
  const schema = buildSchemaSync({
    resolvers: resolvers as [new () => object],
    // TypeGraphQL requires one; every subscription names its own topics (`core/events/live`).
    pubSub: { publish: noPubSub, subscribe: noPubSub },
    validateFn: validateArgument,
    // The check would validate the whole schema. It is validated by the first valid document.
    skipCheck: true,
  });
  inheritExtensions(schema);
  markTables(schema, [...coreEntities, ...modules.flatMap((module) => module.entities ?? [])]);
  new Describer(
    schema,
    modules.map((module) => module.words),
  ).describe();
  return schema;
}

type Known = WeakMap<readonly Module[], GraphQLSchema>;
const wrapped: Known = new WeakMap();
const plain: Known = new WeakMap();

/**
 * Returns the final schema of the application for Apollo, whose plugins wrap its resolvers. It is built once
 * per list of modules, because the wrappers find their server in the request.
 */
export const schemaOf = (modules: readonly Module[]): GraphQLSchema =>
  onceFor(modules, wrapped, () => copyOf(plainSchemaOf(modules)));

/**
 * Returns the final schema for all other uses, which must not change it. It is built once per list of
 * modules.
 */
export const plainSchemaOf = (modules: readonly Module[]): GraphQLSchema =>
  onceFor(modules, plain, () => withAuth(build(modules)));

function onceFor(modules: readonly Module[], known: Known, make: () => GraphQLSchema): GraphQLSchema {
  const schema = known.get(modules) ?? make();
  known.set(modules, schema);
  return schema;
}
