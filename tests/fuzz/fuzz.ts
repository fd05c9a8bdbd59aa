import { performance } from "node:perf_hooks";
import { getNamedType, isNonNullType, isRequiredArgument, OperationTypeNode } from "graphql";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { modules } from "../../api/src/modules.ts";
import { grantableLabels, notOwn, type Grantable } from "../../api/src/modules/accounts/grantable.rules.ts";
import { type TestApp } from "../support/app.ts";
import type { Client, GraphQLAnswer } from "../support/client.ts";
import { type Operation, operationsOf } from "../support/operations.ts";
import { type Handle, handles } from "../support/people.ts";
import { aProgramToken, withToken } from "../support/story/access-tokens.ts";
import { KnownRows, rowsOf, type SeenRow } from "./known-rows.ts";
import { documentOf, ownRoots } from "./questions.ts";
import { type Random, randomOf } from "./random.ts";
import { restCallsOf, type RestCall } from "./rest-calls.ts";
import { takesFile, valueOf } from "./values.ts";

/** A thing that no call may do, and the call as a line that does it again. */
export interface Finding {
  readonly what: string;
  readonly curl: string;
}

/** Choices of a run, its end, and the longest that an answer may take (milliseconds). */
export interface Run {
  readonly seed: number;
  readonly goesOn: (steps: number) => boolean;
  readonly slowest?: number;
}

