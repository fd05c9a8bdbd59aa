import { hash } from "node:crypto";
import type { ApolloServerPlugin } from "@apollo/server";
import type { MikroORM } from "@mikro-orm/core";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../context.ts";
import { withoutNulls } from "../input/absent.ts";
import { coerceVariables } from "../input/coerce.ts";
import { refuseBadIds } from "../input/ids.ts";
import { OverBudget } from "./limits/budget.ts";
import { HEAVY_ROWS } from "./limits/cost.ts";
import { admit } from "./limits/heavy.ts";
import { type KnownRequest, KnownRequests } from "./replay/known-requests.ts";
import { ReplayCache } from "./replay/replay-cache.ts";
import type { TextPlan, TextPlanner, Variables } from "./text.ts";
import { QueryPlan } from "./replay/text-plan.ts";

/** A GraphQL request as received over HTTP, not yet parsed or checked. */
export interface GraphQLPost {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

const MOST_DOCUMENTS = 1_000;
/**
 * Maximum number of characters of a cached document, and of all cached documents together, because memory
 * grows with the text.
 */
const LONGEST = 16 * 1024;
const LONGEST_TOGETHER = 2 * 1024 * 1024;
/**
 * Maximum number of documents remembered as having no plan; only their hashes are stored, so that they
 * displace no plan.
 */
const MOST_PLANLESS = 10_000;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Answers known documents with text. A document that passed Apollo's pipeline once (validation, limits) skips
 * it the next time, if Postgres can write its answer. Pass a schema object that Apollo does not wrap.
 */
export class FastPath implements TextPlanner {
  // By the hash of the document's text, which is computed here and never taken from a client.
  readonly #plans = new LRUCache<string, QueryPlan>({ max: MOST_DOCUMENTS, maxSize: LONGEST_TOGETHER });
  readonly #planless = new LRUCache<string, true>({ max: MOST_PLANLESS });

  readonly #replays = new ReplayCache();
  readonly #requests = new KnownRequests();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly orm: Pick<MikroORM, "getMetadata">,
  ) {}

  /** Apollo plugin that learns documents. */
  readonly learn: ApolloServerPlugin = {
    requestDidStart: async () => ({
      willSendResponse: async ({ source, document, errors }) => {
        if (errors || !source || !document || source.length > LONGEST) return;
        const key = hash("sha256", source);
        if (this.#plans.has(key) || this.#planless.has(key)) return;
        const plan = QueryPlan.of(this.schema, this.orm, this.#replays, document);
        if (plan) this.#plans.set(key, plan, { size: source.length });
        else this.#planless.set(key, true);
      },
    }),
  };

  plan(document: DocumentNode): TextPlan | null {
    return QueryPlan.of(this.schema, this.orm, this.#replays, document);
  }

  /**
   * Returns the body of the answer to one POST, or null when Apollo has to answer it. It returns null for
   * lists of operations, documents not known yet, an unknown operation name, invalid variables, links, a
   * caller who is not in this process's cache (`context` returns null), and every error. `context` is called
   * only when the document is known. An answered request is recognized by its `bytes` from then on. @throws
   * Refusal for a request that costs too much, or while too many heavy ones run.
   */
  async answer(post: unknown, context: () => Context | null, bytes?: Buffer): Promise<string | null> {
    if (!isObject(post)) return null;
    const { query, operationName, variables, extensions }: GraphQLPost = post;
    const document = documentOf(query, extensions);
    const plan = document === null ? undefined : this.#plans.get(document);
    if (!plan || (operationName && operationName !== plan.operation.name?.value)) return null;
    if (variables !== undefined && variables !== null && !isObject(variables)) return null;
    const sent = variables ?? {};
    const asking = context();
    if (!asking) return null;
    const heavy = plan.cost.most > HEAVY_ROWS ? plan.cost.rows(sent) : null;
    if (heavy !== null) await admit(asking, heavy);
    const texts = await plan.run(asking, sent, () => this.coerced(plan, sent)).catch(leaveToApollo);
    const replays = bytes && texts && plan.replaysOf(sent);
    if (replays) this.#requests.keep(bytes, { plan, document: document!, heavy, replays });
    return texts && answerWith(texts);
  }

  /** Returns the known request with these bytes, if its document is still cached. */
  known(bytes: Buffer): KnownRequest | null {
    const request = this.#requests.find(bytes);
    return request && this.#plans.get(request.document) === request.plan ? request : null;
  }

  /** Answers a known request as {@link answer} does. */
  async answerAgain(request: KnownRequest, context: () => Context | null): Promise<string | null> {
    const asking = context();
    if (!asking) return null;
    if (request.heavy !== null) await admit(asking, request.heavy);
    const texts = await request.plan.runAgain(asking, request.replays).catch(leaveToApollo);
    return texts && answerWith(texts);
  }

  private coerced({ operation, inputs }: QueryPlan, sent: Variables): Variables {
    const definitions = operation.variableDefinitions ?? [];
    const coerced = coerceVariables(this.schema, definitions, withoutNulls(definitions, inputs, sent), {
      roots: inputs,
    });
    refuseBadIds(inputs, coerced);
    return coerced;
  }
}

/**
 * Returns the hash of a document: computed from its text, or, when no text is sent, the hash that the client
 * sent.
 */
function documentOf(query: unknown, extensions: unknown): string | null {
  if (typeof query === "string" && query) return query.length > LONGEST ? null : hash("sha256", query);
  const persisted = isObject(extensions) && extensions["persistedQuery"];
  const named = isObject(persisted) && persisted["sha256Hash"];
  return typeof named === "string" ? named : null;
}

function answerWith(texts: ReadonlyMap<string, string>): string {
  const roots = [...texts].map(([key, text]) => `"${key}":${text}`);
  return `{"data":{${roots.join()}}}`;
}

// Apollo checks the caller first, and then reports the fault.
const leaveToApollo = (error: unknown) => {
  if (error instanceof OverBudget) throw error;
  return null;
};
