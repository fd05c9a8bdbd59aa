import { getNamedType, getNullableType, isListType, isObjectType } from "graphql";
import type { Plan } from "./plan.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a root field returns several records: a list, or a page of a list. */
function isMany({ lead }: Plan): boolean {
  const type = getNullableType(lead.field.type);
  const named = getNamedType(type);
  return isListType(type) || (isObjectType(named) && "items" in named.getFields());
}

function nameOf(plan: Plan): string {
  const root = plan.lead.node.name.value;
  if (plan.operation.operation === "mutation") return root;
  return `${isMany(plan) ? "list" : "get"}${capital(root)}`;
}

/** Returns the words of a path without its parameters: `/quotes/:id/preview-pdf` → `QuotesPreviewPdf`. */
const wordsOf = (path: string) =>
  path
    .split("/")
    .filter((segment) => !segment.startsWith(":"))
    .flatMap((segment) => segment.split(/\W+/))
    .map(capital)
    .join("");

/**
 * Returns the operation id of each call, in the order of the calls: the name of its root field in GraphQL,
 * with the prefix `get` or `list` for a read. When a second call uses the same root field, the words of that
 * call's path are appended.
 */
export function operationIdsOf(plans: readonly Plan[]): readonly string[] {
  const taken = new Set<string>();
  return plans.map((plan) => {
    const plain = nameOf(plan);
    const byPath = `${plain}By${wordsOf(plan.route.path)}`;
    const candidates = [plain, byPath, `${byPath}${capital(plan.route.method.toLowerCase())}`];
    const free = candidates.find((name) => !taken.has(name)) ?? `${byPath}${taken.size}`;
    taken.add(free);
    return free;
  });
}

/** Returns the title of a call: its description up to the first punctuation mark. */
export function titleOf({ lead }: Plan): string {
  const sentence = lead.field.description?.split(/[.;:,] |[.;:,]$/)[0]?.trim();
  return sentence ? sentence : lead.node.name.value;
}
