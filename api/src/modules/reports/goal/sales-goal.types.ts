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
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => COP, { nullable: true, description: "Meta en COP; nulo si no se ha fijado." }) monto!:
    number | null;
  @Field(() => Int, { nullable: true, description: "Versión de la meta; nulo si no se ha fijado." })
  version!: number | null;
  @Field(() => COP, {
    description: "Pagos verificados del mes de lo que vendió o lideró en la firma, en COP.",
  })
  vendido!: number;
  @Field(() => Number, {
    nullable: true,
    description: "Lo vendido sobre la meta, en puntos porcentuales con un decimal; nulo sin meta.",
  })
  cumplimiento!: number | null;
  @Field(() => Boolean, { description: "Si la puede fijar quien consulta." }) puedeFijarse!: boolean;
}
