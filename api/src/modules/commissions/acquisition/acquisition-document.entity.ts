import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId } from "../../../core/column.ts";
import { ValueObjectColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NumberingRange } from "../../numbering/numbering-range.entity.ts";
import { CommissionPayout } from "../payout/commission-payout.entity.ts";

/** Seller or buyer, with the data at the time of the purchase. */
export interface AcquisitionParty {
  readonly nombre: string;
  readonly documento: string;
  readonly direccion: string;
  readonly telefono: string;
}

/** One commission that a document covers; amount in COP. */
export interface AcquisitionLine {
  readonly contrato: string;
  readonly descripcion: string;
  readonly monto: number;
}

/** Content of a document, unchanged after the document is issued. */
export interface AcquisitionContent {
  readonly vendedor: AcquisitionParty;
  readonly comprador: AcquisitionParty;
  readonly lineas: readonly AcquisitionLine[];
  /** Explanation of the tax withheld, as sentences. */
  readonly retencion: readonly string[];
}

/**
 * The «documento soporte en adquisiciones efectuadas a no obligados a facturar» for commissions paid to a
 * seller who issues no invoices. There is one for each payment and person, with a number from a range
 * authorized by the DIAN; it never changes.
 */
@NotFound("Documento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "acquisition_documents" })
@Unique({ name: "acquisition_documents_one_per_payment", properties: ["payout", "vendedor"] })
@Unique({ name: "acquisition_documents_numbers_are_drawn_once", properties: ["range", "consecutivo"] })
@Check({
  name: "acquisition_documents_add_up",
  expression: "total > 0 and retefuente >= 0 and rete_ica >= 0 and neto = total - retefuente - rete_ica",
})
@Check({ name: "acquisition_documents_cuds_is_a_hash", expression: "cuds ~ '^[0-9a-f]{96}$'" })
@Index({ properties: ["vendedor", "issuedAt"] })
export class AcquisitionDocument extends Recorded {
  @Column("text", "Número con su prefijo: `DS1204`.")
  number!: string;

  @Reference(() => NumberingRange, "range_id")
  range!: Rel<NumberingRange>;

  @Column("integer", "Número sin su prefijo.")
  consecutivo!: number;

  @Column("day", "Día de que se trata.")
  fecha!: string;

  @Column("instant", "Fecha y hora en que se expidió.")
  issuedAt!: Date;

  @Reference(() => User, "vendedor_id")
  vendedor!: Rel<User>;

  @ReferenceId("vendedor", "integer")
  readonly vendedorId!: number;

  @Reference(() => CommissionPayout, "payout_id")
  payout!: Rel<CommissionPayout>;

  @Property({ type: new ValueObjectColumn<AcquisitionContent>() })
  content!: AcquisitionContent;

  @Column("cop", "Suma en COP.")
  total!: number;

  @Column("cop", "Retención en la fuente en COP.")
  retefuente!: number;

  @Column("cop", "Retención de ICA en COP.")
  reteIca!: number;

  @Column("cop", "Lo que sale después de retenciones, en COP.")
  neto!: number;

  @Column("text", "CUDS, huella SHA-384 en hexadecimal; nulo si el rango no tiene clave técnica.", {
    nullable: true,
  })
  cuds: string | null = null;

  /** Storage key of the document's PDF; null until a job has created it. */
  @Property({ type: "text", nullable: true })
  pdfKey: string | null = null;
}
