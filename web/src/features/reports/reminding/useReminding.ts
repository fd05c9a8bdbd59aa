import type { ApolloClient } from "@apollo/client";
import {
  useContractRemindByWhatsappMutation,
  useContractRemindMutation,
} from "../../contracts/contract/contracts.generated.ts";
import {
  useQuoteRemindByWhatsappMutation,
  useQuoteRemindMutation,
} from "../../quotes/quote/quotes.generated.ts";

import {
  useContractReminderWithdrawMutation,
  useQuoteReminderWithdrawMutation,
} from "./reminding.generated.ts";

/** A record whose client may be reminded from the viewer's day. */
export type Reminded = "quote" | "contract";

/** Returns the ways to remind the client of a record, as its own page does. */
export function useReminding(reads: Pick<ApolloClient.MutateOptions, "refetchQueries">) {
  const [quoteByMail] = useQuoteRemindMutation(reads);
  const [quoteByWhatsApp] = useQuoteRemindByWhatsappMutation(reads);
  const [contractByMail] = useContractRemindMutation(reads);
  const [contractByWhatsApp] = useContractRemindByWhatsappMutation(reads);
  const [withdrawOfQuote] = useQuoteReminderWithdrawMutation(reads);
  const [withdrawOfContract] = useContractReminderWithdrawMutation(reads);
  return {
    /** Undoes the note that the viewer wrote by WhatsApp: the message was not sent. */
    takeBack: (of: Reminded, id: string): Promise<unknown> =>
      of === "quote" ? withdrawOfQuote({ variables: { id } }) : withdrawOfContract({ variables: { id } }),
    byMail: (of: Reminded, id: string): Promise<unknown> =>
      of === "quote" ? quoteByMail({ variables: { id } }) : contractByMail({ variables: { id } }),
    byWhatsApp: async (of: Reminded, id: string) =>
      of === "quote"
        ? (await quoteByWhatsApp({ variables: { id } })).data?.remindQuoteByWhatsapp
        : (await contractByWhatsApp({ variables: { id } })).data?.remindContractByWhatsapp,
  };
}
