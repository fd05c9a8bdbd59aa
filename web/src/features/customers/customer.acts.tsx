import { announced } from "../../base/saving/useSaving.ts";
import { documentLabels } from "@travesia/api/colombia/documents";
import { confirming } from "../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../base/acts/record-acts.tsx";
import { AddNoteDialog } from "./AddNoteDialog.tsx";
import type { CustomerForm } from "./customer.form.ts";
import { customerTexts as texts, customerToasts as toasts } from "./customer.texts.ts";
import { EditCustomerDialog, NewCustomerDialog } from "./CustomerFormDialog.tsx";
import type { CustomerNoteLine } from "./CustomerNotes.tsx";
import {
  CustomerAddDocument,
  CustomerMergeDocument,
  CustomerNoteAddDocument,
  CustomerNoteRemoveDocument,
  type CustomerRecordFragment,
  type CustomerRowFragment,
  CustomerUpdateDocument,
  TravelDocumentAddDocument,
  type TravelDocumentLineFragment,
  TravelDocumentRemoveDocument,
  TravelDocumentUpdateDocument,
} from "./customers.generated.ts";
import { customerPaths } from "./customers.paths.ts";
import { ImportCustomersDialog } from "./ImportCustomersDialog.tsx";
import { ImportPastSalesDialog } from "./ImportPastSalesDialog.tsx";
import { MergeCustomersDialog } from "./MergeCustomersDialog.tsx";
import { EditTravelDocumentDialog, NewTravelDocumentDialog } from "./TravelDocumentDialog.tsx";

/** Customer; for a merge also the other customer who may be the same person. */
export type ActedCustomer = CustomerRecordFragment & { readonly other?: CustomerRowFragment | undefined };

const act = recordAct<ActedCustomer, "head">();

/** Acts on a customer, in the order of the page header. */
export const customerActs = {
  edit: act({
    label: "Editar",
    mutation: CustomerUpdateDocument,
    done: announced(toasts.saved),
    places: ["head"],
    Dialog: EditCustomerDialog,
  }),
  addNote: act({
    label: texts.addNote,
    mutation: CustomerNoteAddDocument,
    done: toasts.noteAdded,
    undo: (_, { addCustomerNote: { notes } }) => {
      // Ids grow with time.
      const id = notes
        .map((note) => note.id)
        .toSorted()
        .at(-1);
      return id === undefined ? null : { mutation: CustomerNoteRemoveDocument, variables: { id } };
    },
    reads: [],
    places: ["head"],
    Dialog: AddNoteDialog,
  }),
  merge: act({
    label: texts.merge,
    mutation: CustomerMergeDocument,
    of: () => ({}),
    done: toasts.merged,
    leadsTo: ({ mergeCustomers: { id } }) => customerPaths.one.to({ id }),
    reads: [
      ...["CustomerList", "CustomerDetail", "CustomerDuplicates", "CustomerQuotes", "CustomerContracts"],
      "RecordHistory",
    ],
    places: ["head"],
    Dialog: MergeCustomersDialog,
  }),
  addPaper: act({
    label: texts.addDocument,
    mutation: TravelDocumentAddDocument,
    done: announced(toasts.documentAdded),
    reads: [],
    Dialog: NewTravelDocumentDialog,
  }),
};

const documentAct = recordAct<TravelDocumentLineFragment>();

/** Acts on a travel document. */
export const travelDocumentActs = {
  edit: documentAct({
    label: texts.editDocument,
    mutation: TravelDocumentUpdateDocument,
    done: announced(toasts.documentSaved),
    Dialog: EditTravelDocumentDialog,
  }),
  remove: documentAct({
    label: texts.removeDocument,
    mutation: TravelDocumentRemoveDocument,
    done: toasts.documentRemoved,
    Dialog: confirming(({ tipoDocumento, holder }) => ({
      title: texts.removeDocument,
      confirm: texts.removeDocument,
      destructive: true,
      children: `${documentLabels[tipoDocumento]} de ${holder}. No se puede deshacer.`,
    })),
  }),
};

/** Acts on a note. */
export const noteActs = {
  remove: recordAct<CustomerNoteLine>()({
    label: texts.removeNote,
    mutation: CustomerNoteRemoveDocument,
    done: announced(toasts.noteRemoved),
    Dialog: confirming(({ text }) => ({
      title: texts.removeNote,
      confirm: texts.removeNote,
      destructive: true,
      children: `«${text}». No se puede deshacer.`,
    })),
  }),
};

/** Customer who does not exist yet, with the prefilled values. */
interface NewCustomer {
  readonly id: string;
  readonly begun?: Partial<CustomerForm>;
}

/** Acts on the list of customers. */
export const customerListActs = {
  add: recordAct<NewCustomer>()({
    label: texts.add,
    mutation: CustomerAddDocument,
    of: () => ({}),
    done: toasts.added,
    leadsTo: ({ addCustomer: { id } }) => customerPaths.one.to({ id }),
    Dialog: NewCustomerDialog,
  }),
  import: {
    label: texts.import,
    Dialog: ({ frame: { onClose } }) => <ImportCustomersDialog onClose={onClose} />,
  },
  importSales: {
    label: texts.importSales,
    Dialog: ({ frame: { onClose } }) => <ImportPastSalesDialog onClose={onClose} />,
  },
} satisfies Record<string, RecordAct<NewCustomer>>;
