import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { VersionedSave } from "../../../base/failure/stale.ts";
import { useOpenTab } from "../../../base/files/useOpenTab.tsx";
import { fetchedFile } from "../../../base/files/fetched-file.ts";
import { chatOf } from "../../../ui/passage/whatsapp.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { QuotePdfDocument } from "../quote/quotes.generated.ts";
import { type QuoteShareMutation, useQuoteShareMutation } from "./sharing.generated.ts";
import { sharingToasts } from "./sharing.texts.ts";

/** A link that was just created: it is shown this once. */
export interface CreatedLink {
  readonly channel: "copy" | "whatsapp";
  readonly link: string;
  readonly text: string;
  /** The chat with the client, or where there is no mobile the list of all chats. */
  readonly chat: string;
}

/** Runs an act and shows its toast: the function of {@link useSaving}. */
type Perform = <R>(
  act: VersionedSave<R>,
  done: string | null | ((answer: R) => string | null),
) => Promise<Wrong | null>;

/** Makes links of a quote to carry to its client; `perform` keeps the dialog open, since it shows them. */
export function useSharing({ id, phone }: { id: string; phone: string }, perform: Perform) {
  const toasts = useToasts();
  const openTab = useOpenTab();
  const client = useApolloClient();
  const [created, setCreated] = useState<CreatedLink | null>(null);
  const [share] = useQuoteShareMutation({
    refetchQueries: ["QuoteList", "QuoteCounts", "QuoteDetail", "QuoteLinks", "RecordHistory"],
  });
  const make = async (channel: CreatedLink["channel"], note: string): Promise<CreatedLink | null> => {
    let answered: QuoteShareMutation["shareQuote"] | undefined;
    const wrong = await perform(async () => {
      const { data } = await share({ variables: { id, channel, note: note.trim() || null } });
      answered = data?.shareQuote;
    }, null);
    if (wrong || !answered) return null;
    const { link, text } = answered;
    const shown = { channel, link, text, chat: chatOf({ phone, text }) };
    setCreated(shown);
    return shown;
  };
  return {
    created,
    copyLink: async (note: string) => {
      const link = make("copy", note).then((created) => created?.link ?? Promise.reject(new Error()));
      // Without permission to copy, it can still be copied by hand: the dialog shows it.
      if (await copyText(link)) toasts.success(sharingToasts.copied);
    },
    byWhatsApp: (note: string) => openTab(async () => (await make("whatsapp", note))?.chat),
    /** The PDF as the share sheet of a device takes it; null where it takes no files. */
    sheetFile: async (): Promise<File | null> => {
      const { data } = await client.query({
        query: QuotePdfDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      if (!data) return null;
      const bytes = await fetchedFile(data.quotePdf.url);
      const file = new File([bytes], data.quotePdf.filename, { type: "application/pdf" });
      return navigator.canShare({ files: [file] }) ? file : null;
    },
  };
}

export type Sharing = ReturnType<typeof useSharing>;
