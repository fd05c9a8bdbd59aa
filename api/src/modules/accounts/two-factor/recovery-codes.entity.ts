import type { Rel } from "@mikro-orm/core";
import { Entity, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { User } from "../account/user.entity.ts";

/** Recovery codes of a person who has a second factor of any kind. */
@Entity({ tableName: "recovery_codes" })
export class RecoveryCodes {
  @Reference(() => User, "user_id", { deleteRule: "cascade", primary: true })
  user!: Rel<User>;

  /** Hashes of the unused codes (argon2id; earlier ones SHA-256). Each code works once. */
  @Property({ type: "text[]", columnType: "text[]" })
  hashes!: string[];
}
