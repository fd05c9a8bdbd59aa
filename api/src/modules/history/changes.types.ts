import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";
import { DateTime } from "../../core/scalars.ts";
import { changesLimit } from "./changes.rules.ts";

/** A record that changed, without its content. */
@ObjectType({ simpleResolvers: true })
export class ChangedRecord {
  @Field(() => RecordKind, { description: "Clase del registro." }) kind!: RecordKind;
  @Field(() => String, {
    description: "Identificador del registro: un UUID, o un número como texto, según su clase.",
  })
  id!: string;
  @Field(() => DateTime, { description: "Cuándo fue su último cambio de los que trae esta respuesta." })
  at!: Date;
  @Field(() => Boolean, { description: "Verdadero si el registro ya no existe." }) deleted!: boolean;
}

/** Changed records up to a cursor. */
@ObjectType({ simpleResolvers: true })
export class ChangePage {
  @Field(() => [ChangedRecord], { description: "Las filas de esta página." }) items!: ChangedRecord[];
  @Field(() => String, {
    nullable: true,
    description: "Cursor para seguir, que se envía en `since`; nulo si nunca ha pasado nada.",
  })
  next!: string | null;
  @Field(() => Boolean, { description: "Verdadero si la historia sigue después de `next`." })
  hasMore!: boolean;
}

/** Arguments of a request for changes: cursor, kinds, and number. */
@ArgsType()
export class ChangesArgs {
  @IsOptional()
  @MaxLength(100, { message: "El cursor no es válido." })
  @Field(() => String, { nullable: true })
  since?: string | null;

  @IsOptional()
  @ArrayMaxSize(50, { message: "Pide como máximo 50 clases" })
  @Field(() => [RecordKind], { nullable: true })
  kinds?: RecordKind[] | null;

  @Min(1, { message: changesLimit.refusal })
  @Max(changesLimit.most, { message: changesLimit.refusal })
  @Field(() => Int, { defaultValue: changesLimit.usual })
  limit!: number;
}
