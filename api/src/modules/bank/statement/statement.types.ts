import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MovementKind, SheetKind } from "../bank.enums.ts";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import type { BankColumns } from "./columns.rules.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { importOrder, movementOrder } from "./movement-kind.rules.ts";

/** Which heading of a bank's file stands above what; null for what the file does not have. */
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

/** A movement that a file tells of, before it is imported. */
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

  /** What the columns are called, to choose from. */
  @Field(() => [String]) headings!: readonly string[];

  /** Kept for this account, else proposed; without what could not be told. */
  @Field(() => BankColumnsType) columns!: Partial<BankColumns>;

  /** Whether the columns are those kept of an earlier file. */
  @Field(() => Boolean) kept!: boolean;

  /** The first movements; none while columns are missing. */
  @Field(() => [PreviewedMovement]) first!: readonly PreviewedMovement[];

  /** How many movements it tells of. */
  @Field(() => Int) lines!: number;

  /** Why it would not be imported, naming the line at fault. */
  @Field(() => String, { nullable: true }) problem!: string | null;
}

/** One page of imports. */
@ObjectType({ simpleResolvers: true })
export class BankImportPage extends PageOf(BankImport) {}

/** Which page of imports, and in which order. */
@ArgsType()
export class BankImportPageArgs extends OrderedPageOf<BankImport>()(importOrder) {}

/** One page of movements. */
@ObjectType({ simpleResolvers: true })
export class BankMovementPage extends PageOf(BankMovement) {}

/** Which page of movements, and in which order. */
@ArgsType()
export class BankMovementPageArgs extends OrderedPageOf<BankMovement>()(movementOrder) {}
