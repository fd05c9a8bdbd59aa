import { announced } from "../../../base/saving/useSaving.ts";
import { recordAct } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { contractToasts } from "../contract/contract.texts.ts";
import { ContractItemReleaseDocument, type ItemRecordFragment } from "../contract/contracts.generated.ts";

const act = recordAct<Pick<ItemRecordFragment, "id" | "descripcion">>();

/** Acts on an item of a contract. */
export const itemActs = {
  release: act({
    label: "No requiere compra",
    mutation: ContractItemReleaseDocument,
    done: announced(contractToasts.itemReleased),
    Dialog: withReason(
      ({ descripcion }) => ({
        title: `${descripcion}: no requiere compra`,
        label: "Motivo",
        submit: "Guardar",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
};
