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

/** Kind of record whose client can be reminded from Mi día. */
export type Reminded = "quote" | "contract";

/** Returns the functions that remind the client of a record, the same as on the record's page. */
export function useReminding(reads: Pick<ApolloClient.MutateOptions, "refetchQueries">) {
  const [quoteByMail] = useQuoteRemindMutation(reads);
  const [quoteByWhatsApp] = useQuoteRemindByWhatsappMutation(reads);
  const [contractByMail] = useContractRemindMutation(reads);
  const [contractByWhatsApp] = useContractRemindByWhatsappMutation(reads);
  const [withdrawOfQuote] = useQuoteReminderWithdrawMutation(reads);
  const [withdrawOfContract] = useContractReminderWithdrawMutation(reads);
  return {
    /** Undoes the record of a WhatsApp reminder, because the message was not sent. */
    withdraw: (of: Reminded, id: string): Promise<unknown> =>
      of === "quote" ? withdrawOfQuote({ variables: { id } }) : withdrawOfContract({ variables: { id } }),
    byMail: (of: Reminded, id: string): Promise<unknown> =>
      of === "quote" ? quoteByMail({ variables: { id } }) : contractByMail({ variables: { id } }),
    byWhatsApp: async (of: Reminded, id: string) =>
      of === "quote"
        ? (await quoteByWhatsApp({ variables: { id } })).data?.remindQuoteByWhatsapp
        : (await contractByWhatsApp({ variables: { id } })).data?.remindContractByWhatsapp,
  };
}
