import type { Context } from "../context.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { Role } from "./role.ts";

/**
 * Returns whether the viewer, or the holder of a link, may see a field of this record under `@Auth`: the same
 * condition as in a read's select list. An empty list of roles admits every active account; `self` names
 * fields of the record with the ids of users who may see the field too.
 */
export function sees(
  { requires, self = [] }: AuthRule,
  { viewer, link }: Pick<Context, "viewer" | "link">,
  record: unknown,
): boolean {
  if (link && requires.includes(Role.LINK)) return true;
  if (!viewer) return false;
  if (viewer.isActive && (requires.length === 0 || requires.includes(viewer.roleName))) return true;
  return self.some((name) => (record as Readonly<Record<string, unknown>>)[name] === viewer.id);
}
