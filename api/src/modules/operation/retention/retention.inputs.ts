import { Field, InputType, Int } from "type-graphql";

/** Days for which the agency stores data that no law requires it to keep; absent values are unchanged. */
@InputType()
export class RetentionRuleInput {
  @Field(() => Int, {
    nullable: true,
    description: "Días desde que se lee una notificación hasta que se borra.",
  })
  readNoticeDays?: number | null;
  @Field(() => Int, { nullable: true, description: "Días que se guarda cualquier notificación." })
  noticeDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Días que se guarda el registro de un correo, con dirección y asunto.",
  })
  mailDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Días que se guarda un enlace, una sesión o un código después de su fin.",
  })
  accessDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Días que se guardan formularios de viajeros sin terminar.",
  })
  draftDays?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "Días sin noticias para que una persona que nunca compró se muestre al Propietario.",
  })
  idlePersonDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
