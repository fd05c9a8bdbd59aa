import { execute, type GraphQLSchema } from "graphql";
import { refuseFirst } from "../core/auth/check.ts";
import type { Context } from "../core/context.ts";
import type { Refusal } from "../core/failure.ts";
import { coerceVariables } from "../core/input/coerce.ts";
import { refuseBadIds } from "../core/input/ids.ts";
import { keepOtherValues } from "../core/input/other-names.ts";
import { answerOf, answerText, missing, type Answer } from "./answer.ts";
import { isMultipart, readForm } from "./multipart.ts";
import { nested } from "./odd-keys.ts";
import type { Found } from "./paths.ts";
import type { Plan } from "./plan.ts";
import type { Incoming } from "./request.ts";
import type { Route } from "./route.ts";
import type { NamedAddress } from "./send-file.ts";
import type { RequestParts } from "./variables.ts";

/** Answers a request that was matched: permissions, then input, then ids, then the document. A row that `sends` answers a file. */
export async function answerTo(
  { value: plan, params }: Found<Plan>,
  request: Incoming,
  context: Context,
  schema: GraphQLSchema,
  badBody: Refusal | null,
): Promise<Answer | NamedAddress> {
  const { document, operation, roots, route, spelling, text } = plan;
  refuseFirst(roots, operation.operation, context);
  if (badBody) throw badBody;

  const { values, others, badId } = plan.readVariables(await partsOf(request, params, route));
  const coerced = () => {
    const variables = coerceVariables(schema, operation.variableDefinitions ?? [], values, { spelling, roots });
    if (badId) throw missing(plan);
    refuseBadIds(roots, variables);
    return variables;
  };
  if (badId || !text) coerced();
  keepOtherValues(context, others);

  const texts = await text?.run(context, values, coerced);
  if (texts) return answerText(plan, texts);
  const { data, errors } = await execute({ schema, document, contextValue: context, variableValues: values });
  if (errors?.[0]) throw errors[0];
  const answered = data ?? {};
  if (!route.options.sends) return answerOf(plan, answered);
  const file = answered[plan.lead.key] as NamedAddress | null | undefined;
  if (!file) throw missing(plan);
  return file;
}

async function partsOf(request: Incoming, params: Readonly<Record<string, string>>, route: Route): Promise<RequestParts> {
  const form = isMultipart(request) ? await readForm(request, new Set(Object.keys(route.options.upload ?? {}))) : null;
  const [, search = ""] = (request.url ?? "").split(/\?(.*)/s);
  return {
    params,
    query: nested(new URLSearchParams(search)),
    body: form ? nested(form.entries) : (request.body as unknown),
    headers: request.headers,
    files: form?.files ?? new Map(),
  };
}
