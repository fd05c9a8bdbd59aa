import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, ManyToOne, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { WithholdingProcedure } from "./withholding.enums.ts";

/** Tax profile of a person, set by the accountant, which decides the tax withheld from them. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "tax_profiles" })
@Check({ name: "tax_profiles_municipality_is_one", expression: "dane ~ '^[0-9]{5}$'" })
export class TaxProfile extends Recorded {
  [OptionalProps]?: "factura";

  @OneToOne(() => User, { owner: true, unique: true, fieldName: "user_id" })
  user!: Rel<User>;

  @Field(() => Int)
  @Property({ type: "integer", fieldName: "user_id", persist: false })
  readonly userId!: number;

  @Field(() => WithholdingProcedure)
  @Enum({ items: () => Object.values(WithholdingProcedure) })
  procedimiento!: WithholdingProcedure;

  /** True when they issue invoices; otherwise the agency issues a documento soporte. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  factura: boolean = false;

  /** The municipality whose tax is withheld, by its code of DANE; null when none is. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  dane: string | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "updated_by_id", deleteRule: "set null" })
  updatedBy: Rel<User> | null = null;
}
