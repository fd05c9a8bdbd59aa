import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { Plan } from "./plan.ts";
import { parametersOf } from "./paths.ts";

type Refuse = (problem: string) => never;

/** Refuses at startup a row whose answer could not be built by the rules. */
export function checkAnswer(
  plan: Plan,
  bodyKeys: ReadonlySet<string>,
  leadKeys: ReadonlySet<string>,
  refuse: Refuse,
): void {
  const { route, roots, body, operation, spreads } = plan;
  const { answer, opens, sends, status, upload } = route.options;
  if (operation.operation === "mutation" && roots.length !== 1) refuse("a mutation row has exactly one root");
  if (roots.some(({ conditional }) => conditional)) refuse("roots are not conditional");
  if (new Set(roots.map(({ key }) => key)).size !== roots.length) refuse("two roots have the same key");
  if (body && !spreads && (answer || roots.length > 1))
    refuse("a `body` that is a list or a scalar stands alone");
  for (const { key } of roots)
    if (key !== "body" && bodyKeys.has(key)) refuse(`root \`${key}\` hides a key of \`body\``);
  if (sends && !(roots.length === 1 && leadKeys.has("filename") && leadKeys.has("url")))
    refuse("`sends` needs one root { filename url }");
  if (sends && (answer || status !== undefined)) refuse("a file has neither constants nor another status");
  if (status === "created" && !leadKeys.has("created")) refuse("the payload does not select `created`");
  if (opens && parametersOf(route.path).length !== 1) refuse("`opens` needs one parameter in the path");
  if (upload && operation.operation !== "mutation") refuse("only a mutation takes files");
}

/**
 * Refuses at startup parts that a request could never fill: parameters, files and renames without a target.
 */
export function checkInputs({ route, operation }: Plan, schema: GraphQLSchema, refuse: Refuse): void {
  const types = new Map<string, GraphQLInputType>();
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const found = typeFromAST(schema, type);
    if (found && isInputType(found)) types.set(variable.name.value, found);
  }
  for (const name of parametersOf(route.path))
    if (!types.has(name)) refuse(`no variable reads the parameter :${name}`);
  for (const [field, name] of Object.entries(route.options.upload ?? {})) {
    const type = types.get(name);
    if (!type || getNamedType(type).name !== "Upload")
      refuse(`\`upload\` gives ${field} to $${name}, which is no Upload`);
  }
  const readable = new Set(types.keys());
  for (const name of ["input", "filter"]) addFields(types.get(name), readable, new Set());
  for (const name of route.options.repeats ?? [])
    if (!isListType(getNullableType(types.get(name)))) refuse(`\`repeats\` names ${name}, which is no list`);
  for (const name of Object.keys(route.options.absent ?? {}))
    if (!types.has(name)) refuse(`\`absent\` names ${name}, which is no variable`);
  for (const [name, field] of Object.entries(route.options.reads ?? {})) {
    if (!readable.has(field)) refuse(`\`reads\` gives ${name} to ${field}, which is no input`);
  }
}

function addFields(type: GraphQLInputType | undefined, names: Set<string>, seen: Set<string>): void {
  const inner = type && getNamedType(type);
  if (!inner || !isInputObjectType(inner) || seen.has(inner.name)) return;
  seen.add(inner.name);
  for (const field of Object.values(inner.getFields())) {
    names.add(field.name);
    addFields(field.type, names, seen);
  }
}
