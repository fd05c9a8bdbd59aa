import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, oneOf, Reference, ReferenceId } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { Recorded } from "../../core/record.ts";
import { AgencyAccount } from "../content/agency-account/agency-account.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { Provider } from "../providers/provider.entity.ts";
import { OpeningKind } from "./opening.enums.ts";
import { Opening } from "./opening.entity.ts";
import { openingOwnerSql } from "./opening.sql.ts";

/** Balance of one client's contract, provider or account on the day before the first exported month. */
@NotFound("Saldo inicial no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "opening_lines" })
@Index({
  name: "opening_lines_once_each",
  expression: `create unique index opening_lines_once_each on opening_lines
    (opening_id, clase, coalesce(contract_id, provider_id, account_id))`,
})
@Check({
  name: "opening_lines_are_of_their_kind",
  expression: `num_nonnulls(contract_id, provider_id, account_id) = 1 and case clase
    when 'proveedor_por_pagar' then provider_id is not null
    when 'cuenta' then account_id is not null else contract_id is not null end`,
})
@Check({
  name: "opening_lines_have_an_amount",
  expression: `case clase when 'cuenta' then monto <> 0 or centavos <> 0 else monto > 0 and centavos = 0 end`,
})
@Check({
  name: "opening_lines_cents_have_the_sign",
  expression: "abs(centavos) < 100 and monto::numeric * centavos >= 0",
})
export class OpeningLine extends Recorded {
  [OptionalProps]?: "centavos" | "proposed";

  @Reference(() => Opening, "opening_id", { deleteRule: "cascade" })
  opening!: Rel<Opening>;

  @Column(oneOf(OpeningKind), "Qué es.")
  clase!: OpeningKind;

  @Reference(() => Contract, "contract_id", { nullable: true, deleteRule: "restrict" })
  contract: Rel<Contract> | null = null;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato; nulo si no es de uno." })
  readonly contractId!: string | null;

  @Reference(() => Provider, "provider_id", { nullable: true, deleteRule: "restrict" })
  provider: Rel<Provider> | null = null;

  @ReferenceId("provider", "uuid", { description: "Identificador del proveedor; nulo si no es de uno." })
  readonly providerId!: string | null;

  @Reference(() => AgencyAccount, "account_id", { nullable: true, deleteRule: "restrict" })
  account: Rel<AgencyAccount> | null = null;

  @ReferenceId("account", "uuid", { description: "Identificador de la cuenta; nulo si no es de una." })
  readonly accountId!: string | null;

  @Sql(openingOwnerSql)
  @Field(() => String, { description: "De quién es: contrato y cliente, proveedor, o banco y número." })
  readonly nombre!: string;

  @Column("cop", "Valor en COP; el de una cuenta puede ser negativo.")
  monto!: number;

  /** Only of an account; they have the sign of the amount. */
  @Column("smallint", "Centavos de ese valor.", { default: 0 })
  centavos: number = 0;

  @Column("boolean", "Si lo propuso el sistema; falso si alguien lo escribió.", { default: false })
  proposed: boolean = false;
}
