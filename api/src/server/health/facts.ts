import type { DrillResult } from "../backup/backup-drill.entity.ts";
import type { Trouble } from "../../core/database/trouble.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import type { SealedBy } from "../../core/secrets/sealed-with.ts";

/** Measurements that the rules of health judge: facts alone, without a secret. */

/** The party that answers at the product's port. */
export interface PortFacts {
  readonly port: number;
  readonly answer: "ready" | "not-ready" | "nobody" | "silent" | "stranger" | "drawn";
  /** Parts that keep it from being ready. */
  readonly missing: readonly ("database" | "writable" | "jobs")[];
}

/** Bytes of the disk of DATA_DIR, as its account may use them. */
export interface DiskFacts {
  readonly free: number;
  readonly total: number;
}

/** Bytes of memory; the free ones are available to programs. */
export interface MemoryFacts {
  readonly free: number;
  readonly total: number;
}

export interface ClockFacts {
  /** Seconds by which this machine is ahead of other clocks; `of`: `la base de datos`. */
  readonly offsets: readonly { readonly of: string; readonly seconds: number }[];
  /** Seconds since the database's last migration, by this machine's clock. */
  readonly secondsSinceMigrated: number | null;
}

/**
 * Reason why the database is unknown; `stopped`: the embedded one stops with the product. A trouble lasts
 * until a person changes the address, the server or a pooler.
 */
export interface DatabaseProblem {
  readonly problem: "stopped" | "refused" | "silent" | "denied" | "full" | Trouble;
  /** Its address without a password; empty for the embedded one. */
  readonly where: string;
}

export interface DatabaseFacts {
  /** Major version of PostgreSQL: `18`. */
  readonly version: number;
  /** Number of migrations that it lacks. */
  readonly pending: number;
  /** Name of a migration that this program does not know. */
  readonly unknown: string | null;
  /** Milliseconds that an empty question takes. */
  readonly milliseconds: number;
  /** True when the server ends a statement that takes too long. */
  readonly bounded: boolean;
  /** True when it takes no changes. */
  readonly standby: boolean;
  readonly ownsTables: boolean;
  /** Number of connected standbys. */
  readonly followers: number;
  /** True when it is set up to wait for a standby. */
  readonly waitsForStandby: boolean;
  /** Seconds by which this machine is ahead. */
  readonly offset: number;
  readonly secondsSinceMigrated: number | null;
  readonly jobs: JobFacts;
  /** Last nightly drill of a backup; null before the first. */
  readonly drill: DrillFacts | null;
  readonly secrets: SecretFacts;
}

/** Stored secrets: how many each key wraps, and some of each column. */
export interface SecretFacts {
  readonly by: readonly SealedBy[];
  readonly some: readonly { readonly column: SecretColumn; readonly id: string; readonly value: string }[];
}

export interface JobFacts {
  /** Number of jobs that could run and wait. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Number of jobs that have used up their attempts. */
  readonly givenUp: number;
  /**
   * Seconds since the last work of every minute, or since its process began if that was later; null before
   * the first.
   */
  readonly sweptSeconds: number | null;
}

export interface DrillFacts {
  /** Seconds since the last one that ended, or since the start when none has. */
  readonly ageSeconds: number;
  /** Null when none has ended. */
  readonly result: DrillResult | null;
  /** Seconds that it took. */
  readonly seconds: number;
  readonly rows: number;
  /** Number of files that were opened. */
  readonly files: number;
  /** Reason as a sentence; null unless it failed. */
  readonly failure: string | null;
}

export interface ReplicaFacts {
  /** True when a replica or a standby is part of the installation. */
  readonly expected: boolean;
  /** Seconds by which reads are late; null without an answer. */
  readonly lagSeconds: number | null;
  readonly followers: number;
}

export interface MailFacts {
  readonly way: "held" | "captured" | "server";
  readonly problem: "denied" | "away" | null;
  readonly host: string;
}

export interface ProviderFacts {
  readonly way: "off" | "local" | "remote";
  readonly problem: "denied" | "away" | null;
  /** The provider's clock in milliseconds since 1970, if it sent one, and ours at that moment. */
  readonly clock: { readonly theirs: number; readonly ours: number } | null;
}

/** State of the scanner of files: it answers, and accepts the largest file; null without one. */
export type ScannerFacts = { readonly there: boolean; readonly takesLargest: boolean } | null;

export interface StorageFacts {
  readonly way: "folder" | "bucket";
  readonly problem: "denied" | "away" | "none-yet" | null;
}

export interface KeyFacts {
  readonly source: "variable" | "file" | "none";
  /** True when other accounts of the machine may read the file. */
  readonly readable: boolean;
  /** Number of secrets that were wrapped by a key that is not here. */
  readonly strange: number;
  /** Number of altered secrets, among the checked ones. */
  readonly broken: number;
  /** Number of secrets that a key wraps which is not the first any more. */
  readonly older: number;
}

export interface BackupFacts {
  readonly folder: string;
  /** Seconds since the newest one was written; null when there is none. */
  readonly ageSeconds: number | null;
}

export interface CertificateFacts {
  /** `local`: none is needed, or it is our own; `plain`: an address without one; `away`: unreadable. */
  readonly way: "local" | "plain" | "away" | "read";
  /** Whole days until its end; negative after it. */
  readonly days: number;
  readonly untrusted: boolean;
}
