import type { Work } from "../../../../core/mutation/work.ts";
import { lockServices } from "../library.find.ts";

/**
 * Removes a service from the library until a calculation contains it again; quotes and pictures do not
 * change.
 */
export async function removeLibraryService(work: Work, { id }: { readonly id: string }): Promise<void> {
  const [service] = await lockServices(work, [id]);
  if (!service) return;
  work.audit("library-service.removed", id, { servicio: service.name });
  work.em.remove(service);
}
