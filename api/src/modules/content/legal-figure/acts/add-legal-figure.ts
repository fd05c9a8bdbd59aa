import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import "../legal-figure.audit.ts";
import { LegalFigure } from "../legal-figure.entity.ts";
import type { LegalFigureInput } from "../legal-figure.inputs.ts";
import { wrongFigure } from "../legal-figure.rules.ts";

/**
 * Adds the value of a legal figure from a day on; what was decided by the one before stays. What somebody who
 * may confirm enters is confirmed by that.
 */
export async function addLegalFigure(
  work: Work,
  { cifra, vigenteDesde, valor }: LegalFigureInput,
): Promise<string> {
  const wrong = wrongFigure(cifra, valor);
  if (wrong) throw badInput("valor", wrong);
  await work.turn("legal figures");
  const last = await work.em.findOne(
    LegalFigure,
    { cifra },
    { orderBy: { vigenteDesde: "desc", createdAt: "desc" } },
  );
  if (last && vigenteDesde < last.vigenteDesde)
    throw badInput("vigenteDesde", `Ya hay un valor que rige desde el ${spokenDay(last.vigenteDesde)}`);
  const by = work.viewer && work.em.getReference(User, work.viewer.id);
  const figure = new LegalFigure();
  figure.cifra = cifra;
  figure.vigenteDesde = vigenteDesde;
  figure.valor = valor;
  figure.createdBy = by;
  if (may(work.viewer?.role, "confirmLegalFigures")) {
    figure.confirmedBy = by;
    figure.confirmedAt = work.now;
  }
  work.add(figure);
  work.audit("legal-figure.added", figure.id, { cifra, vigenteDesde, valor });
  return figure.id;
}
