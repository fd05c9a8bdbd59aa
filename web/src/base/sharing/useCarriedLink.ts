import { useState } from "react";
import { chatOf } from "../../ui/passage/whatsapp.ts";
import { copyText } from "../../ui/copy-text.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { useOpenTab } from "../files/useOpenTab.tsx";
import { carriedTexts } from "./sharing.texts.ts";

/** Channels by which a staff member sends a link to a client. */
export type CarriedChannel = "copy" | "whatsapp";

/** A newly created link; its address is available only now. */
export interface CreatedLink {
  readonly channel: CarriedChannel;
  readonly link: string;
  readonly text: string;
  /** Address of the chat with the client; of the list of chats when the client has no mobile number. */
  readonly chat: string;
}

/** Creates the link for a channel on the server; null after a refusal, which has been displayed already. */
type Make<Beside extends readonly unknown[]> = (
  channel: CarriedChannel,
  ...beside: Beside
) => Promise<{ readonly link: string; readonly text: string } | null>;

/**
 * Creates links for a client: copied to the clipboard, or inserted in a chat with the client. The most recent
 * link stays available until it is dismissed.
 */
export function useCarriedLink<Beside extends readonly unknown[]>(phone: string | null, make: Make<Beside>) {
  const toasts = useToasts();
  const openTab = useOpenTab();
  const [created, setCreated] = useState<CreatedLink | null>(null);
  const makeShown = async (channel: CarriedChannel, ...beside: Beside): Promise<CreatedLink | null> => {
    const made = await make(channel, ...beside);
    if (!made) return null;
    const shown = { channel, ...made, chat: chatOf({ phone: phone ?? "", text: made.text }) };
    setCreated(shown);
    return shown;
  };
  return {
    created,
    forget: () => setCreated(null),
    copyLink: async (...beside: Beside) => {
      const link = makeShown("copy", ...beside).then((shown) => shown?.link ?? Promise.reject(new Error()));
      // Without permission to copy, it can still be copied by hand: it is shown.
      if (await copyText(link)) toasts.success(carriedTexts.copied);
    },
    byWhatsApp: (...beside: Beside) => openTab(async () => (await makeShown("whatsapp", ...beside))?.chat),
  };
}
