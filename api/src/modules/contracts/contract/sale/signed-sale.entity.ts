import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { User } from "../../../accounts/account/user.entity.ts";
import { Sold } from "../../../quotes/quote/seller/sold.entity.ts";

/**
 * A sale that keeps who sold and led it when its client signed, whoever works on it since: figures and
 * commissions count by these columns, which a trigger keeps; the others say who sees it.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class SignedSale extends Sold {
  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_asesor_id", deleteRule: "restrict" })
  signedAsesor: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_lider_id", deleteRule: "restrict" })
  signedLider: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_gerente_id", deleteRule: "restrict" })
  signedGerente: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_admin_id", deleteRule: "restrict" })
  signedAdmin: Rel<User> | null = null;
}
