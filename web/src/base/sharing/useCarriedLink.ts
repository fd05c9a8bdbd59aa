import { useState } from "react";
import { chatOf } from "../../ui/passage/whatsapp.ts";
import { copyText } from "../../ui/copy-text.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { useOpenTab } from "../files/useOpenTab.tsx";
import { carriedTexts } from "./sharing.texts.ts";

/** Channels by which a person carries a link to a client. */
export type CarriedChannel = "copy" | "whatsapp";

/** A link that was just made: it is shown this once. */
export interface CreatedLink {
  readonly channel: CarriedChannel;
  readonly link: string;
  readonly text: string;
  /** The chat with the client, or where there is no mobile the list of all chats. */
  readonly chat: string;
}

/** Makes the link of a channel on the server; null when it was refused, which the maker has shown. */
type Make<Beside extends readonly unknown[]> = (
  channel: CarriedChannel,
  ...beside: Beside
) => Promise<{ readonly link: string; readonly text: string } | null>;

/**
 * Makes links to carry to a client: copied at once, or written in the chat with them. The link made last is
 * kept to be shown, until it is forgotten.
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
