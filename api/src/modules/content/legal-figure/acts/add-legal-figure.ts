import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { badInput } from "../../../../core/failure.ts";
import { addDated } from "../../../../core/mutation/add-dated.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { LegalFigure } from "../legal-figure.entity.ts";
import type { LegalFigureInput } from "../legal-figure.inputs.ts";
import { wrongFigure } from "../legal-figure.rules.ts";

/**
 * Adds the value of a legal figure from a day on; decisions made before are unchanged. A value entered by a
 * person who may confirm it is confirmed at once.
 */
export function addLegalFigure(
  work: Work,
  { input: { cifra, vigenteDesde, valor } }: { input: LegalFigureInput },
): Promise<string> {
  const wrong = wrongFigure(cifra, valor);
  if (wrong) throw badInput("valor", wrong);
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  const confirms = may(work.viewer?.role, "confirmLegalFigures");
  const confirmedBy = confirms ? createdBy : null;
  const confirmedAt = confirms ? work.now : null;
  return addDated(work, LegalFigure, {
    lock: "legal figures",
    row: { cifra, vigenteDesde, valor, createdBy, confirmedBy, confirmedAt },
    after: { cifra },
    since: "vigenteDesde",
    tooEarly: (last) =>
      badInput("vigenteDesde", `Ya hay un valor que rige desde el ${spokenDay(last.vigenteDesde)}`),
    entry: "legal-figure.added",
    detail: () => ({ cifra, vigenteDesde, valor }),
  });
}
