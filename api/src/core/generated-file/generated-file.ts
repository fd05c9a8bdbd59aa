import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import { daysAfter, hoursAfter } from "../colombia/days.ts";
import type { Moves } from "../mutation/moves.ts";
import type { Work } from "../mutation/work.ts";
import { assign, type Changes } from "../rows.ts";
import type { OpenableFile } from "../storage/file.resolver.ts";
import { dropFiles, keepFile } from "../storage/keep-file.ts";
import { noneWhenGone, type StoredBytes } from "../storage/storage.ts";
import { StoredFile } from "../storage/stored-file.entity.ts";
import type { GeneratedFile } from "./generated-file.entity.ts";
import { type GeneratedFileStatus, KEPT_HOURS } from "./generated-file.rules.ts";

/** Tries to make a file before it fails: a process may end in the middle of it. */
const MOST_ATTEMPTS = 3;
/** Days for which a record remains in the list after its file is gone. */
const LISTED_DAYS = 30;
/** Files that are deleted in one run. */
const DELETED_AT_ONCE = 100;
/** Minutes for which the address opens the file: it is made at the click. */
const OPEN_MINUTES = 1;

interface Kind<T extends GeneratedFile> {
  readonly entity: EntityClass<T>;
  /** The type of the record under which its file is stored. */
  readonly owner: string;
  readonly moves: Moves<T, T["status"] | GeneratedFileStatus>;
  /** The fields that the record loses together with its file. */
  readonly forgotten: Changes<T>;
  /** Fields that are reset when the record starts again. */
  readonly fresh: Changes<T>;
}

/** Returns the functions for the files of a kind; each changes a record that its caller has locked. */
export function generatedFiles<T extends GeneratedFile>(kind: Kind<T>) {
  type Status = T["status"] | GeneratedFileStatus;
  const { entity, owner, moves } = kind;
  const move = (work: Work, file: T, to: Status): void => work.move(moves, file, to, { audit: null });

  /** Deletes its bytes within a minute, and the fields that belong to them. */
  const forget = async (work: Work, file: T): Promise<void> => {
    const keys = file.fileKey === null ? [] : [file.fileKey];
    await dropFiles(work, keys, { type: owner, id: file.id }, daysAfter(work.now, -1));
    assign<GeneratedFile>(file, { fileKey: null, size: null });
    assign(file, kind.forgotten);
  };

  return {
    move,
    /** Returns whether it is still to be made. */
    isOpen: ({ status }: T): boolean => status === "waiting" || status === "running",

    /** Begins to make it, also again after its process ended; false when it was begun too often. */
    attempt(work: Work, file: T): boolean {
      if (file.attempts >= MOST_ATTEMPTS) return false;
      move(work, file, "running");
      file.attempts += 1;
      return true;
    },

    /** Keeps its file for a day. */
    async keep(work: Work, file: T, stored: StoredBytes): Promise<void> {
      move(work, file, "ready");
      const { key, filename, size } = await keepFile(work, stored, { type: owner, id: file.id });
      const expiresAt = hoursAfter(work.now, KEPT_HOURS);
      assign<GeneratedFile>(file, { fileKey: key, filename, size, expiresAt });
    },

    /** Ends it without a file, and notes why. */
    end(work: Work, file: T, to: "failed" | "stopped", why: string): void {
      move(work, file, to);
      file.failure = why;
    },

    /** Resets it, as if it had just been requested; its job is queued by the caller. */
    again(work: Work, file: T): void {
      move(work, file, "waiting");
      assign<GeneratedFile>(file, { attempts: 0, failure: null, expiresAt: null });
      assign(file, kind.fresh);
    },

    /** Returns its stored file; null when it is gone, also when the storage has lost it. */
    async stored(work: Work, { id }: T): Promise<StoredFile | null> {
      const file = await work.em.findOne(StoredFile, { ownerType: owner, ownerId: id });
      if (!file) return null;
      return work.services.storage.sizeOf(file.key).then(() => file, noneWhenGone);
    },

    /** Deletes the files whose day is over, and after a month the records. */
    async expire(work: Work): Promise<void> {
      const due = { status: "ready", expiresAt: { $lte: work.now } } as never;
      const found = await work.em.find(entity, due, {
        orderBy: { id: "asc" } as never,
        limit: DELETED_AT_ONCE,
      });
      for (const file of await work.lockAll(
        entity,
        found.map(({ id }) => id),
      )) {
        if (file.status !== "ready") continue;
        move(work, file, "expired");
        await forget(work, file);
      }
      const old = {
        status: { $nin: ["waiting", "running", "ready"] },
        createdAt: { $lte: daysAfter(work.now, -LISTED_DAYS) },
      };
      await work.em.nativeDelete(entity, old as never);
    },

    /** Deletes the records that an erased person requested, with their files. */
    async eraseOf(work: Work, userId: number): Promise<void> {
      for (const file of await work.em.find(entity, { maker: userId } as FilterQuery<T>)) {
        await forget(work, file);
        work.em.remove(file);
      }
    },
  };
}

/** Returns the address of a stored file for this click. */
export const addressForClick = (work: Work, file: StoredFile): OpenableFile => ({
  filename: file.filename,
  url: work.services.storage.addressOf(file, { disposition: "attachment", minutes: OPEN_MINUTES }),
});
