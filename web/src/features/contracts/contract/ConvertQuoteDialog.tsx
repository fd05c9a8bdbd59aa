import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useNavigate } from "react-router-dom";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { contractToasts, contractToastSeconds } from "./contract.texts.ts";
import { useContractCreateMutation } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { planFields, proposedPlan } from "../plan/plan.form.ts";
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
  const { busy, failure, perform } = useSaving({ tells: false });
  const [create] = useContractCreateMutation({
    refetchQueries: ["QuoteList", "QuoteCounts", "QuoteDetail", "ContractList"],
  });
  const { control, setValue, submit } = useFields(planFields, {
    record: null,
    begun: proposedPlan("contado", price, day, fechaIda),
    save: ({ input }) =>
      perform(async () => {
        const { data } = await create({ variables: { input: { quoteId: id, ...input } } });
        toasts.success(contractToasts.created, contractToastSeconds.created);
        onClose();
        if (data) void navigate(contractPaths.detail.to({ id: data.createContract.id }));
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
      <PlanFields control={control} setValue={setValue} price={price} today={day} departure={fechaIda} />
    </FormDialog>
  );
}
