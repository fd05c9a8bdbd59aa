import { OptionalProps, Collection } from "@mikro-orm/core";
import { Check, Entity, Enum, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { ContractTemplateVersion } from "./contract-template-version.entity.ts";
import { NO_TEMPLATE } from "./template.rules.ts";

/**
 * The clauses that contracts of a kind of trip are made with (shapes, "Contract template"). Its version
 * counts its edits, each of which is kept.
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

  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  name!: string;

  @Field(() => TripType)
  @Enum({ items: () => Object.values(TripType) })
  tripType!: TripType;

  @Field(() => String)
  @Property({ type: "text", default: "" })
  description: string = "";

  /** Markdown with fields: `##` heads a clause, `{{destino}}` is filled from the contract. */
  @Field(() => String)
  @Property({ type: "text" })
  clauses!: string;

  /** True when contracts of its kind of trip are made with it unless another one is chosen. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  isBase: boolean = false;

  /** True when it is offered for new contracts. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  isActive: boolean = true;

  @Field(() => [ContractTemplateVersion])
  @OneToMany(() => ContractTemplateVersion, "template", { orderBy: { number: "desc" } })
  versions = new Collection<ContractTemplateVersion>(this);
}
