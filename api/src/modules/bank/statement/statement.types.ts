import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { BankFileQuestion, MovementKind, SheetKind } from "../bank.enums.ts";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import type { BankColumns } from "./columns.rules.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { importOrder, movementOrder } from "./movement-kind.rules.ts";

/** Headings of a bank's file by field; null for a field that the file does not have. */
@ObjectType("BankColumns", { simpleResolvers: true })
export class BankColumnsType implements BankColumns {
  @Field(() => String, { nullable: true }) day!: string;
  @Field(() => String, { nullable: true }) text!: string;
  @Field(() => String, { nullable: true }) amount!: string | null;
  @Field(() => String, { nullable: true }) credit!: string | null;
  @Field(() => String, { nullable: true }) debit!: string | null;
  @Field(() => String, { nullable: true }) sign!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) bankId!: string | null;
}

/** Movement of a file before it is imported. */
@ObjectType({ simpleResolvers: true })
export class PreviewedMovement {
  @Field(() => Int) line!: number;
  @Field(() => Day) day!: string;
  @Field(() => COP) amount!: number;
  /** Cents beside the whole pesos, signed like them. */
  @Field(() => Int) centavos!: number;
  /** May be empty. */
  @Field(() => String) text!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => MovementKind) kind!: MovementKind;
}

/** Movement of a file and the account's movement that it may be, of the same day and amount. */
@ObjectType({ simpleResolvers: true })
export class AlikeMovement {
  @Field(() => PreviewedMovement) told!: PreviewedMovement;
  @Field(() => ID) thereId!: string;
  @Field(() => String) thereText!: string;
  @Field(() => String, { nullable: true }) thereReference!: string | null;
  /** Name of the file that brought the movement of the account. */
  @Field(() => String) thereFile!: string;
}

/** Line of a bank's file that is no movement. */
@ObjectType({ simpleResolvers: true })
export class LeftOutBankLine {
  @Field(() => Int) line!: number;
  @Field(() => String) text!: string;
  @Field(() => String) reason!: string;
}

/** Line of a bank's file that should be a movement and cannot be read as one. */
@ObjectType({ simpleResolvers: true })
export class RefusedBankLine {
  @Field(() => Int) line!: number;
  @Field(() => String) text!: string;
  /** Sentence with the values at fault. */
  @Field(() => String) problem!: string;
}

/** Lines of a bank's file that cannot be read, counted and summed without their signs. */
@ObjectType({ simpleResolvers: true })
export class RefusedBankLines {
  @Field(() => Int) lines!: number;
  /** Amount in whole pesos; an amount that is not understood counts as zero. */
  @Field(() => COP) amount!: number;
  @Field(() => Int) centavos!: number;
}

/** First day of a file that leaves its order open, read either way. */
@ObjectType({ simpleResolvers: true })
export class BankDayReadings {
  @Field(() => Int) line!: number;
  @Field(() => Day) dayFirst!: string;
  @Field(() => Day) monthFirst!: string;
}

/** Preview of the import of a file, with its faults. */
@ObjectType({ simpleResolvers: true })
export class BankFilePreview {
  @Field(() => SheetKind) format!: SheetKind;

  /** Headings of the file, to choose from. */
  @Field(() => [String]) headings!: readonly string[];

  /** Columns saved for this account, else proposed ones; unrecognized ones are absent. */
  @Field(() => BankColumnsType) columns!: Partial<BankColumns>;

  /** True when the columns were saved from an earlier file. */
  @Field(() => Boolean) kept!: boolean;

  /** The first movements; none while columns are missing. */
  @Field(() => [PreviewedMovement]) first!: readonly PreviewedMovement[];

  /** Number of movements in the file. */
  @Field(() => Int) lines!: number;

  /** Number of movements that no earlier file has. */
  @Field(() => Int) fresh!: number;

  /** Number of movements that the account has already. */
  @Field(() => Int) known!: number;

  /** Movements that the account may have already: each is imported only if its line is taken. */
  @Field(() => [AlikeMovement]) alike!: readonly AlikeMovement[];

  @Field(() => Int) leftOutCount!: number;

  /** The first of the lines that are no movements: 200 at most. */
  @Field(() => [LeftOutBankLine]) leftOut!: readonly LeftOutBankLine[];

  /** The lines without which the file can be imported; null when each was read. */
  @Field(() => RefusedBankLines, { nullable: true }) refusedLines!: RefusedBankLines | null;

  /** The first of the lines that cannot be read: 200 at most. */
  @Field(() => [RefusedBankLine]) refused!: readonly RefusedBankLine[];

  /** Sentences on other facts about the reading that a person should know. */
  @Field(() => [String]) remarks!: readonly string[];

  /** Name of the recognised layout; null of a file that no bank is known for. */
  @Field(() => String, { nullable: true }) profile!: string | null;

  /** Question that a person has to answer before the file can be read; null when nothing is missing. */
  @Field(() => BankFileQuestion, { nullable: true }) asks!: BankFileQuestion | null;

  /** Example for the question about the order of the days; null when there is no doubt. */
  @Field(() => BankDayReadings, { nullable: true }) dayReadings!: BankDayReadings | null;

  /** Problem that keeps it from being imported, with the line at fault; null when there is none. */
  @Field(() => String, { nullable: true }) problem!: string | null;
}

/** One page of imports. */
@ObjectType({ simpleResolvers: true })
export class BankImportPage extends PageOf(BankImport) {}

/** Page and order of the list of imports. */
@ArgsType()
export class BankImportPageArgs extends OrderedPageOf<BankImport>()(importOrder) {}

/** One page of movements. */
@ObjectType({ simpleResolvers: true })
export class BankMovementPage extends PageOf(BankMovement) {}

/** Page and order of the list of movements. */
@ArgsType()
export class BankMovementPageArgs extends OrderedPageOf<BankMovement>()(movementOrder) {}
