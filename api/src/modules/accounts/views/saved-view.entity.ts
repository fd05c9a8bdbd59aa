import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/** Saved view of a list under a name: the query string of its URL, and its visible columns. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "saved_views" })
@Index({
  name: "saved_views_by_name",
  expression: `create unique index saved_views_by_name on saved_views (user_id, list, lower(name))`,
})
@Index({
  name: "saved_views_one_standard",
  expression: `create unique index saved_views_one_standard on saved_views (user_id, list) where standard`,
})
@Check({ name: "saved_views_have_a_name", expression: "btrim(name) <> ''" })
export class SavedView {
  [OptionalProps]?: "query" | "standard";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  @Column("text", "Listado al que pertenece, por el nombre que usa su pantalla.")
  list!: string;

  @Column("text", "Nombre, como se muestra.")
  name!: string;

  @Column("text", "Filtros y orden, como van en la dirección del listado y sin su página.", { default: "" })
  query: string = "";

  @Column("texts", "Claves de las columnas que muestra; nulo para las de siempre.", { nullable: true })
  columns: string[] | null = null;

  @Column("boolean", "Si el listado abre con esta vista.", { default: false })
  standard: boolean = false;

  @Property({ ...instant })
  createdAt!: Date;
}
