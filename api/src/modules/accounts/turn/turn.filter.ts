import type { Viewer } from "../../../core/auth/viewer.ts";
import { type Capability, may } from "../permissions.rules.ts";
import { seesAll } from "../staff.rules.ts";

/**
 * The records whose step is somebody's: theirs by name in a field that has an id, or where it has none that
 * of whoever of the office may.
 */
export const turnOfViewer = <Field extends string>(
  field: Field,
  viewer: Viewer,
  office: Capability,
): { readonly $or: readonly Readonly<Record<Field, number | null>>[] } => {
  const own = { [field]: viewer.id } as Record<Field, number | null>;
  const nobodys = { [field]: null } as Record<Field, number | null>;
  return { $or: seesAll(viewer) && may(viewer.role, office) ? [own, nobodys] : [own] };
};
