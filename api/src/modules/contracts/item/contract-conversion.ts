import { make } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { NOTHING_TO_CONVERT } from "../contract/contract.acts.rules.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { confirmedCalculation, linesOfCalculation } from "../contract/print/contract-services.ts";
import { ContractItem } from "./item.entity.ts";
import { byUrgency, itemsOfCalculation, itemsOfPromises, missingItems, type NewItem } from "./item.rules.ts";

type PromisedItem = Parameters<typeof itemsOfPromises>[0][number];

/**
 * Locks a signed contract and creates its missing items. It does nothing when none is missing, or the
 * contract is no longer open. `unchosen` holds the items that are created when nobody chose among the
 * quote's options.
 */
export async function convert(
  work: Work,
  contract: Contract,
  unchosen: readonly PromisedItem[] = [],
): Promise<void> {
  await work.lock(contract);
  const there = await work.em.find(ContractItem, { contract: contract.id });
  const open = contract.status === "signed";
  const items = open ? missingItems(await newItems(work, contract, unchosen), there) : [];
  if (items.length === 0 && there.length > 0) return;
  if (!open) throw conflict("El contrato debe estar firmado para crear los servicios por comprar.");
  if (items.length === 0) throw conflict(NOTHING_TO_CONVERT);

  const last = Math.max(0, ...there.map(({ orden }) => orden));
  for (const [place, { detalle, ...values }] of items.entries()) {
    const item = make(ContractItem, { ...values, contract, detalle, orden: last + place + 1 });
    work.add(item);
  }
  const summary: Record<string, number> = {};
  for (const { tipo } of items) summary[tipo] = (summary[tipo] ?? 0) + 1;
  contract.autoConversionSuccess = true;
  contract.autoConversionItemsCount = (contract.autoConversionItemsCount ?? 0) + items.length;
  contract.autoConversionDate = work.now;
  contract.autoConversionSummary = {
    attempted: true,
    success: true,
    itemsCreated: items.length,
    error: null,
    summary,
  };
  work.audit("contract.converted", contract.id, { items: items.length });
}

/**
 * Returns new items for the confirmed calculation or, without one, for the contract's services; most urgent
 * first.
 */
async function newItems(
  work: Work,
  contract: Contract,
  unchosen: readonly PromisedItem[],
): Promise<NewItem[]> {
  const quote = contract.quote && (await work.em.findOneOrFail(Quote, { id: contract.quote.id }));
  const calculation = await confirmedCalculation(work, quote);
  const items = calculation
    ? itemsOfCalculation(linesOfCalculation(calculation), contract)
    : itemsOfPromises(promised(contract, quote?.sinElegir.length ? unchosen : []), contract);
  return items.sort((a, b) => byUrgency({ tipo: a.tipo, deadline: null }, { tipo: b.tipo, deadline: null }));
}

const promised = ({ contractItem }: Contract, unchosen: readonly PromisedItem[]): readonly PromisedItem[] =>
  contractItem.length === 0
    ? unchosen
    : contractItem.map(({ tipo, descripcion, detalle }) => ({
        tipo,
        descripcion,
        detalle: typeof detalle === "string" ? detalle : null,
      }));
