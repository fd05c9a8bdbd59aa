import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";

/**
 * Signature of a dossier's manifest. It is made only once, because every ECDSA signature differs, while
 * equal dossiers must have equal bytes. A trigger refuses to change or delete a row.
 */
@Entity({ tableName: "dossier_seals" })
@Index({ properties: ["contract"] })
@Check({ name: "dossier_seals_are_of_a_hash", expression: "manifest_sha256 ~ '^[0-9a-f]{64}$'" })
export class DossierSeal {
  /** SHA-256 of the manifest, which also names the certificate. */
  @PrimaryKey({ type: "text", fieldName: "manifest_sha256" })
  manifestSha256!: string;

  @Reference(() => Contract, "contract_id", { deleteRule: "restrict" })
  contract!: Rel<Contract>;

  /** Signature in base64. */
  @Property({ type: "text" })
  signature!: string;

  @Property({ ...instant })
  madeAt!: Date;
}
