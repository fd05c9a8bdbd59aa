import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { CopColumn } from "../../../core/columns.ts";
import { Customer } from "../customer/customer.entity.ts";
import { PastSaleImport } from "./past-sale-import.entity.ts";

/**
 * Sale from before the platform, imported from a spreadsheet. It appears only in the reports' imported
 * history and on its customer's page; it is not a contract, and creates no debts or commissions.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "past_sales" })
@Index({ properties: ["import"] })
@Index({ properties: ["customer", "fecha", "id"] })
@Index({ properties: ["fecha"] })
@Check({ name: "past_sales_are_of_a_client", expression: "btrim(cliente) <> ''" })
@Check({ name: "past_sales_are_of_this_century", expression: "fecha >= '2000-01-01'" })
@Check({ name: "past_sales_price_is_positive", expression: "precio between 1 and 99999999999" })
@Check({ name: "past_sales_cost_is_an_amount", expression: "costo between 0 and 99999999999" })
@Check({ name: "past_sales_paid_is_an_amount", expression: "pagado between 0 and 99999999999" })
export class PastSale {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => PastSaleImport, "import_id", { deleteRule: "restrict" })
  import!: Rel<PastSaleImport>;

  /** Null while the customer is unknown. */
  @Reference(() => Customer, "customer_id", { nullable: true, deleteRule: "restrict" })
  customer: Rel<Customer> | null = null;

  /** Name of the client in the file. */
  @Property({ type: "text" })
  cliente!: string;

  @Column("day", "Día de que se trata.")
  fecha!: string;

  @Column("text", "Destino del viaje.", { nullable: true })
  destino: string | null = null;

  @Column("cop", "Precio en COP.")
  precio!: number;

  /** Null when the file has no such value. */
  @Property({ type: CopColumn, nullable: true })
  costo: number | null = null;

  @Column("cop", "Lo pagado, en COP; nulo si el archivo no lo dice.", { nullable: true })
  pagado: number | null = null;
}
