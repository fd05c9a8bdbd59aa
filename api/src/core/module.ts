import type { EntityClass } from "@mikro-orm/core";
import type { FollowedRecord } from "./changes/followed-record.ts";
import type { Listener } from "./events/listeners.ts";
import type { Job, Sweep } from "./jobs/jobs.ts";
import type { PersonalPart } from "./read/personal-data.ts";
import type { SecretColumn } from "./secrets/secret-box.ts";
import type { FileScope } from "./storage/file-scope.ts";
import type { Seed } from "./seed.ts";
import type { Words } from "./words.ts";

/** A REST row as `gateway/route.ts` creates it; core only passes it on. */
export interface Row {
  readonly method: string;
  readonly path: string;
}

/** Parts that a module adds to the application: `modules.ts` has one line per module. */
export interface Module {
  readonly name: string;
  readonly entities?: readonly EntityClass<object>[];
  /** TypeGraphQL's resolver classes. */
  readonly resolvers?: readonly (new () => object)[];
  /** REST calls of the specification. */
  readonly routes?: readonly Row[];
  /** Title and introduction, in Spanish, of the REST documentation's section for those calls. */
  readonly section?: { readonly title: string; readonly text: string };
  /** REST calls beyond the specification, below `/v1/`. */
  readonly calls?: readonly Row[];
  /** Named GraphQL fragments that the module's REST rows share. */
  readonly fragments?: readonly string[];
  readonly listeners?: readonly Listener[];
  readonly jobs?: readonly Job[];
  readonly sweeps?: readonly Sweep[];
  /** Records of this module that people follow while they are open, and the records that change with them. */
  readonly changes?: readonly FollowedRecord[];
  /** Permissions on the files of this module's records. */
  readonly files?: Readonly<Record<string, FileScope>>;
  /** Columns of this module whose values are stored encrypted. */
  readonly secrets?: readonly SecretColumn[];
  /** Personal data that this module stores, for people who request a copy of their data. */
  readonly personalData?: readonly PersonalPart[];
  /** Descriptions of this module's types, fields and root fields, for readers of the schema. */
  readonly words?: Words;
  /** Demo data, created through the acts, in module order. */
  readonly seed?: Seed;
}

/** Returns the REST rows of modules: the routes of the specification, and the calls below `/v1/`. */
export const rowsOf = (modules: readonly Pick<Module, "routes" | "calls">[]): readonly Row[] =>
  modules.flatMap(({ routes = [], calls = [] }) => [...routes, ...calls]);
