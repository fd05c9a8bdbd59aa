import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { voucherTexts as texts } from "./voucher.texts.ts";

/** A ticket or voucher as staff see it, including removed and replaced ones. */
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

/** People other than the client who can see a ticket or voucher. */
export type Readers = Pick<Voucher, "forGroup" | "travellerId">;

interface VoucherCalls {
  /** Attaches a file; replaces the file with the id `replaces`, if given. */
  readonly attach: (file: File, replaces: string | null, readers: Readers) => Promise<unknown>;
  /** Changes who can see the voucher; absent when only the client can. */
  readonly changeReaders?: (id: string, readers: Readers) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/**
 * Returns the acts on tickets and vouchers, performed by the given functions; a dialog keeps its file
 * after a refusal.
 */
export function useVoucherActs({ attach, changeReaders, remove }: VoucherCalls) {
  const { perform, show, ...acts } = useActs<"attach" | "remove">();
  const [chosen, setChosen] = useState<Voucher | null>(null);
  const send = (file: File | null, readers: Readers): Promise<unknown> => {
    if (file) return attach(file, chosen?.id ?? null, readers);
    return changeReaders?.(chosen?.id ?? "", readers) ?? Promise.resolve();
  };
  return {
    ...acts,
    /** True when the selected voucher can keep its file while its readers change. */
    keepsFile: chosen !== null && changeReaders !== undefined,
    /** Voucher selected to be replaced or removed. */
    chosen,
    askFile: (replaced: Voucher | null) => {
      setChosen(replaced);
      show("attach");
    },
    askToRemove: (voucher: Voucher) => {
      setChosen(voucher);
      show("remove");
    },
    /** Attaches a file, or without one changes who can see the selected voucher. */
    save: (file: File | null, readers: Readers) =>
      perform(
        () => send(file, readers),
        file === null ? texts.readersChanged : chosen ? texts.replaced : texts.attached,
      ),
    remove: () => void perform(() => remove(chosen?.id ?? ""), texts.removed),
  };
}
