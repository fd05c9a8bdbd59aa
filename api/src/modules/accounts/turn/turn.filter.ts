import type { Viewer } from "../../../core/auth/viewer.ts";
import { type Capability, may } from "../permissions.rules.ts";
import { seesAll } from "../staff.rules.ts";

/**
 * Returns the condition on records whose next step is the viewer's: the viewer's id is in a field, or the
 * field is empty and the viewer has the office's capability.
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
