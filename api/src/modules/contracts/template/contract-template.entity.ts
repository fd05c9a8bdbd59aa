import { OptionalProps, Collection } from "@mikro-orm/core";
import { Check, Entity, OneToMany, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ContractTemplateVersion } from "./contract-template-version.entity.ts";
import { NO_TEMPLATE } from "./template.rules.ts";

/**
 * Clauses for the contracts of a kind of trip (shapes, "Contract template"). `version` counts the edits,
 * each of which is stored.
 */
@NotFound(NO_TEMPLATE)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_templates" })
@Unique({ name: "contract_templates_one_per_trip", properties: ["tripType"], where: "is_base" })
@Check({ name: "contract_templates_have_a_name", expression: "btrim(name) <> ''" })
@Check({
  name: "contract_templates_say_something",
  expression: "btrim(clauses) <> '' and char_length(clauses) <= 200000",
})
@Check({
  name: "contract_templates_base_is_in_use",
  expression: "not is_base or (is_active and trip_type in ('nacional', 'internacional', 'hotel'))",
})
export class ContractTemplate extends Recorded {
  [OptionalProps]?: "description" | "isBase" | "isActive";

  @Unique()
  @Column("text", "Nombre, como se muestra.", { history: "Nombre" })
  name!: string;

  @Column(oneOf(TripType), "Tipo de viaje.")
  tripType!: TripType;

  @Column("text", "Descripción, como se lee.", { default: "", history: "Descripción" })
  description: string = "";

  @Column("text", "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.", {
    history: "Cláusulas",
  })
  clauses!: string;

  @Column("boolean", "Si con ella se hacen los contratos de su tipo de viaje cuando no se elige otra.", {
    default: false,
  })
  isBase: boolean = false;

  @Column("boolean", "Si se ofrece para contratos nuevos.", { default: true, history: "Se ofrece" })
  isActive: boolean = true;

  @Field(() => [ContractTemplateVersion], { description: "Las versiones, en su orden." })
  @OneToMany(() => ContractTemplateVersion, "template", { orderBy: { number: "desc" } })
  versions = new Collection<ContractTemplateVersion>(this);
}
