import { Field, ID, ObjectType } from "type-graphql";
import { FailureCode } from "../failure.ts";

/** Outcome of a bulk act for one record. */
@ObjectType({ simpleResolvers: true, description: "Qué pasó con un registro de una acción sobre varios." })
export class BulkOutcome {
  @Field(() => ID, { description: "Identificador del registro." })
  id!: string | number;

  @Field(() => Boolean, { description: "Si se hizo, ahora o en la primera llamada con la misma clave." })
  done!: boolean;

  @Field(() => FailureCode, { nullable: true, description: "Código del rechazo; nulo si se hizo." })
  code!: FailureCode | null;

  @Field(() => String, {
    nullable: true,
    description: "Por qué no, como lo diría el acto solo; nulo si se hizo.",
  })
  reason!: string | null;
}
