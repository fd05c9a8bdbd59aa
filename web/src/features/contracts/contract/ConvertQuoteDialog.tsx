import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { contractToasts, contractToastSeconds } from "./contract.texts.ts";
import { useContractCreateMutation } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { planInput, type PlanForm, proposedPlan } from "../plan/plan.form.ts";
import { PlanFields } from "../plan/PlanFields.tsx";
import { TravellersWarning } from "./TravellersWarning.tsx";

interface ConvertQuoteDialogProps {
  readonly quote: {
    readonly id: string;
    readonly quoteNumber: string;
    readonly nombreCliente: string;
    readonly precioTotal: number | null;
    readonly fechaIda: string;
  };
  readonly onClose: () => void;
}

/**
 * Makes a contract of an approved quote: how it is paid, with proposed days and live amounts; then opens the
 * contract.
 */
export function ConvertQuoteDialog({ quote, onClose }: ConvertQuoteDialogProps) {
  const { id, quoteNumber, nombreCliente, fechaIda } = quote;
  const price = quote.precioTotal ?? 0;
  const navigate = useNavigate();
  const toasts = useToasts();
  const day = today(new Date());
  const form = useForm<PlanForm>({ defaultValues: proposedPlan("contado", price, day, fechaIda) });
  const [create, { loading }] = useContractCreateMutation({
    refetchQueries: ["QuoteList", "QuoteCounts", "QuoteDetail", "ContractList"],
  });
  const [failure, setFailure] = useState<string | null>(null);
  const act = form.handleSubmit(async (plan) => {
    setFailure(null);
    try {
      const { data } = await create({ variables: { input: { quoteId: id, ...planInput(plan) } } });
      toasts.success(contractToasts.created, contractToastSeconds.created);
      onClose();
      if (data) void navigate(contractPaths.detail.to({ id: data.createContract.id }));
    } catch (error) {
      setFailure(failureText(error));
    }
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
      busy={loading}
      failure={failure}
      onSubmit={act}
      onClose={onClose}
    >
      <TravellersWarning quoteId={id} />
      <PlanFields
        control={form.control}
        setValue={form.setValue}
        price={price}
        today={day}
        departure={fechaIda}
      />
    </FormDialog>
  );
}
