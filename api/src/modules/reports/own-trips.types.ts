import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../core/scalars.ts";
import { OwnTripKind, TripStage, TripStep } from "./own-trips.enums.ts";

/** One of the viewer's own trips: its progress, and the viewer's next step. */
@ObjectType({ simpleResolvers: true })
export class OwnTrip {
  @Field(() => OwnTripKind, { description: "Registro que está detrás." }) kind!: OwnTripKind;
  @Field(() => ID, { description: "Identificador de la cotización, el contrato o la reserva." }) id!: string;
  @Field(() => String, { description: "Número con el que se conoce." }) number!: string;
  @Field(() => String, { description: "Lugar desde donde se viaja." }) origin!: string;
  @Field(() => String, { description: "Destino del viaje." }) destination!: string;
  @Field(() => Day, { nullable: true, description: "Día de la salida." }) departure!: string | null;
  @Field(() => Day, { nullable: true, description: "Día del regreso." }) comeback!: string | null;
  @Field(() => Int, { description: "Cuántas personas viajan." }) travellers!: number;
  @Field(() => COP, { nullable: true, description: "Precio en COP; nulo mientras no hay." }) price!:
    number | null;
  @Field(() => TripStage, { description: "En qué etapa va." }) stage!: TripStage;
  @Field(() => String, { description: "Estado del registro, como se llama allá." }) status!: string;
  @Field(() => TripStep, { description: "Lo que sigue para el cliente." }) step!: TripStep;
  @Field(() => COP, { nullable: true, description: "Próximo valor por pagar, en COP; nulo si no queda." })
  amount!: number | null;
  @Field(() => Day, { nullable: true, description: "Día en que vence ese valor." }) due!: string | null;
}
