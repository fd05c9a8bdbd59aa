import { badInput, conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign, make } from "../../../../core/rows.ts";
import { renameHotelPictures } from "../../../content/picture/hotel-pictures-renamed.ts";
import { hasNameStill, lockServices } from "../library.find.ts";
import type { UpdateLibraryServiceInput } from "../library.inputs.ts";
import { serviceKey, short } from "../library.rules.ts";
import { LibraryService } from "../library-service.entity.ts";

interface Args {
  readonly id: string;
  readonly input: UpdateLibraryServiceInput;
}

/**
 * Changes the name, place, provider and text of a service, for later calculations. Its former name still
 * refers to it. Returns its id.
 * @throws Refusal BAD_USER_INPUT without a name, or for a category or meals of a service that is not a hotel;
 * CONFLICT when another service has that name and city.
 */
export async function updateLibraryService(work: Work, { id, input }: Args): Promise<string> {
  await work.lockName("library of services");
  const [service] = await lockServices(work, [id]);
  if (!service) return id;
  work.edit(service, input.version);
  const before = facts(service);
  const after = { ...before, ...given(input) };
  if (!after.name) throw badInput("name", "Escribe el nombre del servicio");
  if (service.kind !== "hotel" && (after.categoria ?? after.regimen))
    throw badInput("categoria", "Solo un hotel tiene categoría y régimen.");
  const name = { ...after, name: after.name };
  const [oldKey, key] = [service.key, serviceKey(name)];
  if (key !== oldKey) await takeName(work, service, key);
  assign(service, { ...name, key });
  work.audit("library-service.updated", id, { servicio: before.name, before, after });
  if (key === oldKey) return id;
  await work.save();
  // A person who writes the old name still means this one.
  const { kind, costo, base, usedAt } = service;
  const old = { kind, costo, base, usedAt, name: before.name, city: before.city, key: oldKey, uses: 1 };
  work.add(make(LibraryService, { ...old, mergedInto: service }));
  await work.save();
  if (kind === "hotel" && !(await hasNameStill(work, before.name)))
    await renameHotelPictures(work, before.name, name.name);
  return id;
}

const facts = ({ name, city, proveedor, categoria, regimen, encanto }: LibraryService) => ({
  name,
  city,
  proveedor,
  categoria,
  regimen,
  encanto,
});

const textual = ["name", "city", "proveedor", "encanto"] as const;

/** Returns the values of an edit with normalized whitespace; null for emptied values. */
function given(input: UpdateLibraryServiceInput): Partial<Omit<ReturnType<typeof facts>, "name">> & {
  readonly name?: string | null;
} {
  const { categoria, regimen } = input;
  const texts = textual.flatMap((key) => {
    const text = input[key];
    return text === undefined ? [] : [[key, (text !== null && short(text)) || null] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(categoria !== undefined && { categoria: categoria || null }),
    ...(regimen !== undefined && { regimen: regimen || null }),
  };
}

/**
 * Releases a former name of the service, so that it can be used again. CONFLICT when another service has that
 * name.
 */
async function takeName(work: Work, { id, kind }: LibraryService, key: string): Promise<void> {
  const holder = await work.em.findOne(LibraryService, { kind, key });
  if (!holder) return;
  if (holder.mergedInto?.id !== id)
    throw conflict("Ya hay otro servicio con ese nombre y ciudad. Únelo con este.", "name");
  work.em.remove(holder);
  await work.save();
}
