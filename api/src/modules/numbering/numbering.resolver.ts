import { Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { many, queries } from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { May } from "../accounts/account/permission.ts";
import { addNumberingRange } from "./acts/add-numbering-range.ts";
import { withdrawNumberingRange } from "./acts/withdraw-numbering-range.ts";
import { NumberingRangeInput } from "./numbering.inputs.ts";
import { NumberingRange } from "./numbering-range.entity.ts";
import { numbersLeft, rangeWarning } from "./numbering.rules.ts";

const numbers = ["desde", "hasta", "ultimo", "vigenteDesde", "vigenteHasta"] as const;

/** Queries of the number ranges authorized by the DIAN. */
export const NumberingQueries = queries({
  /** Returns all ranges; within each kind, the range that expires last comes first. */
  numberingRanges: many(
    NumberingRange,
    () => ({ where: {}, orderBy: { kind: "asc", vigenteHasta: "desc", desde: "desc", id: "asc" } }),
    {},
    May("payCommissions"),
  ),
});

@Resolver(() => NumberingRange)
export class NumberingResolver {
  /** Returns how many numbers the range has left. */
  @Needs(...numbers)
  @FieldResolver(() => Int, { description: "Cuántos números quedan." })
  quedan(@Root() range: NumberingRange) {
    return numbersLeft(range);
  }

  /**
   * Returns the reason to request a new range now; null while this range suffices, and after it was
   * withdrawn.
   */
  @Needs(...numbers, "retiredAt")
  @FieldResolver(() => String, { nullable: true, description: "Aviso sobre el rango; nulo si no hay." })
  aviso(@Root() range: NumberingRange, @Ctx() { today }: Context) {
    return range.retiredAt ? null : rangeWarning(range, today);
  }
}

/** Mutations of number ranges that only run an act; {@link NumberingQueries} has the queries. */
export const NumberingMutations = mutations({
  addNumberingRange: changed(
    NumberingRange,
    addNumberingRange,
    { input: NumberingRangeInput },
    May("keepNumbering"),
  ),
  withdrawNumberingRange: changed(NumberingRange, withdrawNumberingRange, { id: ID }, May("keepNumbering")),
});
