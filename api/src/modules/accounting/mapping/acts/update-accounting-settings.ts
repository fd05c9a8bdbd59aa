import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { programLabels, type VoucherType, vatPeriodLabels, voucherTypes } from "../account-keys.rules.ts";
import { AccountingSettings, THE_SETTINGS } from "../accounting-settings.entity.ts";
import type { AccountingSettingsInput } from "../mapping.inputs.ts";

/** Changes the accounting program, its codes of vouchers and the switches of the accountant. */
export async function updateAccountingSettings(
  work: Work,
  { input }: { input: AccountingSettingsInput },
): Promise<number> {
  const settings = await work.forUpdate.find(
    AccountingSettings,
    { id: THE_SETTINGS },
    "Configuración no encontrada",
  );
  work.edit(settings, input.version);
  const program = input.program ?? settings.program;
  const vatPeriod = input.vatPeriod ?? settings.vatPeriod;
  const costAtOnce = input.costAtOnce ?? settings.costAtOnce;
  const codes: Partial<Record<VoucherType, string>> = { ...settings.voucherCodes };
  for (const { type, code } of input.voucherCodes ?? [])
    if (code.trim() === "") delete codes[type];
    else codes[type] = code.trim();

  const changed: Record<string, string> = {};
  if (program !== settings.program) changed["Programa contable"] = programLabels[program];
  if (vatPeriod !== settings.vatPeriod) changed["Periodo de IVA"] = vatPeriodLabels[vatPeriod];
  if (costAtOnce !== settings.costAtOnce) changed["Costo al comprar"] = costAtOnce ? "Sí" : "No";
  for (const [type, label] of Object.entries(voucherTypes)) {
    const [before, after] = [settings.voucherCodes[type as VoucherType], codes[type as VoucherType]];
    if (before !== after) changed[`Código de ${label}`] = after ?? "Ninguno";
  }
  if (Object.keys(changed).length === 0) return settings.id;
  assign(settings, { program, vatPeriod, costAtOnce, voucherCodes: codes });
  work.audit("accounting.settings-changed", "accounting", { changed });
  return settings.id;
}
