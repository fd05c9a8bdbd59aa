import { make } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { NumberingRangeInput } from "../numbering.inputs.ts";
import { NumberingRange } from "../numbering-range.entity.ts";
import { numberedKinds, refuseWrongRange } from "../numbering.rules.ts";
import { keepTechnicalKey } from "../technical-key.ts";

/** Adds a number range authorized by the DIAN; BAD_USER_INPUT when it overlaps another range. */
export async function addNumberingRange(
  work: Work,
  { input }: { input: NumberingRangeInput },
): Promise<string> {
  const { kind, desde, hasta, vigenteDesde, vigenteHasta } = input;
  const prefijo = (input.prefijo ?? "").trim().toUpperCase();
  const resolucion = input.resolucion.trim();
  const claveTecnica = input.claveTecnica?.trim() || null;
  refuseWrongRange({ kind, prefijo, desde, hasta, vigenteDesde, vigenteHasta, claveTecnica });
  await work.lockName(`numbering ${kind}`);
  const other = await work.em.findOne(NumberingRange, {
    kind,
    prefijo,
    desde: { $lte: hasta },
    hasta: { $gte: desde },
    $or: [{ retiredAt: null }, { ultimo: { $ne: null } }],
  });
  if (other)
    throw badInput(
      "desde",
      `Se cruza con el rango ${prefijo}${other.desde} a ${prefijo}${other.hasta} de ${numberedKinds[kind]}`,
    );
  const range = make(NumberingRange, { kind, prefijo, desde, hasta, resolucion, vigenteDesde, vigenteHasta });
  if (claveTecnica) keepTechnicalKey(work.services.secrets, range, claveTecnica);
  range.pruebas = input.pruebas ?? false;
  range.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(range);
  work.audit("numbering-range.added", range.id, { kind, prefijo, desde, hasta, resolucion });
  return range.id;
}
