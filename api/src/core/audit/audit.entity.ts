import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../columns.ts";

/** One line of the append-only history; a trigger refuses to change or delete it. */
@Entity({ tableName: "audit_entries" })
@Index({ properties: ["recordId", "at"] })
@Index({ properties: ["actorId", "at"] })
@Index({ properties: ["type", "at"] })
@Index({ properties: ["at", "id"] })
export class AuditEntry {
  @PrimaryKey({ type: "uuid" }) id: string = v7();
  @Property({ ...instant }) at!: Date;
  @Property({ type: "text" }) type!: string;
  @Property({ type: "text" }) recordId!: string;
  @Property({ type: "integer", nullable: true }) actorId: number | null = null;
  /** Role that the actor had then; null also when an earlier version did not record it. */
  @Property({ type: "integer", nullable: true }) actorRole: number | null = null;
  @Property({ type: "uuid", nullable: true }) linkId: string | null = null;
  @Property({ type: "text" }) channel!: string;
  @Property({ type: "text", nullable: true }) ip: string | null = null;
  @Property({ type: "text", nullable: true }) userAgent: string | null = null;
  @Property({ type: "text" }) requestId!: string;
  /** `{ before?, after?, … }`, personal data masked. */
  @Property({ type: "json" }) detail!: object;
}
