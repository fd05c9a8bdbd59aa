import { remindingTexts } from "./reminding.texts.ts";
import { useContractRemindersQuery, useQuoteRemindersQuery } from "./reminding.generated.ts";
import type { Reminded } from "./useReminding.ts";

/** Reasons why the channels to remind a record's client are disabled. */
interface RemindersOff {
  /** True while the reasons are being loaded. */
  readonly waits: boolean;
  readonly mail: string | null;
  readonly whatsApp: string | null;
}

/**
 * Returns the reason why each channel for reminding the record's client is disabled; the server is asked when
 * the user opens the choice.
 */
export function useRemindersOff(of: Reminded, id: string, asked: boolean): RemindersOff {
  const options = { variables: { id }, fetchPolicy: "network-only" } as const;
  const quote = useQuoteRemindersQuery({ ...options, skip: !asked || of !== "quote" });
  const contract = useContractRemindersQuery({ ...options, skip: !asked || of !== "contract" });
  const acts = quote.data?.quote?.acts ?? contract.data?.contract?.acts;
  // If it is not known, the act itself refuses.
  if (!acts) return { waits: quote.loading || contract.loading, mail: null, whatsApp: null };
  const off = (name: string): string | null => {
    const act = acts.find((one) => one.name === name);
    return act ? act.reason : remindingTexts.nothing;
  };
  return { waits: false, mail: off("remind"), whatsApp: off("remindByWhatsapp") };
}
