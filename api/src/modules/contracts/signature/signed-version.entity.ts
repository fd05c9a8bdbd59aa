import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, OneToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { SealLevel } from "../../../core/sealing/seal-level.ts";
import { ContractVersion } from "../contract/print/contract-version.entity.ts";
import { Signature } from "./signature.entity.ts";

/**
 * One PDF of a signature. The first ends with its certificate; each later one is the former PDF with an
 * additional time stamp. A trigger refuses to change or delete a row.
 */
@Entity({ tableName: "signed_versions" })
@Unique({ properties: ["signature", "number"] })
@Check({ name: "signed_versions_number_is_positive", expression: "number >= 1" })
export class SignedVersion {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => Signature, "signature_id", { deleteRule: "restrict" })
  signature!: Rel<Signature>;

  /** Number within its signature, from 1. */
  @Property({ type: "integer" })
  number!: number;

  @OneToOne(() => ContractVersion, { fieldName: "version_id", owner: true, deleteRule: "restrict" })
  version!: Rel<ContractVersion>;

  /** Level of the PDF's seal, as PDF readers verify it. */
  @Enum({ items: () => SealLevel })
  level!: SealLevel;

  @Property({ ...instant })
  madeAt!: Date;
}
