import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { voucherTexts as texts } from "./voucher.texts.ts";

/** A ticket or voucher as staff see it, also when it was removed or replaced. */
export interface Voucher {
  readonly id: string;
  readonly filename: string;
  readonly url: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly forGroup: boolean;
  readonly travellerId: string | null;
  readonly travellerName: string | null;
}

/** People who see a ticket or voucher besides the client. */
export type Readers = Pick<Voucher, "forGroup" | "travellerId">;

interface VoucherCalls {
  /** Attaches a file, in the place of the file with the id `replaces`. */
  readonly attach: (file: File, replaces: string | null, readers: Readers) => Promise<unknown>;
  /** Changes who sees it; absent when only the client sees it. */
  readonly changeReaders?: (id: string, readers: Readers) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Returns the acts on tickets and vouchers by the given calls; a refused dialog keeps its file. */
export function useVoucherActs({ attach, changeReaders, remove }: VoucherCalls) {
  const { perform, show, ...acts } = useActs<"attach" | "remove">();
  const [chosen, setChosen] = useState<Voucher | null>(null);
  const send = (file: File | null, readers: Readers): Promise<unknown> => {
    if (file) return attach(file, chosen?.id ?? null, readers);
    return changeReaders?.(chosen?.id ?? "", readers) ?? Promise.resolve();
  };
  return {
    ...acts,
    /** True when the chosen voucher may keep its file while its readers change. */
    keepsFile: chosen !== null && changeReaders !== undefined,
    /** The voucher that is to be replaced or removed. */
    chosen,
    askFile: (replaced: Voucher | null) => {
      setChosen(replaced);
      show("attach");
    },
    askToRemove: (voucher: Voucher) => {
      setChosen(voucher);
      show("remove");
    },
    /** Attaches a file, or changes who sees the chosen voucher when there is no file. */
    save: (file: File | null, readers: Readers) =>
      perform(
        () => send(file, readers),
        file === null ? texts.readersChanged : chosen ? texts.replaced : texts.attached,
      ),
    remove: () => void perform(() => remove(chosen?.id ?? ""), texts.removed),
  };
}
