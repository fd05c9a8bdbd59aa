import { Field, ObjectType } from "type-graphql";

/** First steps of a new agency: each is true when a record of its kind exists. */
@ObjectType({ simpleResolvers: true })
export class FirstSteps {
  @Field(() => Boolean, { description: "Si ya hay clientes." }) customers!: boolean;
  @Field(() => Boolean, { description: "Si ya está el número del Registro Nacional de Turismo." })
  rnt!: boolean;
  @Field(() => Boolean, { description: "Si ya hay una cuenta en la que pagan los clientes." })
  accounts!: boolean;
  @Field(() => Boolean, { description: "Si ya hay alguien más en el equipo." }) team!: boolean;
  @Field(() => Boolean, { description: "Si ya hay una numeración de la DIAN." }) numbering!: boolean;
  @Field(() => Boolean, { description: "Si ya hay proveedores." }) providers!: boolean;
  @Field(() => Boolean, { description: "Si ya están las ventas de antes de la plataforma." })
  pastSales!: boolean;
  @Field(() => Boolean, { description: "Si ya hay cotizaciones." }) quotes!: boolean;
}
