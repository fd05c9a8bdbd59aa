import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { SellerEngagement, WithholdingProcedure } from "./withholding.enums.ts";
import { engagementLabels, procedureLabels } from "./withholding.rules.ts";

/**
 * Tax profile of a person, set by the accountant; it determines the tax withheld from the person's
 * commissions.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "tax_profiles" })
@Check({ name: "tax_profiles_municipality_is_one", expression: "dane ~ '^[0-9]{5}$'" })
export class TaxProfile extends Recorded {
  [OptionalProps]?: "factura";

  @OneToOne(() => User, { owner: true, unique: true, fieldName: "user_id" })
  user!: Rel<User>;

  @Field(() => Int, { description: "Número de la cuenta de la persona." })
  @Property({ type: "integer", fieldName: "user_id", persist: false })
  readonly userId!: number;

  @Column(oneOf(WithholdingProcedure), "Procedimiento de retención.", {
    history: ["Procedimiento", by(procedureLabels)],
  })
  procedimiento!: WithholdingProcedure;

  @Column("boolean", "Si factura; si no, la agencia hace documento soporte.", {
    default: false,
    history: "Factura",
  })
  factura: boolean = false;

  @Column(oneOf(SellerEngagement), "Si es empleado o independiente; nulo si nadie lo ha dicho.", {
    nullable: true,
    history: ["Vínculo", by(engagementLabels)],
  })
  vinculo: SellerEngagement | null = null;

  /** Municipality whose ICA is withheld; null when no ICA is withheld. */
  @Column("text", "Código DANE del municipio: cinco cifras, dos del departamento.", {
    nullable: true,
    history: "Municipio (DANE)",
  })
  dane: string | null = null;

  @Reference(() => User, "updated_by_id", {
    as: () => Person,
    description: "Persona que hizo el último cambio.",
    nullable: true,
    deleteRule: "set null",
  })
  updatedBy: Rel<User> | null = null;
}
