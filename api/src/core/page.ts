import { Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType, type ClassType } from "type-graphql";

const PAGE = "La página debe ser un número desde 1";
export const LIMIT = "El límite debe ser un número entre 1 y 100";

/** Arguments of a page of a list: `page` from 1, `limit` from 1 to 100, 10 by default. */
@ArgsType()
export class PageArgs {
  @Min(1, { message: PAGE })
  @Field(() => Int, { defaultValue: 1 })
  page!: number;

  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: 10 })
  limit!: number;

  /** Number of rows before the page. */
  get offset(): number {
    return (this.page - 1) * this.limit;
  }
}

/** Arguments of a page of a list with 20 rows by default, for notifications. */
@ArgsType()
export class LongPageArgs extends PageArgs {
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: 20 })
  override limit!: number;
}

/** One page of a list. `total` and `totalPages` are counted only when they are selected. */
export interface Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

/**
 * Returns the base class of a page type: `@ObjectType({ simpleResolvers: true }) class QuotePage extends
 * PageOf(Quote) {}`.
 */
export function PageOf<T extends object>(item: ClassType<T>) {
  @ObjectType({ simpleResolvers: true })
  abstract class PageType implements Page<T> {
    @Field(() => [item], { description: "Las filas de esta página." })
    items!: T[];

    @Field(() => Int, { description: "Cuántos hay en total." })
    total!: number;

    @Field(() => Int, { description: "Número de la página, desde 1." })
    page!: number;

    @Field(() => Int, { description: "Cuántas páginas hay." })
    totalPages!: number;
  }
  return PageType;
}
