import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Recorded } from "../../../core/record.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { Customer } from "../customer/customer.entity.ts";
import { DocumentValidity } from "./customer-note.enums.ts";

/** A travel document of a customer or of a fellow traveller, with its expiry. */
@NotFound("Documento no encontrado")
@ObjectType("CustomerPaper", { simpleResolvers: true })
@Entity({ tableName: "customer_papers" })
@Index({ properties: ["customer", "expiresOn"] })
@Check({ name: "customer_papers_name_whose_they_are", expression: "btrim(holder) <> ''" })
export class TravelDocument extends Recorded {
  @Reference(() => Customer, "customer_id", { deleteRule: "restrict" })
  customer!: Rel<Customer>;

  @Column("text", "A nombre de quién está.")
  holder!: string;

  @Column(oneOf(TipoDocumento), "Tipo del documento de identidad.")
  tipoDocumento!: `${TipoDocumento}`;

  @Column("text", "Número del documento de identidad.")
  documentoIdentidad!: string;

  @Column("day", "Último día en que vale; nulo si no vence.", { nullable: true })
  expiresOn: string | null = null;

  @Sql(
    (row) => sql`(case when ${row("expiresOn")} < ${bind.today}::date then 'expired'
      when ${row("expiresOn")} < ${bind.today}::date + interval '6 months' then 'expiring'
      else 'valid' end)`,
  )
  @Field(() => DocumentValidity, {
    description: "Si sigue vigente; muchos países piden seis meses de vigencia del pasaporte.",
  })
  readonly validity!: DocumentValidity;
}
