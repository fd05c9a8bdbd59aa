import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { by, pesos } from "../../../core/audit/description.ts";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CalculationType } from "../../quotes/calculation/calculation.enums.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ConfiguredRole } from "./commission-config.enums.ts";
import { calculationLabels } from "./commission-config.rules.ts";

/**
 * Terms of a role's commission for a trip type (shapes, "CommissionConfig"). A change adds a row with the
 * next `version`, in force from `effectiveFrom` until the day before `effectiveUntil`. Commissions promised
 * by earlier versions are unchanged.
 */
@NotFound("Configuración no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "commission_configs" })
@Unique({ name: "commission_configs_one_active", properties: ["role", "tripType"], where: "is_active" })
@Unique({ name: "commission_configs_versions_differ", properties: ["role", "tripType", "version"] })
@Index({ properties: ["role", "tripType", "effectiveFrom"] })
@Check({
  name: "commission_configs_amounts_are_not_negative",
  expression: "amount_per_person >= 0 and fixed_amount >= 0",
})
@Check({ name: "commission_configs_percentage_is_one", expression: "percentage between 0 and 100" })
@Check({
  name: "commission_configs_limits_are_ordered",
  expression: "min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount",
})
@Check({ name: "commission_configs_days_are_ordered", expression: "effective_until >= effective_from" })
export class CommissionConfig extends Recorded {
  [OptionalProps]?: "calculationType" | "amountPerPerson" | "percentage" | "fixedAmount" | "isActive";

  @Column(oneOf(ConfiguredRole), "Rol cuya comisión se configura.")
  role!: ConfiguredRole;

  @Column(oneOf(TripType), "Tipo de viaje.")
  tripType!: TripType;

  @Column(oneOf(CalculationType), "Forma de calcular la comisión.", {
    default: "fixed_per_person",
    history: ["Tipo de cálculo", by(calculationLabels)],
  })
  calculationType: CalculationType = "fixed_per_person";

  @Column("cop", "Valor por persona en COP.", { default: 0, history: ["Valor por persona", pesos] })
  amountPerPerson: number = 0;

  @Column("percent", "Porcentaje, en puntos porcentuales.", { default: 0, history: "Porcentaje" })
  percentage: number = 0;

  @Column("cop", "Valor fijo en COP.", { default: 0, history: ["Valor fijo", pesos] })
  fixedAmount: number = 0;

  @Column("cop", "Mínimo en COP; nulo sin mínimo.", { nullable: true, history: ["Mínimo", pesos] })
  minAmount: number | null = null;

  @Column("cop", "Máximo en COP; nulo sin máximo.", { nullable: true, history: ["Máximo", pesos] })
  maxAmount: number | null = null;

  @Column("day", "Primer día en que rigen; hoy sin valor.")
  effectiveFrom!: string;

  @Column("day", "Primer día en que ya no rigen; nulo mientras rigen.", { nullable: true })
  effectiveUntil: string | null = null;

  @Column("boolean", "Si está activo.", { default: true })
  isActive: boolean = true;

  @Column("integer", "Número de la versión de estas condiciones.", { default: 1 })
  override version: number = 1;

  /** Null for versions that are built into the product. */
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
  })
  createdBy: Rel<User> | null = null;

  @Reference(() => User, "updated_by_id", {
    as: () => Person,
    description: "Persona que hizo el último cambio.",
    nullable: true,
  })
  updatedBy: Rel<User> | null = null;
}
