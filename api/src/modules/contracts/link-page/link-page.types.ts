import { Field, ObjectType } from "type-graphql";
import { LinkedPage } from "./linked-page.enums.ts";

/** Pages that a link gives access to from a page of its sale. */
@ObjectType({ simpleResolvers: true })
export class LinkLeads {
  @Field(() => [LinkedPage], { description: "Páginas que siguen, y que `openNextPage` abre." })
  opens!: LinkedPage[];
  @Field(() => [LinkedPage], {
    description: "Páginas cuyo enlace `mailLinkedPage` envía al correo guardado.",
  })
  mails!: LinkedPage[];
  @Field(() => Boolean, { description: "Si el contrato de la página se canceló." }) cancelled!: boolean;
}
