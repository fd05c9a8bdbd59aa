import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import type { AgencySigner } from "../../../../core/agency.ts";
import { instant, ValueObjectColumn } from "../../../../core/columns.ts";
import type { HowToPay } from "../../../../core/paying/how-to-pay.ts";
import { FrozenPdf } from "../../../../core/pdf/frozen-pdf.entity.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { DateTime } from "../../../../core/scalars.ts";
import { Addendum } from "../../addendum/addendum.entity.ts";
import { Contract } from "../contract.entity.ts";
import type { BoundContent } from "./contract-content.ts";

/**
 * One PDF of a contract, frozen when it was made: the one to be signed, or the signed one with its
 * certificate.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_versions" })
@Unique({ properties: ["contract", "number"] })
@Check({ name: "contract_versions_number_is_positive", expression: "number >= 1" })
export class ContractVersion extends FrozenPdf {
  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** The addendum that it prints; null for the contract itself. */
  @ManyToOne(() => Addendum, { nullable: true, fieldName: "addendum_id", deleteRule: "restrict" })
  addendum: Rel<Addendum> | null = null;

  /** The number of that addendum. */
  @Sql((row) => sql`(select a.number from addenda a where a.id = ${row("addendum")})`)
  @Field(() => Int, { nullable: true })
  addendumNumber!: number | null;

  /** Whether this is the PDF that ends with the certificate of its signature. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  signed: boolean = false;

  /** SHA-256 over what the document says, by which a change after it was made is seen. */
  @Property({ type: "text" })
  contentHash!: string;

  /**
   * What the contract says with this version: of an addendum, what it says once that is signed. Null for
   * versions of before it was kept.
   */
  @Property({ type: new ValueObjectColumn<BoundContent>(), nullable: true })
  content: BoundContent | null = null;

  /** How it tells to pay, printed but no part of what is signed; null for one that says nothing of it. */
  @Property({ type: new ValueObjectColumn<HowToPay>(), nullable: true })
  howToPay: HowToPay | null = null;

  /** Who signs it for the agency, as it was printed; null for one under the agency's own name. */
  @Property({ type: new ValueObjectColumn<AgencySigner>(), nullable: true })
  agencySigner: AgencySigner | null = null;

  @Field(() => DateTime)
  @Property({ ...instant })
  madeAt!: Date;
}
