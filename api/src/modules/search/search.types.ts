import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../core/enums.ts";
import { COP, Day } from "../../core/scalars.ts";

/** Kinds of record that the global search finds. */
export const SearchKind = {
  customer: "customer",
  quote: "quote",
  contract: "contract",
  payment: "payment",
  reservation: "reservation",
  package: "package",
  person: "person",
  provider: "provider",
} as const;
export type SearchKind = keyof typeof SearchKind;
registerEnum(SearchKind, { name: "SearchKind", description: "Qué se encuentra desde cualquier página." });

/** A record that was found. */
@ObjectType({ simpleResolvers: true })
export class SearchHit {
  @Field(() => SearchKind, { description: "Qué es." }) kind!: SearchKind;
  @Field(() => ID, { description: "Identificador del registro." }) recordId!: string;
  /** Contract or reservation of a payment, for viewers who have no page of payments. */
  @Field(() => ID, {
    nullable: true,
    description: "De un pago, el contrato o la reserva, para quien no tiene página de pagos.",
  })
  parentId!: string | null;
  /** Readable name of the record: its number, or a name. */
  @Field(() => String, { description: "Nombre del registro: su número o un nombre." }) title!: string;
  /** Person whom it is about; null when the title names them. */
  @Field(() => String, {
    nullable: true,
    description: "Persona de que se trata; nulo si el título la nombra.",
  })
  person!: string | null;
  /** Destination, reference, city or e-mail. */
  @Field(() => String, { description: "Destino, referencia, ciudad o correo." }) detail!: string;
  @Field(() => COP, { nullable: true, description: "Valor en COP." }) amount!: number | null;
  /**
   * Its status by the name that its kind gives it, of a reversed payment `reversed`; of packages, people and
   * providers `inactive`, or null. Customers have none.
   */
  @Field(() => String, {
    nullable: true,
    description: "Su estado, como se llama en su clase; nulo si no tiene.",
  })
  status!: string | null;
  /** Day of departure, or the day of a payment; null for other kinds. */
  @Field(() => Day, {
    nullable: true,
    description: "Día de la salida o, de un pago, el del pago; nulo si no tiene.",
  })
  day!: string | null;
}

/** Result of a search. */
@ObjectType({ simpleResolvers: true })
export class SearchAnswer {
  /** Five of a kind at most, the newest first. */
  @Field(() => [SearchHit], {
    description: "Lo encontrado: cinco de cada clase como máximo, primero lo más nuevo.",
  })
  hits!: SearchHit[];
  /** True when nothing matches the typed text: these matches differ from it by one letter in a word. */
  @Field(() => Boolean, {
    description: "Si nada está escrito así y lo encontrado se diferencia en una letra.",
  })
  similar!: boolean;
}
