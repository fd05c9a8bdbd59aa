import { useState } from "react";
import { useActs } from "../../base/saving/useActs.ts";
import { useUndo } from "../../base/saving/useUndo.tsx";
import { overOpened, type SaveOf } from "../../base/saving/useFields.ts";
import { newKey } from "../../base/saving/new-key.ts";
import type { CustomerMergeChoice } from "./MergeCustomersDialog.tsx";
import type { CustomerNoteLine } from "./CustomerNotes.tsx";
import type { CustomerForm, customerFields, travelDocumentFields } from "./customer.form.ts";
import { customerToasts } from "./customer.texts.ts";
import {
  type TravelDocumentLineFragment,
  type CustomerRecordFragment,
  type CustomerRowFragment,
  useCustomerAddMutation,
  useCustomerMergeMutation,
  useCustomerNoteAddMutation,
  useCustomerNoteRemoveMutation,
  useTravelDocumentAddMutation,
  useTravelDocumentRemoveMutation,
  useTravelDocumentUpdateMutation,
  useCustomerUpdateMutation,
} from "./customers.generated.ts";

/** The open dialog: an act of a customer, a new customer, or a file of customers or of their sales. */
export type OpenCustomerAct =
  | { readonly act: "import" | "importSales" }
  /** `begun` has the values that are known already. */
  | { readonly act: "add"; readonly begun?: Partial<CustomerForm> }
  | { readonly act: "edit" | "addNote"; readonly customer: CustomerRecordFragment }
  | {
      readonly act: "document";
      readonly customer: CustomerRecordFragment;
      /** Document being edited; null for a new document. */
      readonly document: TravelDocumentLineFragment | null;
    }
  | { readonly act: "removeDocument"; readonly document: TravelDocumentLineFragment }
  | { readonly act: "removeNote"; readonly note: CustomerNoteLine }
  | { readonly act: "merge"; readonly customer: CustomerRowFragment; readonly other?: CustomerRowFragment };

const lists = { refetchQueries: ["CustomerList"] };
/** Queries that show the two merged customers; they are read again before the page shows the result. */
const merged = {
  refetchQueries: [
    ...lists.refetchQueries,
    ...["CustomerDetail", "CustomerDuplicates", "CustomerQuotes", "CustomerContracts", "RecordHistory"],
  ],
  awaitRefetchQueries: true,
};

/** Returns the acts on customers: the open dialog, the refusal, and the function of each act. */
export function useCustomerActions({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { open, busy, failure, fresh, show, close, perform } = useActs<OpenCustomerAct>();
  const undoable = useUndo();
  const [key, setKey] = useState(newKey);
  const [add] = useCustomerAddMutation(lists);
  const [update] = useCustomerUpdateMutation(lists);
  const [merge] = useCustomerMergeMutation(merged);
  const [addNote] = useCustomerNoteAddMutation();
  const [removeNote] = useCustomerNoteRemoveMutation();
  const [addDocument] = useTravelDocumentAddMutation();
  const [updateDocument] = useTravelDocumentUpdateMutation();
  const [removeDocument] = useTravelDocumentRemoveMutation();
  return {
    open,
    busy,
    failure,
    fresh,
    close,
    show: (act: OpenCustomerAct) => {
      setKey(newKey());
      show(act);
    },
    add: (async ({ input }) => {
      let addedId: string | undefined;
      const wrong = await perform(async () => {
        const { data } = await add({ variables: { input, idempotencyKey: key } });
        addedId = data?.addCustomer.id;
      }, customerToasts.added);
      if (!wrong && addedId) onOpened(addedId);
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
      perform(
        () => addNote({ variables: { id, text } }),
        ({ data }) => {
          // Ids grow with time.
          const added = data?.addCustomerNote.notes
            .map((note) => note.id)
            .toSorted()
            .at(-1);
          if (!added) return customerToasts.noteAdded;
          undoable(customerToasts.noteAdded, () => removeNote({ variables: { id: added } }));
          return null;
        },
      ),
    removeNote: (id: string) => perform(() => removeNote({ variables: { id } }), customerToasts.noteRemoved),
    addDocument: (customerId: string) =>
      (({ input }) =>
        perform(
          () => addDocument({ variables: { id: customerId, input } }),
          customerToasts.documentAdded,
        )) satisfies SaveOf<typeof travelDocumentFields>,
    saveDocument: ((filled, opened) => {
      const { id, version } = opened!;
      const act = overOpened(filled, version, (input) => updateDocument({ variables: { id, input } }));
      return perform(act, customerToasts.documentSaved);
    }) satisfies SaveOf<typeof travelDocumentFields>,
    removeDocument: (id: string) =>
      perform(() => removeDocument({ variables: { id } }), customerToasts.documentRemoved),
  };
}

export type CustomerActions = ReturnType<typeof useCustomerActions>;
