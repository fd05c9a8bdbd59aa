import type { Rel } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { DateTime } from "../../../core/scalars.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { ContractTemplate } from "./contract-template.entity.ts";

/** Content of a template at one version; never changed afterwards. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_template_versions" })
@Unique({ name: "contract_template_versions_in_order", properties: ["template", "number"] })
export class ContractTemplateVersion {
  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => ContractTemplate, { fieldName: "template_id", deleteRule: "restrict" })
  template!: Rel<ContractTemplate>;

  @Field(() => Int)
  @Property({ type: "integer" })
  number!: number;

  @Field(() => String)
  @Property({ type: "text" })
  clauses!: string;

  @Field(() => DateTime)
  @Property({ ...instant })
  madeAt!: Date;

  /** Author; null for a version that is part of the product. */
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "author_id", deleteRule: "restrict" })
  author: Rel<User> | null = null;
}
