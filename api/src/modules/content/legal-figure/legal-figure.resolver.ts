import type { GraphQLResolveInfo } from "graphql";
import { Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { addLegalFigure } from "./acts/add-legal-figure.ts";
import { confirmLegalFigure } from "./acts/confirm-legal-figure.ts";
import { LegalFigure } from "./legal-figure.entity.ts";
import { LegalFigureInput } from "./legal-figure.inputs.ts";

/** Resolver for the dated legal figures. */
@Resolver()
export class LegalFigureResolver {
  /** Legal figures by name, the newest row of each first. */
  @May("readLegalFigures")
  @Reads(() => LegalFigure)
  @Query(() => [LegalFigure])
  legalFigures(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { cifra: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } as const;
    return read.list(LegalFigure, info, { where: {}, orderBy });
  }
}

/** Mutations beside {@link LegalFigureResolver} that only run an act. */
export const LegalFigureMutations = mutations({
  addLegalFigure: changed(LegalFigure, addLegalFigure, { input: LegalFigureInput }, May("keepLegalFigures")),
  confirmLegalFigure: changed(
    LegalFigure,
    confirmLegalFigure,
    { id: ID },
    May("confirmLegalFigures"),
    NotFound("Cifra no encontrada"),
  ),
});
