import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { CommissionConfig } from "../commission-config.entity.ts";
import { endVersions, lockVersions, NO_CONFIG } from "../config-versions.ts";

/**
 * Ends a configuration today and keeps its row; the default terms apply until there is another one. Returns
 * the confirmation to display.
 */
export async function deactivateCommissionConfig(work: Work, { id }: { id: string }): Promise<string> {
  const config = await work.find(CommissionConfig, { id }, NO_CONFIG);
  const versions = await lockVersions(work, config);
  if (!config.isActive) throw conflict("La configuración ya no está activa.");
  endVersions(work, versions, work.today);
  const { role, tripType, version } = config;
  work.audit("commission-config.deactivated", id, { role, tripType, version });
  return "Configuración desactivada";
}
