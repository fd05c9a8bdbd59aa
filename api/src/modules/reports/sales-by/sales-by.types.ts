import { Field, Float, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { salesFigures } from "./sales-by.rules.ts";

/** Figures of the sales of one group in a range of days; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class SoldFigures {
  @Field(() => Int, { description: salesFigures.cotizaciones.about }) cotizaciones!: number;
  @Field(() => Float, { description: `${salesFigures.conversion.about} Va de 0 a 100.` }) conversion!: number;
  @Field(() => Int, { description: salesFigures.contratos.about }) contratos!: number;
  @Field(() => COP, { description: `${salesFigures.vendido.about} En COP.` }) vendido!: number;
  @Field(() => COP, { description: `${salesFigures.recaudo.about} En COP.` }) recaudo!: number;
  @Field(() => COP, { description: `${salesFigures.porCobrar.about} En COP.` }) porCobrar!: number;
  /** Null for viewers who do not read financial reports. */
  @Field(() => COP, { nullable: true, description: `${salesFigures.ganancia.about} En COP.` }) ganancia!:
    number | null;
}

/** Sales of one seller, destination, channel or month of departure. */
@ObjectType({ simpleResolvers: true })
export class SalesGroup {
  @Field(() => String, { description: "Clave: una cuenta, un destino, un canal o un mes `2026-03`." })
  clave!: string;
  @Field(() => String, { description: "Como se lee." }) nombre!: string;
  @Field(() => SoldFigures, { description: "Cifras del periodo." }) ahora!: SoldFigures;
  @Field(() => SoldFigures, { nullable: true, description: "Cifras de los mismos días de antes." })
  antes!: SoldFigures | null;
}

@ObjectType({ simpleResolvers: true })
export class SalesGroupPage extends PageOf(SalesGroup) {
  @Field(() => SoldFigures, { description: "Suma de todos los grupos." }) ahora!: SoldFigures;
  @Field(() => SoldFigures, { nullable: true, description: "La misma suma, de los mismos días de antes." })
  antes!: SoldFigures | null;
  /** Null without a first day, when there is nothing to compare with. */
  @Field(() => Day, { nullable: true, description: "Primer día de los de antes." }) antesDesde!:
    string | null;
  @Field(() => Day, { nullable: true, description: "Último día de los de antes." }) antesHasta!:
    string | null;
}
