import { may } from "@travesia/api/permissions";
import { channelLabels } from "@travesia/api/quotes/quote/sharing/quote-link.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { LinkLines } from "../../../base/sharing/LinkLines.tsx";
import { quoteLabels } from "../quote/quote.texts.ts";
import {
  useQuoteLinkReviewMutation,
  useQuoteLinkRevokeMutation,
  useQuoteLinksQuery,
} from "./sharing.generated.ts";
import { sharingToasts } from "./sharing.texts.ts";

const refetched = { refetchQueries: ["QuoteLinks", "QuoteDetail", "RecordHistory"] };

/** Shows the links to a quote, each with the decision made through it. */
export function QuoteLinks({ quoteId }: { readonly quoteId: string }) {
  const viewer = useUser();
  const read = useQuoteLinksQuery({ variables: { id: quoteId } });
  const { busy, perform } = useSaving();
  const [revoke] = useQuoteLinkRevokeMutation(refetched);
  const [review] = useQuoteLinkReviewMutation(refetched);
  const links = read.data?.quoteLinks ?? [];
  if (links.length === 0) return <Unread of={read} what="Enlaces" />;
  const leads = may(viewer.role, "decideQuotes");
  return (
    <LinkLines
      busy={busy}
      lines={links.map((link) => {
        const { id, channel, version, isMine, revokedAt, decidedAs } = link;
        const isOver = revokedAt !== null;
        const waits = link.needsReview === true && !link.reviewedAt;
        const from = waits ? ", desde un equipo o una dirección de quien lo compartió" : "";
        const variables = { id };
        return {
          ...link,
          name: `${channelLabels[channel]} · versión ${version}`,
          isOver,
          waits,
          outcome: decidedAs && `Por este enlace quedó en «${quoteLabels[decidedAs]}»${from}.`,
          onReview:
            waits && leads
              ? () => void perform(() => review({ variables }), sharingToasts.reviewed)
              : undefined,
          onRevoke:
            !isOver && (isMine || leads)
              ? () => void perform(() => revoke({ variables }), sharingToasts.revoked)
              : undefined,
        };
      })}
    />
  );
}
