import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { assign } from "../../../../core/rows.ts";
import { renameHotelPictures } from "../../../content/picture/hotel-pictures-renamed.ts";
import { hasNameStill, lockServices } from "../library.find.ts";

interface Args {
  readonly id: string;
  /** Id of the service that remains after the merge. */
  readonly intoId: string;
}

/**
 * Merges one library service into another of the same kind; later calculations learn both under the remaining
 * service. Use counts are added, the newer cost and its provider are used, and missing texts and pictures are
 * copied. No quote changes. Returns the id of the remaining service.
 * @throws Refusal BAD_USER_INPUT for the same service twice, or for different kinds; CONFLICT for a service
 * that was already merged.
 */
export async function mergeLibraryServices(work: Work, { id, intoId }: Args): Promise<string> {
  if (id === intoId) throw badInput("intoId", "Elige otro servicio: no puedes unir uno consigo mismo");
  await work.lockName("library of services");
  const [from, into] = await lockServices(work, [id, intoId]);
  if (!from || !into) return intoId;
  if (from.kind !== into.kind) throw badInput("intoId", "Solo se unen servicios de la misma clase");
  const [newer, older] = from.usedAt > into.usedAt ? [from, into] : [into, from];
  assign(into, {
    uses: into.uses + from.uses,
    costo: newer.costo,
    base: newer.base,
    usedAt: newer.usedAt,
    proveedor: newer.proveedor ?? older.proveedor,
    categoria: into.categoria ?? from.categoria,
    regimen: into.regimen ?? from.regimen,
    encanto: into.encanto ?? from.encanto,
  });
  from.mergedInto = into;
  await work.save();
  await work.rows(sql`update library_services set merged_into_id = ${intoId} where merged_into_id = ${id}`);
  const pictures =
    from.kind === "hotel" && !(await hasNameStill(work, from.name))
      ? await renameHotelPictures(work, from.name, into.name)
      : 0;
  work.audit("library-service.merged", intoId, {
    servicio: into.name,
    from: from.name,
    fromId: id,
    uses: from.uses,
    pictures,
  });
  return intoId;
}
