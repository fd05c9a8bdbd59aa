import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { day, ValueObjectColumn } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Day } from "../../../../core/scalars.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { TripType } from "../../../quotes/quote/quote.enums.ts";
import { PromisedItem } from "../paper/contract.parts.ts";
import { daysLeftSql } from "../contract.sql.ts";
import { ContractTemplate } from "../../template/contract-template.entity.ts";
import { DistanceSale } from "./distance-sale.entity.ts";

/**
 * What a contract says: the trip, who signs and travels as holder, what is promised, and under which clauses.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({
  name: "contracts_template_has_its_version",
  expression: "(template_id is null) = (template_version is null)",
})
export abstract class ContractTerms extends DistanceSale {
  @Field(() => TripType, { nullable: true })
  @Enum({ items: () => Object.values(TripType), nullable: true })
  tripType: TripType | null = null;

  @Field(() => String)
  @Property({ type: "text", default: "" })
  origen: string = "";

  @Field(() => String)
  @Property({ type: "text" })
  destino!: string;

  @Field(() => Int)
  @Property({ type: "integer" })
  numeroPasajeros!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  pasajeroTitular: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  documentoTitular: string | null = null;

  @Field(() => Day)
  @Index()
  @Property({ ...day })
  fechaInicioViaje!: string;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaFinViaje: string | null = null;

  @Sql(daysLeftSql)
  @Field(() => Int)
  diasHastaViaje!: number;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  clienteFechaNacimiento: string | null = null;

  @Field(() => TipoDocumento)
  @Enum({ items: () => TipoDocumento, default: "cc" })
  clienteTipoDocumento: TipoDocumento = TipoDocumento.cc;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteDocumentoIdentidad: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteDireccion: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteCiudad: string | null = null;

  @Field(() => String)
  @Property({ type: "text", default: "Colombia" })
  clientePais: string = "Colombia";

  @Field(() => String)
  @Property({ type: "text", default: "Colombiana" })
  clienteNacionalidad: string = "Colombiana";

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteCodigoPostal: string | null = null;

  /** What the contract promises, as edited. */
  @Field(() => [PromisedItem])
  @Property({ type: new ValueObjectColumn<PromisedItem[]>(), defaultRaw: "'[]'::jsonb" })
  contractItem: PromisedItem[] = [];

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  condicionesEspeciales: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  /** The template it was made with; null for contracts of before there were any. */
  @Auth(STAFF)
  @Field(() => ContractTemplate, { nullable: true })
  @ManyToOne(() => ContractTemplate, { nullable: true, fieldName: "template_id", deleteRule: "restrict" })
  template: Rel<ContractTemplate> | null = null;

  /** The version of the template that its clauses are. */
  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  templateVersion: number | null = null;

  /** The clauses it was made with, Markdown with fields; a later template changes no contract. */
  @Field(() => String)
  @Property({ type: "text" })
  clausulas!: string;
}
