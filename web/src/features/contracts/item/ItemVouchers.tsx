import type { ItemRecordFragment } from "../contract/contracts.generated.ts";
import { useVoucherActs } from "./useVoucherActs.ts";
import { Vouchers } from "./Vouchers.tsx";
import {
  useVoucherAttachMutation,
  useVoucherReadersChangeMutation,
  useVoucherRemoveMutation,
} from "./vouchers.generated.ts";

interface ItemVouchersProps {
  readonly item: Pick<ItemRecordFragment, "id" | "descripcion" | "vouchers">;
  /** Id of the contract's quote, whose passengers travel; null without a quote. */
  readonly quoteId: string | null;
  /** True when the viewer may attach and remove vouchers now. */
  readonly editable: boolean;
}

const changed = { refetchQueries: ["RecordHistory"] };

/** Shows the tickets and vouchers of a contract item, and attaches others. */
export function ItemVouchers({ item, quoteId, editable }: ItemVouchersProps) {
  const [attach] = useVoucherAttachMutation(changed);
  const [changeReaders] = useVoucherReadersChangeMutation(changed);
  const [remove] = useVoucherRemoveMutation(changed);
  const acts = useVoucherActs({
    attach: (file, replaces, readers) =>
      attach({ variables: { itemId: item.id, file, replaces, ...readers } }),
    changeReaders: (id, readers) => changeReaders({ variables: { id, ...readers } }),
    remove: (id) => remove({ variables: { id } }),
  });
  return (
    <Vouchers
      vouchers={item.vouchers ?? []}
      acts={acts}
      of={item.descripcion}
      readersOf={quoteId}
      editable={editable}
    />
  );
}
