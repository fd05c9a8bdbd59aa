import { useSaving } from "../../../base/saving/useSaving.ts";
import { useOpenChat } from "../../../base/saving/useOpenChat.ts";
import {
  useContractRemindByWhatsappMutation,
  useContractRemindMutation,
} from "../../contracts/contract/contracts.generated.ts";
import {
  useQuoteRemindByWhatsappMutation,
  useQuoteRemindMutation,
} from "../../quotes/quote/quotes.generated.ts";
import { remindingTexts } from "./reminding.texts.ts";

/** A record whose client may be reminded from one's day. */
export type Reminded = "quote" | "contract";

/** Reminds the client of a record, as its own page does. */
export function useReminding(of: Reminded, id: string) {
  const { busy, perform } = useSaving();
  const variables = { id };
  const [quoteByMail] = useQuoteRemindMutation();
  const [quoteByWhatsApp] = useQuoteRemindByWhatsappMutation();
  const [contractByMail] = useContractRemindMutation();
  const [contractByWhatsApp] = useContractRemindByWhatsappMutation();
  const openChat = useOpenChat(perform);
  return {
    busy,
    byMail: () =>
      void perform<unknown>(
        () => (of === "quote" ? quoteByMail({ variables }) : contractByMail({ variables })),
        remindingTexts.reminded,
      ),
    byWhatsApp: () =>
      openChat(async () =>
        of === "quote"
          ? (await quoteByWhatsApp({ variables })).data?.remindQuoteByWhatsapp
          : (await contractByWhatsApp({ variables })).data?.remindContractByWhatsapp,
      ),
  };
}
