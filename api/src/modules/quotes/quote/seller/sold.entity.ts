import type { Rel } from "@mikro-orm/core";
import { Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { Reference } from "../../../../core/column.ts";
import { Recorded } from "../../../../core/record.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";

/** Sale with its sellers, copied from the hierarchy when it was assigned; clients see only the advisor. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class Sold extends Recorded {
  @Index({ properties: ["asesor", "createdAt", "id"] })
  @Reference(() => User, "asesor_id", {
    as: () => Person,
    description: "Asesor de la venta.",
    nullable: true,
    deleteRule: "restrict",
  })
  asesor: Rel<User> | null = null;

  @Auth(STAFF)
  @Index({ properties: ["lider", "createdAt", "id"] })
  @Reference(() => User, "lider_id", {
    as: () => Person,
    description: "Líder de la venta.",
    nullable: true,
    deleteRule: "restrict",
  })
  lider: Rel<User> | null = null;

  @Auth(STAFF)
  @Index({ properties: ["gerente", "createdAt", "id"] })
  @Reference(() => User, "gerente_id", {
    as: () => Person,
    description: "Gerente de la venta.",
    nullable: true,
    deleteRule: "restrict",
  })
  gerente: Rel<User> | null = null;

  @Auth(STAFF)
  @Index({ properties: ["admin", "createdAt", "id"] })
  @Reference(() => User, "admin_id", {
    as: () => Person,
    description: "Administrador de la venta.",
    nullable: true,
    deleteRule: "restrict",
  })
  admin: Rel<User> | null = null;

  /** The scope of a client's account depends only on `cliente`. */
  @Auth(STAFF)
  @Index({ properties: ["customer", "createdAt", "id"] })
  @Reference(() => Customer, "customer_id", {
    description: "El cliente en los registros de la oficina.",
    deleteRule: "restrict",
    hidden: true,
  })
  customer!: Rel<Customer>;
}
