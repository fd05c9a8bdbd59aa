import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../core/enums.ts";
import { COP, Day } from "../../core/scalars.ts";

/** Kinds of records that the global search finds. */
export const SearchKind = {
  customer: "customer",
  quote: "quote",
  contract: "contract",
  payment: "payment",
  invoice: "invoice",
  reservation: "reservation",
  package: "package",
  person: "person",
  provider: "provider",
} as const;
export type SearchKind = keyof typeof SearchKind;
registerEnum(SearchKind, { name: "SearchKind", description: "Qué se encuentra desde cualquier página." });

/** Record that was found. */
@ObjectType({ simpleResolvers: true })
export class SearchHit {
  @Field(() => SearchKind, { description: "Qué es." }) kind!: SearchKind;
  @Field(() => ID, { description: "Identificador del registro." }) recordId!: string;
  @Field(() => ID, {
    nullable: true,
    description: "De un pago, el contrato o la reserva, para quien no tiene página de pagos.",
  })
  parentId!: string | null;
  @Field(() => String, { description: "Nombre del registro: su número o un nombre." }) title!: string;
  @Field(() => String, {
    nullable: true,
    description: "Persona de que se trata; nulo si el título la nombra.",
  })
  person!: string | null;
  @Field(() => String, { description: "Destino, referencia, ciudad o correo." }) detail!: string;
  @Field(() => COP, { nullable: true, description: "Valor en COP." }) amount!: number | null;
  /**
   * `reversed` for a payment; `inactive` or null for a package, a person or a provider; always null for a
   * customer.
   */
  @Field(() => String, {
    nullable: true,
    description: "Su estado, como se llama en su clase; nulo si no tiene.",
  })
  status!: string | null;
  @Field(() => Day, {
    nullable: true,
    description: "Día de la salida o, de un pago, el del pago; nulo si no tiene.",
  })
  day!: string | null;
}

/** Result of a search. */
@ObjectType({ simpleResolvers: true })
export class SearchAnswer {
  @Field(() => [SearchHit], {
    description: "Lo encontrado: cinco de cada clase como máximo, primero lo más nuevo.",
  })
  hits!: SearchHit[];
  @Field(() => Boolean, {
    description: "Si nada está escrito así y lo encontrado se diferencia en una letra.",
  })
  similar!: boolean;
}
