import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { addLegalFigure } from "./acts/add-legal-figure.ts";
import { confirmLegalFigure } from "./acts/confirm-legal-figure.ts";
import { LegalFigure } from "./legal-figure.entity.ts";
import { LegalFigureInput } from "./legal-figure.inputs.ts";

/** Resolver for the dated legal figures. */
export const LegalFigureResolver = queries({
  /** Legal figures by name, the newest row of each first. */
  legalFigures: many(
    LegalFigure,
    () => ({ where: {}, orderBy: { cifra: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } }),
    {},
    May("readLegalFigures"),
  ),
});

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
