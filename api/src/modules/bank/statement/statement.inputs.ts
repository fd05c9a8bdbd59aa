import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { MONTH } from "../../../core/colombia/days.ts";
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

/** A person's input about a bank's file: columns, password, and order of day and month. */
@ArgsType()
export class BankFileAnswers {
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

/** A bank's file to be shown before its import. */
@ArgsType()
export class PreviewBankFileArgs extends BankFileAnswers {
  /** Account that the person chose; absent when the file has to name it. */
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, { nullable: true })
  accountId?: string | null;

  /** True when the account that the file names comes before the chosen one. */
  @Field(() => Boolean, { nullable: true })
  byFile?: boolean | null;
}

/** A bank's file to be imported, with the possible duplicates to import and the refused lines to omit. */
@ArgsType()
export class ImportBankFileArgs extends BankFileAnswers {
  @NotFound(NO_ACCOUNT)
  @Field(() => ID)
  accountId!: string;

  /** Lines that are imported although they may be known movements. */
  @IsOptional()
  @ArrayMaxSize(10_000, { message: "Son demasiadas líneas" })
  @Field(() => [Int], { nullable: true })
  take?: number[] | null;

  /** Refused lines that may be omitted; without this input, a single refused line makes the import fail. */
  @Field(() => RefusedBankLinesInput, { nullable: true })
  withoutRefused?: RefusedBankLinesInput | null;
}

/** A balance as a person reads it on the statement; negative when the account is overdrawn. */
@InputType()
export class TypedBalanceInput {
  @Field(() => COP, { description: "Saldo en COP; negativo en sobregiro." }) amount!: number;

  @IsOptional()
  @Min(-99, { message: "Los centavos van de 0 a 99" })
  @Max(99, { message: "Los centavos van de 0 a 99" })
  @Field(() => Int, { nullable: true, description: "Centavos además de los pesos, con su mismo signo." })
  centavos?: number | null;
}

/** Opening and closing balance of an account's month. */
@InputType()
export class TypeBankBalancesInput {
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, { description: "Identificador de la cuenta de la agencia." })
  accountId!: string;

  @Matches(MONTH, { message: "El mes no es válido" })
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  @ValidateNested()
  @IsOptional()
  @Field(() => TypedBalanceInput, {
    nullable: true,
    description: "Saldo al empezar el mes; nulo deja el del archivo.",
  })
  inicial?: TypedBalanceInput | null;

  @ValidateNested()
  @IsOptional()
  @Field(() => TypedBalanceInput, {
    nullable: true,
    description: "Saldo al terminar el mes; nulo deja el del archivo.",
  })
  final?: TypedBalanceInput | null;
}

/** Account and month whose balances are compared; absent parts do not limit. */
@ArgsType()
export class BankBalanceArgs {
  @Field(() => ID, { nullable: true }) accountId?: string | null;
  @Field(() => String, { nullable: true }) mes?: string | null;
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

  @Field(() => Boolean, {
    nullable: true,
    description: "Si es verdadero, solo lo que salió; si no, lo que entró; nulo, todo.",
  })
  salidas?: boolean | null;

  @Field(() => COP, { nullable: true, description: "Valor en COP: lo que entró o, negativo, lo que salió." })
  amount?: number | null;

  @OptionalText("Un valor, o palabras de la descripción, la referencia o el identificador.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}
