import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { assign } from "../../../../core/rows.ts";
import { renameHotelPictures } from "../../../content/picture/hotel-pictures-renamed.ts";
import { hasNameStill, lockServices } from "../library.find.ts";

interface Args {
  readonly id: string;
  /** Id of the service that stays. */
  readonly intoId: string;
}

/**
 * Merges one service of the library into another of its kind; from then on both are learned as that one. Uses
 * add up, the newer cost stays with its provider, and texts and pictures that the other lacks are taken over.
 * No quote changes. Returns the id of the one that stays.
 * @throws Refusal BAD_USER_INPUT for the same service twice, and for two kinds; CONFLICT for a merged one.
 */
export async function mergeLibraryServices(work: Work, { id, intoId }: Args): Promise<string> {
  if (id === intoId) throw badInput("intoId", "Elige otro servicio: no puedes unir uno consigo mismo");
  await work.turn("library of services");
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
