import type { Rel } from "@mikro-orm/core";
import { Entity, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { ContractTemplate } from "./contract-template.entity.ts";

/** Content of one version of a template; it never changes. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contract_template_versions" })
@Unique({ name: "contract_template_versions_in_order", properties: ["template", "number"] })
export class ContractTemplateVersion {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => ContractTemplate, "template_id", { deleteRule: "restrict" })
  template!: Rel<ContractTemplate>;

  @Column("integer", "Número consecutivo, desde 1.")
  number!: number;

  @Column("text", "Las cláusulas en Markdown: `##` titula una y `{{destino}}` se llena con el contrato.")
  clauses!: string;

  @Column("instant", "Fecha y hora en que se hizo.")
  madeAt!: Date;

  @Reference(() => User, "author_id", {
    as: () => Person,
    description: "Persona que la escribió; nulo para la que trae la plataforma.",
    nullable: true,
    deleteRule: "restrict",
  })
  author: Rel<User> | null = null;
}
