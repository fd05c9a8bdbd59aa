import { useState } from "react";
import { useActs } from "../../base/saving/useActs.ts";
import { overOpened, type SaveOf } from "../../base/saving/useFields.ts";
import { useUploadShare } from "../../base/saving/uploads.ts";
import { newKey } from "../../base/saving/new-key.ts";
import type { ProviderDocumentKind } from "../../graphql/schema.generated.ts";
import type { ProviderMergeChoice } from "./MergeProvidersDialog.tsx";
import type { providerFields } from "./provider.form.ts";
import { providerToasts } from "./provider.texts.ts";
import {
  type ProviderRecordFragment,
  useProviderAddMutation,
  useProviderDocumentAddMutation,
  useProviderDocumentRemoveMutation,
  useProviderMergeMutation,
  useProviderSwitchMutation,
  useProviderUpdateMutation,
} from "./providers.generated.ts";

type Document = ProviderRecordFragment["documents"][number];

/** The open dialog: an act of a provider, a new provider, or a document that is removed. */
export type OpenProviderAct =
  | { readonly act: "add" | "import" }
  | {
      readonly act: "edit" | "merge" | "addDocument" | "switchOff";
      readonly provider: ProviderRecordFragment;
    }
  | { readonly act: "removeDocument"; readonly document: Document };

const lists = { refetchQueries: ["ProviderList", "ProviderCounts"] };
/** Queries that show the two merged providers; they are read again before the page shows the result. */
const merged = {
  refetchQueries: [
    ...lists.refetchQueries,
    ...["ProviderDetail", "ProviderDueList", "ProviderPurchaseList", "ProviderContractList", "RecordHistory"],
  ],
  awaitRefetchQueries: true,
};

/** Returns the acts on providers: the open dialog, the refusal, and the function of each act. */
export function useProviderActions({ onOpened }: { readonly onOpened: (id: string) => void }) {
  const { open, busy, failure, fresh, show, close, perform } = useActs<OpenProviderAct>();
  const [key, setKey] = useState(newKey);
  const progress = useUploadShare();
  const [add] = useProviderAddMutation(lists);
  const [update] = useProviderUpdateMutation(lists);
  const [turn] = useProviderSwitchMutation(lists);
  const [merge] = useProviderMergeMutation(merged);
  const [addDocument] = useProviderDocumentAddMutation();
  const [removeDocument] = useProviderDocumentRemoveMutation();
  return {
    open,
    busy,
    failure,
    fresh,
    progress: busy ? progress : null,
    close,
    show: (act: OpenProviderAct) => {
      setKey(newKey());
      show(act);
    },
    add: (async ({ input }) => {
      let addedId: string | undefined;
      const wrong = await perform(async () => {
        const { data } = await add({ variables: { input, idempotencyKey: key } });
        addedId = data?.addProvider.id;
      }, providerToasts.added);
      if (!wrong && addedId) onOpened(addedId);
      return wrong;
    }) satisfies SaveOf<typeof providerFields>,
    save: ((filled, opened) => {
      const { id, version } = opened!;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input } }));
      return perform(act, providerToasts.saved);
    }) satisfies SaveOf<typeof providerFields>,
    turn: (id: string, active: boolean) =>
      perform(() => turn({ variables: { id, active } }), active ? providerToasts.on : providerToasts.off),
    merge: async (variables: ProviderMergeChoice) => {
      const wrong = await perform(() => merge({ variables }), providerToasts.merged);
      if (!wrong) onOpened(variables.intoId);
      return wrong;
    },
    addDocument: (id: string, kind: ProviderDocumentKind, file: File) =>
      perform(() => addDocument({ variables: { id, kind, file } }), providerToasts.documentAdded),
    removeDocument: (id: string) =>
      perform(() => removeDocument({ variables: { id } }), providerToasts.documentRemoved),
  };
}

export type ProviderActions = ReturnType<typeof useProviderActions>;
