import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Customer } from "./customer.entity.ts";
import { Reference } from "../../../core/column.ts";

/**
 * Search key of a customer: an e-mail or a document of the customer, or of a customer merged into it. Each
 * key belongs to one customer.
 */
@Entity({ tableName: "customer_keys" })
@Unique({ name: "customer_keys_belong_to_one", properties: ["key"] })
@Index({ properties: ["customer"] })
export class CustomerKey {
  @PrimaryKey({ type: "uuid" }) id: string = v7();

  @Reference(() => Customer, "customer_id", { deleteRule: "restrict" })
  customer!: Rel<Customer>;

  /** Key: `correo ana@correo.co`, `nuip 1020304050`, `passport AB12345`. */
  @Property({ type: "text" })
  key!: string;
}