/** Steps of a run, how many of them were answered, how many rows were read again, and its findings. */
export interface Outcome {
  readonly steps: number;
  readonly answered: number;
  readonly compared: number;
  readonly findings: readonly Finding[];
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: object | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Acts that end the session: all later steps of their person would be refused. */
const left: ReadonlySet<string> = new Set(["signOut", "signOutEverywhere"]);

/** Acts that print a PDF while one waits: how long these take is measured elsewhere. */
const printing: readonly string[] = ["exportMyData"];

/** Types that are read beside a record, whose own query is for their editors alone. */
const readBeside: readonly string[] = ["ContractTemplate"];

/** A trace, a path of the source or a sentence of Postgres in an answer. */
const internals =
  /\n\s+at |node_modules|[a-z-]+\.ts:\d+|syntax error at|violates |relation \\?"|duplicate key/;

/**
 * Asks an application one thing after the other as everybody, by GraphQL and REST, with values of earlier
 * answers. Finds answers of 500, traces, answers that take too long, rows that their reader may not read by
 * the row's own query, and fields that this query does not show them.
 */
export async function fuzz(app: TestApp, { seed, goesOn, slowest }: Run): Promise<Outcome> {
  const random = randomOf(seed);
  const schema = schemaOf(modules);
  const operations = operationsOf(schema).filter(
    ({ kind, name, field }) =>
      kind !== OperationTypeNode.SUBSCRIPTION &&
      !left.has(name) &&
      // Files are sent by the tests of uploads.
      !field.args.some(({ type }) => takesFile(type)),
  );
  const calls = restCallsOf(schema);
  const callers = [...handles, null].map((handle) => personAs(app, handle));
  for (const handle of programs) callers.push(await tokenOf(app, handle, random));
  const owner = personAs(app, "owner");
  const walk = new Walk(ownRoots(schema), slowest ?? Number.POSITIVE_INFINITY);
  // What the owner sees is known from the beginning, so that strangers' ids are asked about.
  const lists = operations.filter(readsList);
  for (const operation of lists) await walk.ask(owner, operation, random);
  let steps = 0;
  while (goesOn(steps)) {
    steps += 1;
    const who = random.oneOf(callers)!;
    if (random.chance(0.3)) await walk.call(who, random.oneOf(calls)!, random);
    else await walk.ask(who, random.oneOf(random.chance(0.4) ? lists : operations)!, random);
  }
  return { steps, answered: walk.answered, compared: walk.compared, findings: walk.findings };
}

const readsList = ({ kind, field }: Operation): boolean =>
  kind === OperationTypeNode.QUERY && !field.args.some(isRequiredArgument);

/** A person, a visitor, or the program of a person. */
interface Caller {
  readonly name: string;
  readonly client: Client;
  /** Capabilities that a program was given; null for a person. */
  readonly granted: ReadonlySet<string> | null;
}

const personAs = (app: TestApp, handle: Handle | null): Caller => ({
  name: handle ?? "",
  client: app.as(handle),
  granted: null,
});

/** People whose programs ask as well, each with about half of its owner's rights. */
const programs: readonly Handle[] = ["asesor", "gerente", "admin", "contador"];

async function tokenOf(app: TestApp, handle: Handle, random: Random): Promise<Caller> {
  const all = Object.keys(grantableLabels) as Grantable[];
  const beyond = notOwn(app.people[handle].role, all);
  const capabilities = all.filter((capability) => !beyond.includes(capability) && random.chance(0.5));
  const client = withToken(app, await aProgramToken(app, handle, capabilities));
  return { name: `${handle}_token`, client, granted: new Set(capabilities) };
}

/** Returns whether a change was done for a program that was not given its capability. */
function isBeyond({ granted }: Caller, { kind, field }: Operation): boolean {
  if (granted === null || kind !== OperationTypeNode.MUTATION) return false;
  const { auth, byToken } = field.extensions as { auth?: { capability?: string }; byToken?: string };
  return byToken !== "always" && !granted.has(auth?.capability ?? "");
}

/** Refusals that come before a change is looked at: of the permission, or of the request as it was sent. */
const atTheDoor: readonly unknown[] = ["UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "RATE_LIMITED"];

const codesOf = ({ errors = [] }: GraphQLAnswer): string =>
  errors.map(({ extensions }) => String(extensions?.["code"])).join(", ") || "done";

const isTurnedAway = ({ errors }: GraphQLAnswer): boolean =>
  errors !== undefined && errors.every(({ extensions }) => atTheDoor.includes(extensions?.["code"]));

class Walk {
  readonly findings: Finding[] = [];
  answered = 0;
  readonly #known = new KnownRows();
  readonly #compared = new Set<string>();

  constructor(
    private readonly own: ReadonlyMap<string, string>,
    private readonly slowest: number,
  ) {}

  get compared(): number {
    return this.#compared.size;
  }

  async ask(who: Caller, operation: Operation, random: Random): Promise<void> {
    const { field, name } = operation;
    const about = [getNamedType(field.type).name, ...this.#typesIn(name)];
    const given = field.args.filter(({ type }) => isNonNullType(type) || random.chance(0.4));
    const variables = Object.fromEntries(
      given.map((argument) => [
        argument.name,
        valueOf(argument.type, argument.name, { random, known: this.#known, about }),
      ]),
    );
    const names = given.map((argument) => argument.name);
    const body = { query: documentOf(operation, names, random), variables };
    const asked = { method: "POST", path: "/graphql", body };
    const answer = await this.#send(who, asked);
    const { data, errors } = answer as GraphQLAnswer;
    if (data && !errors) this.answered += 1;
    if (isBeyond(who, operation) && !isTurnedAway(answer as GraphQLAnswer))
      this.#found(`a change that the token was not given: ${codesOf(answer as GraphQLAnswer)}`, who, asked);
    const code = errors?.find(({ extensions }) => extensions?.code === "INTERNAL");
    if (code) this.#found(`INTERNAL: ${code.message}`, who, asked);
    const rows = rowsOf(data);
    for (const row of rows) this.#known.note(row);
    if (operation.kind === OperationTypeNode.QUERY)
      for (const row of rows) await this.#compare(who, row, asked);
  }

  async call(who: Caller, call: RestCall, random: Random): Promise<void> {
    const idOf = () => this.#known.pick(random, call.about) ?? "1";
    const value = (type: RestCall["body"][number]) =>
      valueOf(type.type, type.name, { random, known: this.#known, about: call.about });
    const path = call.path.replaceAll(/:\w+/g, () => encodeURIComponent(String(idOf())));
    const query = new URLSearchParams(
      call.filters
        .filter(() => random.chance(0.2))
        .map((filter): [string, string] => [filter.sent, String(value(filter))]),
    );
    const body = Object.fromEntries(
      call.body.filter(() => random.chance(0.6)).map((field) => [field.sent, value(field)]),
    );
    const asked = {
      method: call.method,
      path: query.size > 0 ? `${path}?${query.toString()}` : path,
      body: call.method === "GET" ? undefined : body,
    };
    const answer = await this.#send(who, asked);
    if ((answer as Json | null)?.["success"] === true) this.answered += 1;
  }

  /** Names of known types that a name holds, the longest first: `approveQuoteDiscount` is about a quote. */
  #typesIn(name: string): string[] {
    return this.#known.types
      .filter((type) => name.toLowerCase().includes(type.toLowerCase()))
      .toSorted((one, other) => other.length - one.length);
  }

  async #send(who: Caller, asked: Asked): Promise<unknown> {
    const begun = performance.now();
    const { status, body, bytes } = await who.client.rest<unknown>(asked.method, asked.path, asked.body);
    const taken = performance.now() - begun;
    if (status === 500 || status === 501 || status === 502) this.#found(`status ${status}`, who, asked);
    const text = typeof body === "string" ? "" : bytes.toString();
    if (internals.test(text)) this.#found(`says ${internals.exec(text)![0].trim()}`, who, asked);
    if (taken > this.slowest && !printing.some((name) => JSON.stringify(asked.body ?? "").includes(name)))
      this.#found(`took ${Math.round(taken)} ms`, who, asked);
    return body;
  }

  /** Asks the row's own query as the same person: it returns the row, and the fields that were seen. */
  async #compare(who: Caller, { type, id, fields }: SeenRow, seen: Asked): Promise<void> {
    const root = this.own.get(type);
    const compared = `${who.name} ${type} ${id}`;
    if (!root || readBeside.includes(type) || this.#compared.has(compared)) return;
    this.#compared.add(compared);
    const query = `query { ${root}(id: ${JSON.stringify(id)}) { ${fields.join(" ")} } }`;
    const { data, errors } = await who.client.freely.gql(query);
    const row = data?.[root] as Json | null | undefined;
    if (!row)
      return this.#found(`${type} that ${root} refuses: ${errors?.[0]?.message ?? "null"}`, who, seen);
    const hidden = fields.filter((name) => row[name] === null);
    if (hidden.length > 0) this.#found(`${type}.${hidden.join(", ")} that ${root} hides`, who, seen);
  }

  #found(what: string, who: Caller, { method, path, body }: Asked): void {
    const sent = body ? ` -H 'content-type: application/json' -d '${quoted(JSON.stringify(body))}'` : "";
    const session = who.name ? ` -H "authorization: Bearer $${who.name.toUpperCase()}"` : "";
    this.findings.push({ what, curl: `curl -X ${method} "$URL${quoted(path)}"${session}${sent}` });
  }
}

const quoted = (text: string) => text.replaceAll("'", String.raw`'\''`);
