import type { FilterQuery } from "@mikro-orm/core";
import type { AuditEntry } from "../../core/audit/audit.entity.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";

/** Lines of the audit log: for whoever reads the whole of it. */
export const visibleEntries = (viewer: Viewer | null): FilterQuery<AuditEntry> =>
  may(viewer?.role, "readAudit") ? {} : { $or: [] };
