import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP } from "../../../core/scalars.ts";

/** Sales goal of a person for a month, and the progress towards it. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class SalesGoalProgress {
  @Field(() => Int, { description: "Número de la cuenta de la persona." }) userId!: number;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
  /** `2026-11`. */
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  /** Null when none was set. */
  @Field(() => COP, { nullable: true, description: "Meta en COP; nulo si no se ha fijado." }) monto!:
    number | null;
  /** Version of the goal; null when none was set. */
  @Field(() => Int, { nullable: true, description: "Versión de la meta; nulo si no se ha fijado." })
  version!: number | null;
  /** Verified payments of the month, for sales that the person made or led at the signature. */
  @Field(() => COP, {
    description: "Pagos verificados del mes de lo que vendió o lideró en la firma, en COP.",
  })
  vendido!: number;
  /** Achievement in percent with one decimal; null without a goal. */
  @Field(() => Number, {
    nullable: true,
    description: "Lo vendido sobre la meta, en puntos porcentuales con un decimal; nulo sin meta.",
  })
  cumplimiento!: number | null;
  /** True when the viewer may set it. */
  @Field(() => Boolean, { description: "Si la puede fijar quien consulta." }) puedeFijarse!: boolean;
}
