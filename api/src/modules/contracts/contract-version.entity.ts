import type { Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../core/columns.ts";
import { DateTime } from "../../core/scalars.ts";
import { Contract } from "./contract.entity.ts";

/** One PDF of a contract, frozen when it was made: the one to be signed, or the signed one with its certificate. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_versions" })
@Unique({ properties: ["contract", "number"] })
@Check({ name: "contract_versions_number_is_positive", expression: "number >= 1" })
export class ContractVersion {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => Contract, { fieldName: "contract_id", deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** From 1, without gaps. */
  @Field(() => Int)
  @Property({ type: "integer" })
  number!: number;

  /** Whether this is the PDF that ends with the certificate of its signature. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  signed: boolean = false;

  /** SHA-256 over what the document says, by which a change after it was made is seen. */
  @Property({ type: "text" })
  contentHash!: string;

  /** Key of the PDF in storage. */
  @Property({ type: "text" })
  fileKey!: string;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** Bytes of the PDF. */
  @Field(() => Int)
  @Property({ type: "integer" })
  size!: number;

  /** SHA-256 of the PDF, hexadecimal. */
  @Field(() => String)
  @Property({ type: "text" })
  sha256!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  madeAt!: Date;
}
