import { execute, type GraphQLSchema, OperationTypeNode } from "graphql";
import type { Upload } from "graphql-upload-minimal";
import { refuseFirst } from "../core/auth/check.ts";
import type { Context } from "../core/context.ts";
import type { Refusal } from "../core/failure.ts";
import { type Form, isMultipart, readScannedForm } from "../core/http/form.ts";
import { withoutNulls } from "../core/input/absent.ts";
import { coerceVariables } from "../core/input/coerce.ts";
import { badIdRefusal, refuseOnceChecked } from "../core/input/ids.ts";
import { admit } from "../core/read/limits/heavy.ts";
import { keepOtherValues } from "../core/input/other-names.ts";
import { answerOf, answerText, missing, type Answer } from "./answer.ts";
import type { KnownReads } from "./known-reads.ts";
import { nested } from "./odd-keys.ts";
import type { Found } from "./paths.ts";
import type { Plan } from "./plan.ts";
import type { Incoming } from "./request.ts";
import type { Route, RouteOptions } from "./route.ts";
import type { NamedAddress } from "./send-file.ts";
import type { RequestParts } from "./variables.ts";

/** Dependencies for answering every request. */
export interface Serving {
  readonly schema: GraphQLSchema;
  readonly known: KnownReads;
}

/** Contexts of a request: at its beginning, and after its form has arrived completely. */
export interface AskedBy {
  readonly begun: Context;
  readonly again: () => Promise<Context>;
}

/**
 * Answers a matched request: it checks permissions, then the input, then ids, and then runs the document. A
 * row that `sends` answers with a file.
 */
export async function answerTo(
  { value: plan, params }: Found<Plan>,
  request: Incoming,
  { begun, again }: AskedBy,
  { schema, known }: Serving,
  badBody: Refusal | null,
): Promise<Answer | NamedAddress> {
  const { document, operation, roots, route, spelling, text } = plan;
  refuseFirst(roots, operation.operation, begun);
  if (badBody) throw badBody;

  const repeated = await askAgain(plan, request, begun, known);
  if (repeated) return repeated;

  const parts = await partsOf(request, params, route, begun);
  const context = isMultipart(request) ? await again() : begun;
  if (context !== begun) refuseFirst(roots, operation.operation, context);
  const { values: read, others, badId } = plan.readVariables(parts);
  const definitions = operation.variableDefinitions ?? [];
  const values = withoutNulls(definitions, roots, read);
  const coerced = () => {
    const variables = coerceVariables(schema, definitions, values, { spelling, roots });
    const wrong = badId ? missing(plan) : badIdRefusal(roots, variables);
    if (wrong && operation.operation === OperationTypeNode.QUERY) throw wrong;
    if (wrong) refuseOnceChecked(context, wrong);
    return variables;
  };
  if (badId || !text) coerced();
  keepOtherValues(context, others);

  await admit(context, plan.cost.rows(values));
  if (operation.operation === OperationTypeNode.QUERY) context.read.together();
  const texts = await text?.run(context, values, coerced);
  if (texts) {
    known.keep(plan, request, { values, others, badId });
    return answerText(plan, texts);
  }
  const { data, errors } = await execute({ schema, document, contextValue: context, variableValues: values });
  if (errors?.[0]) throw errors[0];
  const answered = data ?? {};
  if (!route.options.sends) return answerOf(plan, answered);
  const file = answered[plan.lead.key] as NamedAddress | null | undefined;
  if (!file) throw missing(plan);
  return file;
}

/**
 * Answers a read whose address was answered before, or returns null; the caller's permissions and the load
 * limits are checked again.
 */
async function askAgain(
  plan: Plan,
  request: Incoming,
  context: Context,
  known: KnownReads,
): Promise<Answer | null> {
  const read = plan.text && known.find(request);
  if (!read) return null;
  await admit(context, read.rows);
  context.read.together();
  const texts = await plan.text.runAgain(context, read.replays);
  return texts && answerText(plan, texts);
}

async function partsOf(
  request: Incoming,
  params: Readonly<Record<string, string>>,
  route: Route,
  context: Context,
): Promise<RequestParts> {
  const { upload = {} } = route.options;
  const form = isMultipart(request)
    ? await readScannedForm(request, context, (name) => Object.hasOwn(upload, fieldOf(name)))
    : null;
  const [, search = ""] = (request.url ?? "").split(/\?(.*)/s);
  return {
    params,
    query: queryOf(new URLSearchParams(search), route.options.repeats),
    body: form ? nested(form.texts) : (request.body as unknown),
    headers: request.headers,
    files: form ? byField(form.files) : new Map(),
  };
}

function queryOf(search: URLSearchParams, repeats: RouteOptions["repeats"] = []): Record<string, unknown> {
  const lists = repeats.flatMap((name) => {
    const values = search.getAll(name).flatMap((value) => value.split(","));
    return values.length > 1 ? [[name, values]] : [];
  });
  return { ...nested(search), ...(Object.fromEntries(lists) as Record<string, string[]>) };
}

/** Returns the field of an upload's name: `images[0]` and `images[]` are files of `images`. */
const fieldOf = (name: string): string => name.replace(/\[\d*\]$/, "");

function byField(files: Form["files"]): ReadonlyMap<string, readonly Upload[]> {
  const fields = new Map<string, Upload[]>();
  for (const [name, file] of files) fields.set(fieldOf(name), [...(fields.get(fieldOf(name)) ?? []), file]);
  return fields;
}
