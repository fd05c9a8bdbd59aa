import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import type { Control, UseFormSetValue } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { TripType } from "../../../graphql/schema.generated.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { useContractCreation } from "../creation/useContractCreation.ts";
import { conversionFields } from "./contract.form.ts";
import { contractToasts, contractToastSeconds } from "./contract.texts.ts";
import { contractPaths } from "./contracts.paths.ts";
import { type PlanForm, proposedPlan } from "../plan/plan.form.ts";
import { PlanFields } from "../plan/PlanFields.tsx";
import { TemplateField } from "../template/TemplateField.tsx";
import { TravellersWarning } from "./TravellersWarning.tsx";

interface ConvertQuoteDialogProps {
  readonly quote: {
    readonly id: string;
    readonly quoteNumber: string;
    readonly nombreCliente: string;
    readonly precioTotal: number | null;
    readonly fechaIda: string;
    readonly tripType: TripType | null;
  };
  readonly onClose: () => void;
}

/**
 * Converts an approved quote into a contract: takes the payment plan, with proposed days and live amounts,
 * and the template of the clauses; then opens the contract.
 */
export function ConvertQuoteDialog({ quote, onClose }: ConvertQuoteDialogProps) {
  const { id, quoteNumber, nombreCliente, fechaIda } = quote;
  const price = quote.precioTotal ?? 0;
  const navigate = useNavigate();
  const toasts = useToasts();
  const day = today(new Date());
  const { busy, failure, perform } = useSaving();
  const create = useContractCreation(["QuoteList", "QuoteCounts", "QuoteDetail", "ContractList"]);
  const { control, setValue, submit } = useFields(conversionFields, {
    record: null,
    begun: { ...conversionFields.empty, ...proposedPlan("contado", price, day, fechaIda) },
    save: ({ input, values: { templateId } }) =>
      perform(async () => {
        const contractId = await create(templateId, { quoteId: id, ...input });
        toasts.success(contractToasts.created, contractToastSeconds.created);
        onClose();
        if (contractId) void navigate(contractPaths.detail.to({ id: contractId }));
      }, null),
  });
  return (
    <FormDialog
      open
      title="Convertir en contrato"
      lead={
        <>
          La cotización {quoteNumber} de <strong>{nombreCliente}</strong> por{" "}
          <strong>{formatCop(price)}</strong> se convierte en un contrato en borrador. Podrás revisarlo antes
          de enviarlo.
        </>
      }
      submit="Crear contrato"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TravellersWarning quoteId={id} step="contract" />
      <PlanFields
        control={control as unknown as Control<PlanForm>}
        setValue={setValue as unknown as UseFormSetValue<PlanForm>}
        price={price}
        today={day}
        departure={fechaIda}
      />
      <TemplateField control={control} tripType={quote.tripType} />
    </FormDialog>
  );
}
