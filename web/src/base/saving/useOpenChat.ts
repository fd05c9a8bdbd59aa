import { contactOpens } from "@travesia/api/colombia/contact-hours";
import { type ChatMessage, chatOf } from "../../ui/passage/whatsapp.ts";
import { useOpenTab } from "../files/useOpenTab.tsx";
import type { useSaving } from "./useSaving.ts";

/**
 * Opens WhatsApp in a new tab with a reminder to a client that a mutation creates. The tab closes when the
 * mutation is refused; outside the legal contact hours no tab opens. `perform` of {@link useSaving} shows the
 * reason.
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
