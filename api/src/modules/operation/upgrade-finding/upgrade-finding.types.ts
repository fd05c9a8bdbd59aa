import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/** A record that an earlier version may have written wrongly. */
@ObjectType({ simpleResolvers: true })
export class UpgradeFinding {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => UpgradeFindingKind, { description: "Qué se encontró." }) kind!: UpgradeFindingKind;
  @Field(() => ID, { description: "Identificador del pago, movimiento, cliente o contrato." })
  subjectId!: string;
  @Field(() => ID, {
    nullable: true,
    description: "Identificador del otro movimiento o cliente; nulo si no hay.",
  })
  otherId!: string | null;
  /** Receipt number, text of the movement, name of the customer or hotel, or contract number. */
  @Field(() => String, { description: "De qué se trata: `RC-2026-000310`." }) title!: string;
  @Field(() => String, {
    nullable: true,
    description: "Texto del otro movimiento, celular del cliente, nombre del titular o ciudad del hotel.",
  })
  second!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Columna y archivo del extracto, o letras del contrato.",
  })
  fact!: string | null;
  @Field(() => COP, { nullable: true, description: "Valor en COP." }) amount!: number | null;
  @Field(() => Day, { nullable: true, description: "Día del movimiento." }) day!: string | null;
  @Field(() => ID, { nullable: true, description: "Cuenta del movimiento." }) accountId!: string | null;
  @Field(() => Boolean, { description: "Si el contrato se puede imprimir de nuevo: no está firmado." })
  printable!: boolean;
  @Field(() => DateTime, { nullable: true, description: "Cuándo se revisó; nulo si falta." })
  reviewedAt!: Date | null;
  @Field(() => String, { nullable: true, description: "Quién lo revisó." }) reviewedBy!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class UpgradeFindingPage extends PageOf(UpgradeFinding) {
  /** Number of unreviewed findings of all kinds. */
  @Field(() => Int, { description: "Cuántos faltan por revisar." }) open!: number;
}
