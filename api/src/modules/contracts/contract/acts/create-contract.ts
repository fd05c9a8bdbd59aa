import { badInput } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Contract } from "../contract.entity.ts";
import { applyFields, NO_PRICE, refuseWrongFields } from "../print/contract-fields.ts";
import type { CreateContractInput } from "../contract.inputs.ts";
import { newPlan } from "../../plan/plan-change.ts";
import { refuseWrongPlan } from "../../plan/plan.rules.ts";
import { keepPlan } from "../../plan/plan-store.ts";
import { ContractTemplate } from "../../template/contract-template.entity.ts";
import { offeredTemplate, templateOf } from "../../template/template.find.ts";
import { takeFields } from "../print/contract-of-fields.ts";
import { markQuoteConverted, takeQuote } from "../print/contract-of-quote.ts";

/**
 * Creates a draft contract, either from an approved quote or from the contract's own fields. The same
 * transaction marks the quote as converted and its calculation as used. A quote has at most one contract.
 * The clauses are the current text of the chosen template, or of the template for the kind of trip.
 */
export async function createContract(
  work: Work,
  { input, templateId = null }: { input: CreateContractInput; templateId?: string | null },
): Promise<string> {
  const check = () => refuseWrong(input);
  const chosen = templateId === null ? null : await fieldsFirst(offeredTemplate(work, templateId), check);
  const contract = new Contract();
  const quote = input.quoteId ? await fieldsFirst(takeQuote(work, contract, input.quoteId), check) : null;
  if (!quote) await takeFields(work, contract, input);
  applyFields(contract, input);
  if (contract.precioTotal <= 0) throw badInput("precioTotal", NO_PRICE);

  const template = chosen ?? (await templateOf(work, contract.tripType));
  contract.template = work.em.getReference(ContractTemplate, template.id);
  contract.templateVersion = template.version;
  contract.clausulas = template.clauses;
  contract.contentChangedAt = work.now;
  contract.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  const plan = newPlan(input, contract.precioTotal, {
    today: work.today,
    departure: contract.fechaInicioViaje,
  });
  contract.contractNumber = await work.number("CT");
  work.add(contract);
  keepPlan(work, contract, plan);
  if (quote) await markQuoteConverted(work, quote, contract);

  work.audit("contract.created", contract.id, {
    number: contract.contractNumber,
    quoteId: quote?.id ?? null,
    precioTotal: contract.precioTotal,
  });
  await work.emit("contract.created", { contractId: contract.id });
  return contract.id;
}

function refuseWrong(input: CreateContractInput): void {
  refuseWrongFields(input);
  refuseWrongPlan(input);
}
