import { Check, Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { instant } from "../columns.ts";

/**
 * Link of the hash chain over the history: one line, with a hash of that line and of the previous link. A
 * trigger refuses to change or delete it.
 */
@Entity({ tableName: "audit_chain" })
@Check({
  name: "audit_chain_hashes_are_sha256",
  expression: "hash ~ '^[0-9a-f]{64}$' and previous ~ '^[0-9a-f]{64}$'",
})
@Check({ name: "audit_chain_begins_at_one", expression: "position >= 1" })
export class ChainLink {
  /** Position in the chain: starts at 1, without gaps. */
  @PrimaryKey({ type: "integer", autoincrement: false }) position!: number;
  @Unique() @Property({ type: "uuid" }) entryId!: string;
  /** Version of the text format of `audit_text` in which the line was hashed. */
  @Property({ type: "smallint" }) version!: number;
  /** Hash of the previous link; 64 zeros for the first link. */
  @Property({ type: "text" }) previous!: string;
  /** SHA-256, hexadecimal. */
  @Property({ type: "text" }) hash!: string;
  @Property({ ...instant }) chainedAt!: Date;
}
