import { Field, ObjectType } from "type-graphql";

/** Kinds of records of which the viewer has some of their own; the menu shows pages of these alone. */
@ObjectType({ simpleResolvers: true })
export class OwnRecords {
  @Field(() => Boolean, { description: "Si tiene viajes propios: reservas, contratos o cotizaciones." })
  reservas!: boolean;
  @Field(() => Boolean, { description: "Si tiene comisiones propias." }) comisiones!: boolean;
  @Field(() => Boolean, { description: "Si ha ganado puntos." }) puntos!: boolean;
}
