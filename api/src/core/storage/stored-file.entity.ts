import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/**
 * A file of a record. Its bytes are in the storage under `key`; the record that owns it determines who may
 * open it.
 */
@Entity({ tableName: "stored_files" })
@Index({ properties: ["ownerType", "ownerId"] })
export class StoredFile {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text", unique: true }) key!: string;
  /** Name that the uploading person gave it, without path or control characters. */
  @Property({ type: "text" }) filename!: string;
  @Property({ type: "text" }) contentType!: string;
  /** Size in bytes. */
  @Property({ type: "integer" }) size!: number;
  /** SHA-256 of the bytes, hexadecimal. */
  @Property({ type: "text" }) sha256!: string;
  /** Name of the owner's type in a module's `files`, such as `purchase`. */
  @Property({ type: "text" }) ownerType!: string;
  @Property({ type: "text" }) ownerId!: string;
  /** Address on another host from which it was downloaded; null for an upload. */
  @Property({ type: "text", nullable: true }) source: string | null = null;
  @Property({ type: "integer", nullable: true }) createdBy: number | null = null;
  @Property({ ...instant }) createdAt!: Date;
}

/** Bytes that were written for an act that has not kept them yet; they are deleted after a day. */
@Entity({ tableName: "pending_files" })
export class PendingFile {
  @PrimaryKey({ type: "text" }) key!: string;
  @Property({ ...instant, index: true }) at!: Date;
}
