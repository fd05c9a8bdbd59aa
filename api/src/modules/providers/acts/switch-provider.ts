import type { Work } from "../../../core/mutation/work.ts";
import { lockProvider } from "../provider.find.ts";

/** Suggests a provider while a purchase is typed, or no longer; purchases from it stay. */
export async function switchProvider(
  work: Work,
  { id, active }: { id: string; active: boolean },
): Promise<string> {
  const provider = await lockProvider(work, id, active ? "switchOn" : "switchOff");
  provider.active = active;
  work.audit("provider.switched", id, { proveedor: provider.name, active });
  return id;
}
