import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";

/** An announcement that covers the landing page for a moment (shapes, "Popup"); at most one is active. */
@NotFound("Popup no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "popups" })
@Unique({ name: "popups_one_active", properties: ["isActive"], where: "is_active" })
@Index({ properties: ["activatedAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Check({ name: "popups_days_are_ordered", expression: "ends_on >= starts_on" })
@Check({ name: "popups_say_something", expression: "btrim(content) <> ''" })
export class Popup extends Recorded {
  [OptionalProps]?: "isActive";

  @Column("text", "Título, como se lee.", { history: "Título" })
  title!: string;

  @Column("text", "El texto, sin formato.", { history: "Texto" })
  content!: string;

  @Column("text", "Texto del botón.", { history: "Botón" })
  boton!: string;

  @Column("text", "Dirección de la imagen; las propias comienzan con una barra.", {
    nullable: true,
    history: "Imagen",
  })
  image: string | null = null;

  @Column("text", "A dónde lleva el botón: una página de la plataforma o una dirección web.", {
    nullable: true,
    history: "Enlace",
  })
  link: string | null = null;

  @Column("boolean", "Si está activo.", { default: false, history: "Activo" })
  isActive: boolean = false;

  @Column("day", "Primer día en que se muestra; nulo: de una vez.", { nullable: true, history: "Desde" })
  startsOn: string | null = null;

  @Column("day", "Último día en que se muestra; nulo: hasta que se apague.", {
    nullable: true,
    history: "Hasta",
  })
  endsOn: string | null = null;

  @Property({ ...instant, nullable: true })
  activatedAt: Date | null = null;
}
