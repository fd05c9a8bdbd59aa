import { Field, ID, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";

/** Notice that a record has changed, without its content: people who may see it read it again. */
@ObjectType({ simpleResolvers: true })
export class RecordChange {
  @Field(() => RecordKind, { description: "Clase del registro." })
  type!: RecordKind;

  /**
   * Id of the record; null means that changes may have been missed and everything must be read again. The
   * first message always has null.
   */
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del registro; nulo: se pudo perder algo y todo se lee de nuevo.",
  })
  id!: string | null;

  /** Its present edit version; null for a kind that is not edited. */
  @Field(() => Int, { nullable: true, description: "Versión en que quedó; nulo en lo que no se edita." })
  version!: number | null;
}

/** Member of staff who has the same record open. */
@ObjectType("Onlooker", { simpleResolvers: true })
export class RecordViewer {
  @Field(() => Int, { description: "Número del registro." })
  id!: number;

  /** `LG`. */
  @Field(() => String, { description: "Iniciales: `LG`." })
  initials!: string;

  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;
}
