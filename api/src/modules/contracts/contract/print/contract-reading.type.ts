import { Field, ObjectType } from "type-graphql";

/** One labelled value of the client's data in a contract: `Correo`, `Dirección`. */
@ObjectType({ simpleResolvers: true })
export class ReadFact {
  @Field(() => String, { description: "Qué dato es: `Correo`, `Dirección`." }) label!: string;
  @Field(() => String, { description: "Valor." }) value!: string;
}

/** A traveller as named in a contract. */
@ObjectType({ simpleResolvers: true })
export class ReadTraveller {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Su documento; vacío mientras falta." }) document!: string;
  @Field(() => Boolean, { description: "Si es el titular." }) holder!: boolean;
}

/** A service as promised in a contract. */
@ObjectType({ simpleResolvers: true })
export class ReadService {
  @Field(() => String, { description: "Clase del servicio, como se lee." }) kind!: string;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
  @Field(() => String, { description: "Detalle, como se lee." }) detail!: string;
}

/** Text of a contract's PDF except trip, price and plan, for reading on a page. */
@ObjectType({ simpleResolvers: true })
export class ContractReading {
  @Field(() => String, { description: "Las dos partes, en una frase." }) parties!: string;
  @Field(() => [ReadFact], { description: "Lo que dice del cliente." }) facts!: ReadFact[];
  @Field(() => [ReadTraveller], { description: "Los viajeros." }) travellers!: ReadTraveller[];
  @Field(() => [ReadService], { description: "Los servicios, en su orden." }) services!: ReadService[];
  @Field(() => [String], { description: "Lo que no incluye, una línea por servicio." }) noIncluye!: string[];
  @Field(() => String, { nullable: true, description: "Lo que se pactó aparte de las cláusulas." })
  condicionesEspeciales!: string | null;
  @Field(() => String, { nullable: true, description: "Observaciones, como las imprime el contrato." })
  observaciones!: string | null;
  @Field(() => String, { description: "Sus cláusulas, en Markdown y con los datos llenos." })
  clausulas!: string;
}
