import { Field, Int, ObjectType } from "type-graphql";

/** A person as displayed inside another record: only these fields. */
@ObjectType({ simpleResolvers: true })
export class Person {
  @Field(() => Int, { nullable: true, description: "Número de la cuenta; nulo si no tiene." }) id!:
    number | null;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => String, { description: "Correo de la persona." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => Int, {
    description:
      "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario; 0 de una cuenta de servicio.",
  })
  role!: number;
}
