import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Reference } from "../../../../core/column.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Recorded } from "../../../../core/record.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { ClaimState } from "./provider-claim.enums.ts";
import { ClaimedPurchase } from "./provider-claim.types.ts";
import { claimedPurchaseSql, claimStateSql } from "./provider-claim.sql.ts";
import { Purchase } from "../purchase.entity.ts";

/**
 * Amount that a provider owes back to the agency: the paid part of a purchase that was voided. It is open
 * until the provider returned it.
 */
@NotFound("Saldo a favor no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "provider_claims" })
@Index({ properties: ["dia"], where: "returned_on is null" })
@Check({ name: "provider_claims_are_positive", expression: "monto > 0" })
@Check({
  name: "provider_claims_returned_say_when",
  expression: "(returned_on is null) = (returned_at is null) and returned_on >= dia",
})
export class ProviderClaim extends Recorded {
  @OneToOne(() => Purchase, { owner: true, unique: true, fieldName: "purchase_id", deleteRule: "restrict" })
  purchase!: Rel<Purchase>;

  @Field(() => ID, { description: "Identificador de la compra anulada." })
  @Property({ type: "uuid", fieldName: "purchase_id", persist: false })
  readonly purchaseId!: string;

  @Sql(claimedPurchaseSql)
  @Field(() => ClaimedPurchase, { description: "La compra anulada, su proveedor y su contrato." })
  readonly compra!: ClaimedPurchase;

  @Column("cop", "Lo pagado que el proveedor debe devolver, en COP.")
  monto!: number;

  @Column("day", "Día en que se anuló la compra.")
  dia!: string;

  @Sql(claimStateSql)
  @Field(() => ClaimState, { description: "Si sigue abierto o el proveedor ya lo devolvió." })
  readonly estado!: ClaimState;

  @Column("day", "Día en que el proveedor lo devolvió; nulo si sigue abierto.", { nullable: true })
  returnedOn: string | null = null;

  @Column("instant", "Cuándo se registró la devolución.", { nullable: true })
  returnedAt: Date | null = null;

  @Reference(() => User, "returned_by_id", {
    as: () => Person,
    description: "Persona que registró la devolución.",
    nullable: true,
    deleteRule: "set null",
  })
  returnedBy: Rel<User> | null = null;

  @Column("text", "Nota de quien registró la devolución.", { nullable: true })
  note: string | null = null;
}
