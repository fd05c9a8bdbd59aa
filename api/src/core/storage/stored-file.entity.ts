import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/**
 * A kept file: its bytes are in the storage under `key`; its owner, the record it belongs to, decides who may
 * open it.
 */
@Entity({ tableName: "stored_files" })
@Index({ properties: ["ownerType", "ownerId"] })
export class StoredFile {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ type: "text", unique: true }) key!: string;
  /** Name that the person gave it, without path or control characters. */
  @Property({ type: "text" }) filename!: string;
  @Property({ type: "text" }) contentType!: string;
  /** Bytes. */
  @Property({ type: "integer" }) size!: number;
  /** Hexadecimal. */
  @Property({ type: "text" }) sha256!: string;
  /** The name under which a module's manifest states the scope, such as `purchase`. */
  @Property({ type: "text" }) ownerType!: string;
  @Property({ type: "text" }) ownerId!: string;
  /** Address on another host that it was fetched from; null of an upload. */
  @Property({ type: "text", nullable: true }) source: string | null = null;
  @Property({ type: "integer", nullable: true }) createdBy: number | null = null;
  @Property({ ...instant }) createdAt!: Date;
}

/** Bytes that were written for an act that has not kept them: after a day they are deleted. */
@Entity({ tableName: "pending_files" })
export class PendingFile {
  @PrimaryKey({ type: "text" }) key!: string;
  @Property({ ...instant, index: true }) at!: Date;
}
