import { PrimaryKeyProp, type Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne } from "@mikro-orm/decorators/legacy";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";

/** A movement of an earlier file that another file has too; it remains when the earlier import is undone. */
@Entity({ tableName: "bank_known_movements" })
export class KnownMovement {
  [PrimaryKeyProp]?: ["import", "movement"];

  @ManyToOne(() => BankImport, { primary: true, fieldName: "import_id", deleteRule: "cascade" })
  import!: Rel<BankImport>;

  @Index()
  @ManyToOne(() => BankMovement, { primary: true, fieldName: "movement_id", deleteRule: "cascade" })
  movement!: Rel<BankMovement>;
}
