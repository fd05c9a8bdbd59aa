import { useApolloClient } from "@apollo/client/react";
import { fetchedFile } from "../../../base/files/fetched-file.ts";
import type { VersionedSave } from "../../../base/failure/stale.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { useCarriedLink } from "../../../base/sharing/useCarriedLink.ts";
import { QuotePdfDocument } from "../quote/quotes.generated.ts";
import { type QuoteShareMutation, useQuoteShareMutation } from "./sharing.generated.ts";

/** Note of a sending; and the most payments in which the client may close online, null when none. */
export interface SendingTerms {
  readonly note: string | null;
  readonly closesOnlineIn: number | null;
}

/** Function of {@link useSaving} that runs an act and shows its toast. */
type Perform = <R>(
  act: VersionedSave<R>,
  done: string | null | ((answer: R) => string | null),
) => Promise<Wrong | null>;

/**
 * Creates links to a quote that the user shares with the client; `perform` keeps the dialog open, since it
 * displays them.
 */
export function useSharing({ id, phone }: { id: string; phone: string }, perform: Perform) {
  const client = useApolloClient();
  const [share] = useQuoteShareMutation({
    refetchQueries: ["QuoteList", "QuoteCounts", "QuoteDetail", "QuoteLinks", "RecordHistory"],
  });
  const carried = useCarriedLink(phone, async (channel, sent: SendingTerms) => {
    let answered: QuoteShareMutation["shareQuote"] | undefined;
    const wrong = await perform(async () => {
      const { data } = await share({ variables: { id, channel, ...sent } });
      answered = data?.shareQuote;
    }, null);
    return wrong || !answered ? null : { link: answered.link, text: answered.text };
  });
  return {
    ...carried,
    /** Returns the PDF for the device's share sheet; null if the sheet accepts no files. */
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
