import { unchainedSql } from "../../core/chain/unchained.ts";
import { approvableBy, visibleApprovals } from "../approvals/approval.access.ts";
import { hasFailed, isGivenUp, queuedJobs } from "../../core/jobs/failed-jobs.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { PayoutApproval } from "../approvals/payout-approval.entity.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofApproval, ofAuditDay, ofBackup, ofJobs, ofUpgrade } from "./my-day-shown.ts";
import { standingFindings } from "./standing-findings.sql.ts";

/** Line of payments that require a second person's approval, for people who may approve them. */
const payoutsToApprove: Line = {
  kind: "payouts_to_approve",
  part: "waiting",
  turn: "untold",
  capability: "approvePayouts",
  entity: PayoutApproval,
  shown: ofApproval,
  where: ({ viewer }) => filter({ $and: [visibleApprovals(viewer), approvableBy(viewer)] }),
};

/**
 * Line of days whose history entries are not chained although they should be: the jobs are not running, or
 * there is an error. Each day is one row, however many entries it has.
 */
const auditUnchained: Line = {
  kind: "audit_unchained",
  part: "late",
  turn: "untold",
  capability: "readAudit",
  // Made at each read, since it compares with the present time.
  get entity() {
    return sql`select (a.at at time zone 'America/Bogota')::date as day, count(*) as lines, min(a.at) as since
      from audit_entries a where ${unchainedSql("a")} group by 1`;
  },
  shown: ofAuditDay,
  where: () => filter({}),
};

/**
 * Line of jobs that failed all their attempts, which nobody would notice otherwise. They are one row, which
 * reappears after it was postponed as soon as another job fails.
 */
const jobsFailed: Line = {
  kind: "jobs_failed",
  part: "late",
  turn: "untold",
  capability: "watchOperation",
  entity: sql`select max(j.id) as id, count(*) as jobs, min(j.created_at) as since from ${queuedJobs}
    where ${hasFailed} and ${isGivenUp} having count(*) > 0`,
  shown: ofJobs,
  where: () => filter({}),
};

/**
 * Line of a backup that could not be restored at night, or of 36 hours without an attempt. It reappears after
 * it was postponed as soon as another night fails.
 */
const backupFailed: Line = {
  kind: "backup_failed",
  part: "late",
  turn: "untold",
  capability: "watchOperation",
  entity: sql`select coalesce(ended_at, begun_at) as since, failure is not null as failed from backup_drills
    where failure is not null or ended_at < ${bind.now} - interval '36 hours'
      or (ended_at is null and begun_at < ${bind.now} - interval '6 hours')`,
  shown: ofBackup,
  where: () => filter({}),
};

/** Line of upgrade findings that nobody has reviewed, as one row, for the owner and the accountant. */
const upgradeToReview: Line = {
  kind: "upgrade_to_review",
  part: "waiting",
  turn: "untold",
  capability: "reviewUpgrade",
  entity: sql`select count(*) as records, min(f.found_at) as since ${standingFindings}
    and f.reviewed_at is null having count(*) > 0`,
  shown: ofUpgrade,
  where: () => filter({}),
};

/**
 * Monitoring lines: payments to approve, unchained history entries, failed jobs and backups, and findings of
 * the upgrade.
 */
export const control: readonly Line[] = [
  ...[payoutsToApprove, auditUnchained, jobsFailed, backupFailed],
  upgradeToReview,
];
