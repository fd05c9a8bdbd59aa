import { getNamedType, getNullableType, isListType, isObjectType } from "graphql";
import type { Plan } from "./plan.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a root answers several records: a list, or a page of one. */
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
 * Returns the name of each call, in the order of the calls: its root's name in GraphQL, with `get` or `list`
 * before it where it reads. A root that answers a second call gets the words of that call's path behind it.
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

/** Returns the title of a call: its first sentence up to the first pause. */
export function titleOf({ lead }: Plan): string {
  const sentence = lead.field.description?.split(/[.;:,] |[.;:,]$/)[0]?.trim();
  return sentence ? sentence : lead.node.name.value;
}
