import type { DrillResult } from "../backup/backup-drill.entity.ts";
import type { Trouble } from "../../core/database/trouble.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import type { SealedBy } from "../../core/secrets/sealed-with.ts";

/** Measurements on which the health rules are based: only facts, without secrets. */

/** Response at the product's port. */
export interface PortFacts {
  readonly port: number;
  readonly answer: "ready" | "not-ready" | "nobody" | "silent" | "stranger" | "drawn";
  /** Parts that are not ready. */
  readonly missing: readonly ("database" | "writable" | "jobs")[];
}

/** Free and total bytes of DATA_DIR's disk, as available to this account. */
export interface DiskFacts {
  readonly free: number;
  readonly total: number;
}

/** Free and total bytes of memory; free memory is available to programs. */
export interface MemoryFacts {
  readonly free: number;
  readonly total: number;
}

export interface ClockFacts {
  /**
   * Seconds by which this machine's clock is ahead of other clocks; `of` names the other clock: `la base de
   * datos`.
   */
  readonly offsets: readonly { readonly of: string; readonly seconds: number }[];
  /** Seconds since the database's last migration, by this machine's clock. */
  readonly secondsSinceMigrated: number | null;
}

/**
 * Reason why the database's state is unknown; `stopped` means that the embedded database stops with the
 * product. A `Trouble` lasts until a person changes the address, the server or a pooler.
 */
export interface DatabaseProblem {
  readonly problem: "stopped" | "refused" | "silent" | "denied" | "full" | Trouble;
  /** Address of the database without a password; empty for the embedded one. */
  readonly where: string;
}

export interface DatabaseFacts {
  /** Major version of PostgreSQL: `18`. */
  readonly version: number;
  /** Number of migrations that the database lacks. */
  readonly pending: number;
  /** Name of a migration that this program does not know. */
  readonly unknown: string | null;
  /** Duration of an empty query in milliseconds. */
  readonly milliseconds: number;
  /** True when the server cancels a statement that takes too long. */
  readonly bounded: boolean;
  /** True when the database is read-only. */
  readonly standby: boolean;
  readonly ownsTables: boolean;
  /** Number of connected standbys. */
  readonly followers: number;
  /** True when commits are configured to wait for a standby. */
  readonly waitsForStandby: boolean;
  /** Seconds by which this machine's clock is ahead of the database's. */
  readonly offset: number;
  readonly secondsSinceMigrated: number | null;
  readonly jobs: JobFacts;
  /** Last nightly drill of a backup; null before the first one. */
  readonly drill: DrillFacts | null;
  readonly secrets: SecretFacts;
}

/** Stored secrets: the number of secrets per key, and a sample of each column. */
export interface SecretFacts {
  readonly by: readonly SealedBy[];
  readonly some: readonly { readonly column: SecretColumn; readonly id: string; readonly value: string }[];
}

export interface JobFacts {
  /** Number of jobs that could run but are waiting. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Number of jobs that have used all their attempts. */
  readonly givenUp: number;
  /**
   * Seconds since the last run of the sweeps, or since the process started if that was later; null before the
   * first run.
   */
  readonly sweptSeconds: number | null;
}

export interface DrillFacts {
  /** Seconds since the last drill that ended, or since the start of the current one when none has ended. */
  readonly ageSeconds: number;
  /** Result of the last drill; null when none has ended. */
  readonly result: DrillResult | null;
  /** Duration of the drill in seconds. */
  readonly seconds: number;
  readonly rows: number;
  /** Number of files that were opened. */
  readonly files: number;
  /** Reason of the failure as a sentence; null unless it failed. */
  readonly failure: string | null;
}

export interface ReplicaFacts {
  /** True when a replica or a standby is part of the installation. */
  readonly expected: boolean;
  /** Delay of reads in seconds; null without an answer. */
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
  /**
   * Provider's clock, in milliseconds since 1970, and ours at the same moment; null if the provider sent
   * none.
   */
  readonly clock: { readonly theirs: number; readonly ours: number } | null;
}

/**
 * State of the virus scanner: whether it answers, and whether it accepts the largest file; null without a
 * scanner.
 */
export type ScannerFacts = { readonly there: boolean; readonly takesLargest: boolean } | null;

export interface StorageFacts {
  readonly way: "folder" | "bucket";
  readonly problem: "denied" | "away" | "none-yet" | null;
}

export interface KeyFacts {
  readonly source: "variable" | "file" | "none";
  /** True when other accounts of the machine can read the key file. */
  readonly readable: boolean;
  /** Number of secrets encrypted with a key that is missing. */
  readonly strange: number;
  /** Number of altered secrets among the sampled ones. */
  readonly broken: number;
  /** Number of secrets encrypted with a key that is no longer the first. */
  readonly older: number;
}

export interface BackupFacts {
  readonly folder: string;
  /** Seconds since the newest backup was written; null when there is none. */
  readonly ageSeconds: number | null;
}

export interface CertificateFacts {
  /**
   * Way of checking the certificate: `local`, none is needed or it is our own; `plain`, an address without
   * TLS; `away`, unreadable; `read`, it was read.
   */
  readonly way: "local" | "plain" | "away" | "read";
  /** Whole days until the certificate expires; negative after that. */
  readonly days: number;
  readonly untrusted: boolean;
}
