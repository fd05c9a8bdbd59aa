import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MovementKind, SheetKind } from "../bank.enums.ts";
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
  @Field(() => String) text!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => MovementKind) kind!: MovementKind;
}

/** A file as it would be imported, and what is wrong with it. */
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
