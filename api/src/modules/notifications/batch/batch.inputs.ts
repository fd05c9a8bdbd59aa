import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { MOST_CHOSEN } from "./batch.rules.ts";

/**
 * Recipients of a notice: selected people, everybody with certain roles, and a team. Each person is counted
 * once.
 */
@InputType()
export class NoticeAudience {
  @IsOptional()
  @ArrayMaxSize(MOST_CHOSEN, { message: "Elige hasta 1.000 personas" })
  @Field(() => [Int], { nullable: true, description: "Números de las cuentas." })
  userIds?: number[] | null;

  @IsOptional()
  @ArrayMaxSize(7, { message: "Elige hasta 7 roles" })
  @Field(() => [Int], { nullable: true, description: "Todas las personas de estos roles, de 1 a 7." })
  roles?: number[] | null;

  @Field(() => Int, { nullable: true, description: "Un líder o un gerente, con todo su equipo." })
  teamOf?: number | null;
}

/** Filter of the people who can be notified. */
@InputType()
export class NotifiableFilter {
  @Field(() => String, {
    nullable: true,
    description: "Palabras que se buscan; no cuentan mayúsculas ni tildes.",
  })
  search?: string | null;
  @Field(() => [Int], { nullable: true, description: "Números de los roles que se buscan." }) roles?:
    number[] | null;
}
