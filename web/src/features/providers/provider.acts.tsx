import { announced } from "../../base/saving/useSaving.ts";
import { confirming } from "../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../base/acts/record-acts.tsx";
import { AddDocumentDialog } from "./AddDocumentDialog.tsx";
import { ImportProvidersDialog } from "./ImportProvidersDialog.tsx";
import { MergeProvidersDialog } from "./MergeProvidersDialog.tsx";
import { documentKinds, providerTexts as texts, providerToasts as toasts } from "./provider.texts.ts";
import { EditProviderDialog, NewProviderDialog } from "./ProviderFormDialog.tsx";
import {
  ProviderAddDocument,
  ProviderDocumentAddDocument,
  ProviderDocumentRemoveDocument,
  ProviderMergeDocument,
  type ProviderRecordFragment,
  ProviderSwitchDocument,
  ProviderUpdateDocument,
} from "./providers.generated.ts";
import { providerPaths } from "./providers.paths.ts";

/** Queries that are read again after an act on a provider. */
export const providerReads = ["ProviderList", "ProviderCounts"];

const act = recordAct<ProviderRecordFragment, "head">();

/** Acts on a provider, in the order of the page header. */
export const providerActs = {
  edit: act({
    label: "Editar",
    mutation: ProviderUpdateDocument,
    done: announced(toasts.saved),
    places: ["head"],
    Dialog: EditProviderDialog,
  }),
  merge: act({
    label: texts.merge,
    mutation: ProviderMergeDocument,
    of: () => ({}),
    done: toasts.merged,
    leadsTo: ({ mergeProviders: { id } }) => providerPaths.one.to({ id }),
    reads: [
      ...providerReads,
      ...["ProviderDetail", "ProviderDueList", "ProviderPurchaseList", "ProviderContractList"],
      "RecordHistory",
    ],
    places: ["head"],
    Dialog: MergeProvidersDialog,
  }),
  switchOff: act({
    label: texts.switchOff,
    mutation: ProviderSwitchDocument,
    of: ({ id }) => ({ id, active: false }),
    done: toasts.off,
    color: "error",
    places: ["head"],
    Dialog: confirming(({ name }) => ({
      title: texts.switchOff,
      confirm: texts.switchOff,
      children: `${name} ya no se sugerirá al comprar. Sus compras y lo que se le debe quedan como están.`,
    })),
  }),
  switchOn: act({
    label: texts.switchOn,
    mutation: ProviderSwitchDocument,
    of: ({ id }: ProviderRecordFragment) => ({ id, active: true }),
    done: announced(toasts.on),
    places: ["head"],
  }),
  addDocument: act({
    label: texts.addDocument,
    mutation: ProviderDocumentAddDocument,
    done: announced(toasts.documentAdded),
    reads: [],
    Dialog: AddDocumentDialog,
  }),
};

const documentAct = recordAct<ProviderRecordFragment["documents"][number]>();

/** Acts on a document of a provider. */
export const providerDocumentActs = {
  remove: documentAct({
    label: "Eliminar documento",
    mutation: ProviderDocumentRemoveDocument,
    done: toasts.documentRemoved,
    Dialog: confirming(({ kind, filename }) => ({
      title: "Eliminar documento",
      confirm: "Eliminar documento",
      destructive: true,
      children: `${documentKinds[kind]}: ${filename}. No se puede deshacer.`,
    })),
  }),
};

/** Placeholder of a provider that does not exist yet. */
export const newProvider = { id: "" };

/** Acts on the list of providers. */
export const providerListActs = {
  add: recordAct<typeof newProvider>()({
    label: texts.add,
    mutation: ProviderAddDocument,
    of: () => ({}),
    done: toasts.added,
    leadsTo: ({ addProvider: { id } }) => providerPaths.one.to({ id }),
    Dialog: NewProviderDialog,
  }),
  import: {
    label: texts.import,
    Dialog: ({ frame: { onClose } }) => <ImportProvidersDialog onClose={onClose} />,
  },
} satisfies Record<string, RecordAct<typeof newProvider>>;
