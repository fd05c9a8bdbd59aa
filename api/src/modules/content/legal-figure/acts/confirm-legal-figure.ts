import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { LegalFigure } from "../legal-figure.entity.ts";

/** Confirms a legal figure; confirming it again changes nothing. */
export async function confirmLegalFigure(work: Work, { id }: { id: string }): Promise<string> {
  const figure = await work.forUpdate.find(LegalFigure, { id }, "Cifra no encontrada");
  if (figure.confirmedAt) return id;
  const { cifra, vigenteDesde, valor } = figure;
  figure.confirmedAt = work.now;
  figure.confirmedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("legal-figure.confirmed", id, { cifra, vigenteDesde, valor });
  return id;
}
