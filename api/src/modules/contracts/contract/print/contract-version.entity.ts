import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import type { AgencySigner } from "../../../content/agency/agency-data.ts";
import { Column, Reference } from "../../../../core/column.ts";
import { ValueObjectColumn } from "../../../../core/columns.ts";
import type { HowToPay } from "../../../content/agency-account/how-to-pay-block.rules.ts";
import { FrozenPdf } from "../../../../core/pdf/frozen-pdf.entity.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Addendum } from "../../addendum/addendum.entity.ts";
import { Contract } from "../contract.entity.ts";
import type { BoundContent } from "./contract-content.ts";
import { SignatureCode } from "./signature-code.type.ts";

/**
 * One PDF of a contract, unchanged since it was made: the version to be signed, or the signed one with its
 * certificate.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_versions" })
@Unique({ properties: ["contract", "number"] })
@Check({ name: "contract_versions_number_is_positive", expression: "number >= 1" })
export class ContractVersion extends FrozenPdf {
  [OptionalProps]?: "signed";

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** Addendum that this version prints; null for the contract itself. */
  @Reference(() => Addendum, "addendum_id", { nullable: true, deleteRule: "restrict" })
  addendum: Rel<Addendum> | null = null;

  @Sql((row) => sql`(select a.number from addenda a where a.id = ${row("addendum")})`)
  @Field(() => Int, { nullable: true, description: "Número del otrosí del que es; nulo si es del contrato." })
  readonly addendumNumber!: number | null;

  @Column("boolean", "Si termina con el certificado de su firma.", { default: false })
  signed: boolean = false;

  @Sql(
    (row) =>
      sql`(select jsonb_build_object('channel', s.channel, 'sent_to', s.code_sent_to)
        from signed_versions v join signatures s on s.id = v.signature_id
        where v.version_id = ${row("id")} and s.with_code)`,
  )
  @Field(() => SignatureCode, { nullable: true, description: "Código con el que se firmó; nulo si no hubo." })
  signatureCode!: SignatureCode | null;

  /** SHA-256 of the document's content, for detecting later changes. */
  @Property({ type: "text" })
  contentHash!: string;

  /**
   * Content of the contract at this version; for an addendum, the content after its signature. Null for
   * versions from before the content was stored.
   */
  @Property({ type: new ValueObjectColumn<BoundContent>(), nullable: true })
  content: BoundContent | null = null;

  /** Ways to pay as printed, which are not part of the signed content; null when none are printed. */
  @Property({ type: new ValueObjectColumn<HowToPay>(), nullable: true })
  howToPay: HowToPay | null = null;

  /** Signer for the agency, as printed; null when the agency's name is printed instead. */
  @Property({ type: new ValueObjectColumn<AgencySigner>(), nullable: true })
  agencySigner: AgencySigner | null = null;

  @Column("instant", "Fecha y hora en que se hizo.")
  madeAt!: Date;
}
