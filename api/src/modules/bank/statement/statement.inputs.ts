import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { ImportDayOrder } from "../../../core/sheet/import-days.type.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { MovementKind, MovementList } from "../bank.enums.ts";

const HEADING = 120;
const LONG = { message: "El título de la columna es demasiado largo" };

/** Headings in a bank's file for each field, as a person chose them. */
@InputType()
export class BankColumnsInput {
  @OptionalText("Título de la columna con el día.", HEADING, LONG)
  day?: string | null;
  @OptionalText("Título de la columna con la descripción.", HEADING, LONG)
  text?: string | null;
  @OptionalText("Título de la columna con el valor.", HEADING, LONG)
  amount?: string | null;
  @OptionalText("Título de la columna con los ingresos.", HEADING, LONG)
  credit?: string | null;
  @OptionalText("Título de la columna con las salidas.", HEADING, LONG)
  debit?: string | null;
  @OptionalText("Título de la columna con el signo.", HEADING, LONG)
  sign?: string | null;
  @OptionalText("Título de la columna con la referencia.", HEADING, LONG)
  reference?: string | null;
  @OptionalText("Título de la columna con el identificador del banco.", HEADING, LONG)
  bankId?: string | null;
}

/** Refused lines that the person accepts to omit, as counted by the preview. */
@InputType()
export class RefusedBankLinesInput {
  @Field(() => Int, { description: "Cuántas líneas son." }) lines!: number;
  @Field(() => COP, { description: "Cuánto suman sin signo, en COP." }) amount!: number;
  @Field(() => Int, { description: "Centavos además de los pesos, con su mismo signo." }) centavos!: number;
}

/** A bank's file with a person's input: its account, columns, password, and order of day and month. */
@ArgsType()
export class BankFileArgs {
  @NotFound(NO_ACCOUNT)
  @Field(() => ID)
  accountId!: string;

  @Field(() => BankColumnsInput, { nullable: true })
  columns?: BankColumnsInput | null;

  /** Password of a protected file; used once and never stored. */
  @IsOptional()
  @MaxLength(HEADING, { message: "La contraseña es demasiado larga" })
  @Field(() => String, { nullable: true })
  password?: string | null;

  /** Order of day and month, used when no line of the file decides it. */
  @Field(() => ImportDayOrder, { nullable: true })
  dayOrder?: ImportDayOrder | null;
}

/** A bank's file to be imported, with the possible duplicates to import and the refused lines to omit. */
@ArgsType()
export class ImportBankFileArgs extends BankFileArgs {
  /** Lines that are imported although they may be known movements. */
  @IsOptional()
  @ArrayMaxSize(10_000, { message: "Son demasiadas líneas" })
  @Field(() => [Int], { nullable: true })
  take?: number[] | null;

  /** Refused lines that may be omitted; without this input, a single refused line makes the import fail. */
  @Field(() => RefusedBankLinesInput, { nullable: true })
  withoutRefused?: RefusedBankLinesInput | null;
}

/** Filter of the list of movements. */
@InputType()
export class BankMovementFilter {
  @Field(() => MovementList, { nullable: true, description: "Cuál lista se ve." }) list?: MovementList | null;
  @Field(() => ID, { nullable: true, description: "Identificador de la cuenta de la agencia." }) accountId?:
    string | null;
  @Field(() => MovementKind, { nullable: true, description: "Clase del registro." })
  kind?: MovementKind | null;
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Solo lo que salió o, con `false`, lo que entró." })
  salidas?: boolean | null;

  @Field(() => COP, { nullable: true, description: "Valor en COP: lo que entró o, negativo, lo que salió." })
  amount?: number | null;

  @OptionalText("Un valor, o palabras de la descripción, la referencia o el identificador.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}
