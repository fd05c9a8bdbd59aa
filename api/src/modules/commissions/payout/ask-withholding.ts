import { listed } from "../../../core/colombia/spoken.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { SettledSeller } from "./settled-lines.ts";

/** Input field in the refusal that requests the confirmation. */
const NO_WITHHOLDING = "sinRetener";

/**
 * Requires a payer to confirm, once for each seller without a tax profile, that nothing is withheld. A REST
 * client, a job and an access token cannot confirm, so they pay without confirmation.
 * @throws Refusal CONFLICT that names the sellers.
 */
export function askWithholding(work: Work, settled: readonly SettledSeller[]): void {
  if (work.origin.channel !== "graphql" || work.viewer?.token) return;
  const names = settled
    .filter(({ asksWithholding }) => asksWithholding)
    .map(({ seller: { name, lastname } }) => `${name} ${lastname}`);
  if (names.length === 0) return;
  throw conflict(
    `${listed(names)} no ${names.length === 1 ? "tiene" : "tienen"} perfil tributario. ` +
      "Defínelo en Retenciones, o confirma que se paga sin retener nada.",
    NO_WITHHOLDING,
  );
}
