import { Field, ObjectType } from "type-graphql";

/** First steps of a new agency: true when there is a record of the kind. */
@ObjectType({ simpleResolvers: true })
export class FirstSteps {
  @Field(() => Boolean, { description: "Si ya hay clientes." }) customers!: boolean;
  @Field(() => Boolean, { description: "Si ya hay proveedores." }) providers!: boolean;
  @Field(() => Boolean, { description: "Si ya están las ventas de antes de la plataforma." })
  pastSales!: boolean;
  @Field(() => Boolean, { description: "Si ya hay cotizaciones." }) quotes!: boolean;
}
