import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";
import { VatPeriod } from "../mapping/accounting.enums.ts";
import { MappedAccount } from "../mapping/mapping.types.ts";

/** Record of a difference, with the facts that lead to its page. */
@ObjectType({ simpleResolvers: true })
export class BookedRecord {
  @Field(() => String, { description: "Clase del registro; `name` si solo tiene nombre." }) kind!: string;
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => ID, { nullable: true, description: "Contrato o reserva donde está su página." }) of!:
    string | null;
}

/** Difference between the platform and the journal. */
@ObjectType({ simpleResolvers: true })
export class ControlDifference {
  @Field(() => BookedRecord, { description: "El registro." }) record!: BookedRecord;
  @Field(() => COP, { description: "En la plataforma, en COP." }) expected!: number;
  @Field(() => Int, { description: "Centavos de ese valor, con su signo." }) expectedCentavos!: number;
  @Field(() => COP, { description: "En el diario, en COP." }) booked!: number;
  @Field(() => Int, { description: "Centavos de ese valor, con su signo." }) bookedCentavos!: number;
}

/** One of the twelve control sums. */
@ObjectType({ simpleResolvers: true })
export class ControlSum {
  @Field(() => Int, { description: "Número de la suma, de 1 a 12." }) number!: number;
  @Field(() => String, { description: "Qué debe cuadrar." }) title!: string;
  @Field(() => COP, { description: "En la plataforma, en COP." }) expected!: number;
  @Field(() => Int, { description: "Centavos de ese valor, con su signo." }) expectedCentavos!: number;
  @Field(() => COP, { description: "En el diario, en COP." }) booked!: number;
  @Field(() => Int, { description: "Centavos de ese valor, con su signo." }) bookedCentavos!: number;
  @Field(() => Int, { description: "Cuántos registros no cuadran." }) differing!: number;
  @Field(() => [ControlDifference], { description: "Los primeros cincuenta que no cuadran." })
  differences!: ControlDifference[];
  @Field(() => String, { nullable: true, description: "Lo que la suma no alcanza a ver." }) note!:
    string | null;
}

/** IVA and withholdings of a month. */
@ObjectType({ simpleResolvers: true })
export class MonthTaxes {
  @Field(() => COP, { description: "IVA de facturas menos notas, en COP." }) ivaGenerado!: number;
  @Field(() => COP, { description: "IVA descontable de compras, en COP." }) ivaDescontable!: number;
  @Field(() => COP, { description: "Retención en la fuente practicada, en COP." }) retefuente!: number;
  @Field(() => COP, { description: "ICA retenido, en COP." }) reteIca!: number;
  @Field(() => COP, { description: "IVA retenido a proveedores, en COP." }) reteIva!: number;
  @Field(() => COP, { description: "Lo que nos retuvieron, en COP." }) sufrida!: number;
  @Field(() => VatPeriod, { description: "Cada cuánto se declara IVA." }) period!: VatPeriod;
  @Field(() => String, { description: "Primer mes del periodo, AAAA-MM." }) periodFrom!: string;
  @Field(() => String, { description: "Último mes del periodo, AAAA-MM." }) periodTo!: string;
  @Field(() => COP, { description: "IVA por pagar del periodo hasta este mes, en COP." }) periodIva!: number;
}

/** Books of a month: as they were delivered, or as they are now. */
@ObjectType({ simpleResolvers: true })
export class MonthBooks {
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => Int, { nullable: true, description: "Versión entregada; nulo si aún no se ha exportado." })
  delivered!: number | null;
  @Field(() => Int, { description: "Cuántos comprobantes tiene el diario." }) vouchers!: number;
  @Field(() => [MappedAccount], { description: "Lo que no tiene cuenta contable; sin ella no se exporta." })
  missing!: readonly MappedAccount[];
  @Field(() => [MappedAccount], { description: "Cuentas del mes por confirmar con el contador." })
  unconfirmed!: readonly MappedAccount[];
  @Field(() => MonthTaxes, { description: "IVA y retenciones." }) taxes!: MonthTaxes;
  @Field(() => [ControlSum], { description: "Las doce sumas de control." }) controls!: ControlSum[];
}
