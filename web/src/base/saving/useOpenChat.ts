import { contactOpens } from "@travesia/api/colombia/contact-hours";
import { type ChatMessage, chatOf } from "../../ui/passage/whatsapp.ts";
import { useOpenTab } from "../files/useOpenTab.tsx";
import type { useSaving } from "./useSaving.ts";

/**
 * Opens WhatsApp in a new tab with a reminder to a client that an act makes. If that is refused nothing stays
 * open, and outside the hours of the law nothing opens at all; `perform` of {@link useSaving} shows why.
 */
export function useOpenChat(perform: ReturnType<typeof useSaving>["perform"]) {
  const openTab = useOpenTab();
  return (make: () => Promise<ChatMessage | null | undefined>): void =>
    void openTab(
      async () => {
        let message: ChatMessage | null | undefined;
        await perform(async () => {
          message = await make();
        }, null);
        return message && chatOf(message);
      },
      contactOpens(new Date()) !== null,
    );
}
