import { Refusal } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { isStaff } from "../../../accounts/staff.rules.ts";
import { findQuoteOfPassengers, lockList } from "../passenger.access.ts";
import { type DraftedPassenger, PassengerDraft } from "../passenger-draft.entity.ts";
import type { PassengerDraftInput, PassengerInput } from "../passenger.inputs.ts";
import { tooManyPassengers } from "../passenger.rules.ts";

const LONGEST = 200;

/**
 * Stores the entered part of a form without validation, once the holder has consented to data storage. It
 * does not change the passenger list, and no history entry is written.
 */
export async function savePassengerDraft(
  work: Work,
  { quoteId, input }: { quoteId: string; input: PassengerDraftInput },
): Promise<string> {
  if (input.aceptaTratamiento !== true)
    throw new Refusal("BAD_USER_INPUT", "Debes autorizar el tratamiento de datos para guardar", [
      { field: "aceptaTratamiento", message: "Debes autorizar el tratamiento de datos para guardar" },
    ]);
  const rows = input.passengers.map(draftedRow);
  if (rows.some((row) => Object.values(row).some((value) => String(value ?? "").length > LONGEST)))
    throw new Refusal("BAD_USER_INPUT", "El texto es demasiado largo");
  const quote = await findQuoteOfPassengers(work, quoteId);
  await lockList(work, quote);
  if (rows.length > quote.numeroPersonas) throw new Refusal("BAD_USER_INPUT", tooManyPassengers);
  const present = await work.em.findOne(PassengerDraft, { quote: { id: quote.id } });
  const draft = present ?? new PassengerDraft();
  draft.passengers = rows;
  draft.listVersion = input.listVersion ?? 0;
  draft.byStaff = isStaff(work.viewer);
  if (!present) {
    draft.quote = quote;
    work.add(draft);
    await recordConsent(work, "passengers", quote.id, true);
  }
  return draft.id;
}

const draftedRow = (row: PassengerInput): DraftedPassenger => ({
  titular: row.titular ?? false,
  nombre: row.nombre || null,
  apellido: row.apellido || null,
  tipoDocumento: row.tipoDocumento || null,
  documentoIdentidad: row.documentoIdentidad || null,
  fechaNacimiento: row.fechaNacimiento || null,
  email: row.email || null,
  telefono: row.telefono || null,
  direccion: row.direccion || null,
  ciudad: row.ciudad || null,
  pais: row.pais || null,
  vencimientoPasaporte: row.vencimientoPasaporte || null,
  viajaCon: row.viajaCon ?? null,
  acompanante: row.acompanante || null,
  permisoSalida: row.permisoSalida ?? false,
});
