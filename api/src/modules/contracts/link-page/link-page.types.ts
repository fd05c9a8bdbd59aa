import { Field, ObjectType } from "type-graphql";
import { LinkedPage } from "./linked-page.enums.ts";

/** Pages to which a link leads from a page of its sale. */
@ObjectType({ simpleResolvers: true })
export class LinkLeads {
  /** Following pages, each of which `openNextPage` opens. */
  @Field(() => [LinkedPage], { description: "Páginas que siguen, y que `openNextPage` abre." })
  opens!: LinkedPage[];
  /** Pages whose link `mailLinkedPage` mails to the address that is kept. */
  @Field(() => [LinkedPage], {
    description: "Páginas cuyo enlace `mailLinkedPage` envía al correo guardado.",
  })
  mails!: LinkedPage[];
  /** True when the contract of the page was cancelled. */
  @Field(() => Boolean, { description: "Si el contrato de la página se canceló." }) cancelled!: boolean;
}
