import type { Work } from "../../../core/mutation/work.ts";
import { lockProvider } from "../provider.find.ts";

/**
 * Enables or disables the suggestion of a provider when a purchase is entered; existing purchases do not
 * change.
 */
export async function switchProvider(
  work: Work,
  { id, active }: { id: string; active: boolean },
): Promise<string> {
  const provider = await lockProvider(work, id, active ? "switchOn" : "switchOff");
  provider.active = active;
  work.audit("provider.switched", id, { proveedor: provider.name, active });
  return id;
}
