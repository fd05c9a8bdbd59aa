import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { NumberingRange } from "../numbering-range.entity.ts";

/** Withdraws a range from use; numbers already assigned from it are unchanged. */
export async function withdrawNumberingRange(work: Work, { id }: { id: string }): Promise<string> {
  const range = await work.find(NumberingRange, { id }, "Rango no encontrado");
  await work.lockName(`numbering ${range.kind}`);
  await work.lock(range);
  if (range.retiredAt) throw conflict("El rango ya fue retirado.");
  range.retiredAt = work.now;
  range.warnedAt = null;
  const { kind, prefijo, ultimo } = range;
  work.audit("numbering-range.withdrawn", range.id, { kind, prefijo, ultimo });
  return range.id;
}
