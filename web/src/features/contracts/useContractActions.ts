import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../app/failures.ts";
import type { FailureKey } from "../../app/failures.texts.ts";
import { useFailureToast } from "../../app/useFailureToast.ts";
import type { AddItemInput } from "../../graphql/schema.generated.ts";
import { useToasts } from "../../ui/toasts.tsx";
import type { ContractAct } from "./contract.actions.ts";
import { contractToasts } from "./contract.texts.ts";
import {
  useContractCancelMutation,
  useContractCompleteMutation,
  useContractConvertMutation,
  useContractDeleteMutation,
  useContractItemAddMutation,
  useContractItemReleaseMutation,
  useContractPdfMakeMutation,
} from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";

const changed = { refetchQueries: ["ContractHistory", "ContractItems", "ContractList", "ContractCounters"] };

/** The acts of one contract: which dialog is open, what was refused, and what each does. What was typed stays when it is refused. */
export function useContractActions(id: string) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<ContractAct | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [makePdf] = useContractPdfMakeMutation(changed);
  const [convert] = useContractConvertMutation(changed);
  const [complete] = useContractCompleteMutation(changed);
  const [cancel] = useContractCancelMutation(changed);
  const [remove] = useContractDeleteMutation({ refetchQueries: ["ContractList", "ContractCounters"] });
  const [addItem] = useContractItemAddMutation(changed);
  const [releaseItem] = useContractItemReleaseMutation({ refetchQueries: [...changed.refetchQueries, "ContractDetail"] });

  const perform = async (act: () => Promise<unknown>, done: string, key?: FailureKey) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      setOpen(null);
      toasts.success(done);
      return true;
    } catch (error) {
      setFailure(failureText(error, key));
      tellFailure(error, key);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const show = (act: ContractAct) => {
    setFailure(null);
    setOpen(act);
  };
  const variables = { id };
  return {
    open,
    busy,
    failure,
    show,
    close: () => setOpen(null),
    makePdf: () => void perform(() => makePdf({ variables }), contractToasts.pdfMade, "generateContractPdf"),
    convert: () => void perform(() => convert({ variables }), contractToasts.converted, "convertQuoteToItems"),
    complete: () => void perform(() => complete({ variables }), contractToasts.completed),
    cancel: (motivo: string) => void perform(() => cancel({ variables: { id, input: { motivo } } }), contractToasts.cancelled),
    addItem: (input: AddItemInput) => void perform(() => addItem({ variables: { contractId: id, input } }), contractToasts.itemAdded),
    releaseItem: (itemId: string, motivo: string) =>
      perform(() => releaseItem({ variables: { id: itemId, input: { motivo } } }), contractToasts.itemReleased),
    remove: async () => {
      if (await perform(() => remove({ variables }), contractToasts.deleted, "deleteContract")) void navigate(contractPaths.list.to());
    },
  };
}

export type ContractActions = ReturnType<typeof useContractActions>;
