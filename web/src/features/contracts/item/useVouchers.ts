import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import type { ItemRecordFragment } from "../contract/contracts.generated.ts";
import { voucherTexts as texts } from "./voucher.texts.ts";
import { useVoucherAttachMutation, useVoucherRemoveMutation } from "./vouchers.generated.ts";

/** A ticket or voucher of an item. */
export type Voucher = NonNullable<ItemRecordFragment["vouchers"]>[number];

const changed = { refetchQueries: ["RecordHistory"] };

/** Returns the acts on the tickets and vouchers of an item; a refused dialog keeps its file. */
export function useVouchers(itemId: string) {
  const { perform, show, ...acts } = useActs<"attach" | "remove">();
  const [chosen, setChosen] = useState<Voucher | null>(null);
  const [attach] = useVoucherAttachMutation(changed);
  const [remove] = useVoucherRemoveMutation(changed);
  return {
    ...acts,
    /** The one that is to be replaced or removed. */
    chosen,
    askFile: (replaced: Voucher | null) => {
      setChosen(replaced);
      show("attach");
    },
    askToRemove: (voucher: Voucher) => {
      setChosen(voucher);
      show("remove");
    },
    attach: (file: File, readers: Pick<Voucher, "forGroup" | "travellerId">) =>
      perform(
        () => attach({ variables: { itemId, file, replaces: chosen?.id ?? null, ...readers } }),
        chosen ? texts.replaced : texts.attached,
      ),
    remove: () => void perform(() => remove({ variables: { id: chosen?.id ?? "" } }), texts.removed),
  };
}
