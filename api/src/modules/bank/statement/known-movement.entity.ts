import { PrimaryKeyProp, type Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import { Reference } from "../../../core/column.ts";

/**
 * A movement of an earlier file that another file also contains; it stays when the earlier import is undone.
 */
@Entity({ tableName: "bank_known_movements" })
export class KnownMovement {
  [PrimaryKeyProp]?: ["import", "movement"];

  @Reference(() => BankImport, "import_id", { deleteRule: "cascade", primary: true })
  import!: Rel<BankImport>;

  @Index()
  @Reference(() => BankMovement, "movement_id", { deleteRule: "cascade", primary: true })
  movement!: Rel<BankMovement>;
}
