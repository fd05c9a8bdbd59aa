import type { Viewer } from "../../../core/auth/viewer.ts";
import { type Capability, may } from "../permissions.rules.ts";
import { seesAll } from "../staff.rules.ts";

/**
 * Returns the condition on the records whose step is the viewer's: by their id in a field, or, when the field
 * is empty, by the office's capability.
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
