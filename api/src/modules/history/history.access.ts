import type { FilterQuery } from "@mikro-orm/core";
import type { AuditEntry } from "../../core/audit/audit.entity.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";

/** Returns the filter for the audit log: all entries for people who may read it, none for others. */
export const visibleEntries = (viewer: Viewer | null): FilterQuery<AuditEntry> =>
  may(viewer?.role, "readAudit") ? {} : { $or: [] };
