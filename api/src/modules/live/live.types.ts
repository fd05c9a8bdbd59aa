import { Field, ID, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";

/**
 * Notification that a record has changed, without its content; viewers who may see the record read it again.
 */
@ObjectType({ simpleResolvers: true })
export class RecordChange {
  @Field(() => RecordKind, { description: "Clase del registro." })
  type!: RecordKind;

  /** Always null in the first message. */
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del registro; nulo: se pudo perder algo y todo se lee de nuevo.",
  })
  id!: string | null;

  @Field(() => Int, { nullable: true, description: "Versión en que quedó; nulo en lo que no se edita." })
  version!: number | null;
}

/** Employee who has the same record open. */
@ObjectType("Onlooker", { simpleResolvers: true })
export class RecordViewer {
  @Field(() => Int, { description: "Número del registro." })
  id!: number;

  @Field(() => String, { description: "Iniciales: `LG`." })
  initials!: string;

  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}
