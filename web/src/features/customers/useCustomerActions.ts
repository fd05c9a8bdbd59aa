import { useState } from "react";
import { useActs } from "../../app/saving/useActs.ts";
import { overOpened, type SaveOf } from "../../app/saving/useFields.ts";
import { newKey } from "../../app/saving/new-key.ts";
import type { CustomerMergeChoice } from "./MergeCustomersDialog.tsx";
import type { CustomerNoteLine } from "./CustomerNotes.tsx";
import type { customerFields, paperFields } from "./customer.form.ts";
import { customerToasts } from "./customer.texts.ts";
import {
  type CustomerPaperLineFragment,
  type CustomerRecordFragment,
  type CustomerRowFragment,
  useCustomerAddMutation,
  useCustomerMergeMutation,
  useCustomerNoteAddMutation,
  useCustomerNoteRemoveMutation,
  useCustomerPaperAddMutation,
  useCustomerPaperRemoveMutation,
  useCustomerPaperUpdateMutation,
  useCustomerUpdateMutation,
} from "./customers.generated.ts";

/** The dialog that is open: an act of a customer, a new one, or a file of many. */
export type OpenCustomerAct =
  | { readonly act: "add" | "import" }
  | { readonly act: "edit" | "addNote"; readonly customer: CustomerRecordFragment }
  | {
      readonly act: "paper";
      readonly customer: CustomerRecordFragment;
      /** Null for a new one. */
      readonly paper: CustomerPaperLineFragment | null;
    }
  | { readonly act: "removePaper"; readonly paper: CustomerPaperLineFragment }
  | { readonly act: "removeNote"; readonly note: CustomerNoteLine }
  | { readonly act: "merge"; readonly customer: CustomerRowFragment; readonly other?: CustomerRowFragment };

const lists = { refetchQueries: ["CustomerList"] };
/** What shows the two that became one, which is read again before the page says that it is done. */
const merged = {
  refetchQueries: [
    ...lists.refetchQueries,
    ...["CustomerDetail", "CustomerDuplicates", "CustomerQuotes", "CustomerContracts", "RecordHistory"],
  ],
  awaitRefetchQueries: true,
};

/** The acts on customers: which dialog is open, what was refused, and what each does. */
export function useCustomerActions({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { open, busy, failure, fresh, show, close, perform } = useActs<OpenCustomerAct>();
  const [key, setKey] = useState(newKey);
  const [add] = useCustomerAddMutation(lists);
  const [update] = useCustomerUpdateMutation(lists);
  const [merge] = useCustomerMergeMutation(merged);
  const [addNote] = useCustomerNoteAddMutation();
  const [removeNote] = useCustomerNoteRemoveMutation();
  const [addPaper] = useCustomerPaperAddMutation();
  const [updatePaper] = useCustomerPaperUpdateMutation();
  const [removePaper] = useCustomerPaperRemoveMutation();
  return {
    ...{ open, busy, failure, fresh, close },
    show: (act: OpenCustomerAct) => {
      setKey(newKey());
      show(act);
    },
    add: (async ({ input }) => {
      let made: string | undefined;
      const wrong = await perform(async () => {
        const { data } = await add({ variables: { input, idempotencyKey: key } });
        made = data?.addCustomer.id;
      }, customerToasts.added);
      if (!wrong && made) onOpened(made);
      return wrong;
    }) satisfies SaveOf<typeof customerFields>,
    save: ((filled, opened) => {
      const { id, version } = opened!;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input } }));
      return perform(act, customerToasts.saved);
    }) satisfies SaveOf<typeof customerFields>,
    merge: async (variables: CustomerMergeChoice) => {
      const wrong = await perform(() => merge({ variables }), customerToasts.merged);
      if (!wrong) onOpened(variables.intoId);
      return wrong;
    },
    addNote: (id: string, text: string) =>
      perform(() => addNote({ variables: { id, text } }), customerToasts.noteAdded),
    removeNote: (id: string) => perform(() => removeNote({ variables: { id } }), customerToasts.noteRemoved),
    addPaper: (customerId: string) =>
      (({ input }) =>
        perform(
          () => addPaper({ variables: { id: customerId, input } }),
          customerToasts.paperAdded,
        )) satisfies SaveOf<typeof paperFields>,
    savePaper: ((filled, opened) => {
      const { id, version } = opened!;
      const act = overOpened(filled, version, (input) => updatePaper({ variables: { id, input } }));
      return perform(act, customerToasts.paperSaved);
    }) satisfies SaveOf<typeof paperFields>,
    removePaper: (id: string) =>
      perform(() => removePaper({ variables: { id } }), customerToasts.paperRemoved),
  };
}

export type CustomerActions = ReturnType<typeof useCustomerActions>;
