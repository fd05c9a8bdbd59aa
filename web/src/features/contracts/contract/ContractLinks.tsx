import { may } from "@travesia/api/permissions";
import { channelLabels } from "@travesia/api/quotes/quote/sharing/quote-link.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { LinkLines } from "../../../base/sharing/LinkLines.tsx";
import { contractToasts } from "./contract.texts.ts";
import {
  type CarriedContractLinkFragment,
  useContractLinkReviewMutation,
  useContractLinkRevokeMutation,
  useContractLinksQuery,
} from "./contract-links.generated.ts";

const refetched = { refetchQueries: ["ContractLinks", "ContractDetail", "RecordHistory"] };

/** Shows the signing links that staff have sent to the client personally. */
export function ContractLinks({ contractId }: { readonly contractId: string }) {
  const viewer = useUser();
  const read = useContractLinksQuery({ variables: { id: contractId } });
  const { busy, perform } = useSaving();
  const [revoke] = useContractLinkRevokeMutation(refetched);
  const [review] = useContractLinkReviewMutation(refetched);
  const links = read.data?.contractLinks ?? [];
  if (links.length === 0) return <Unread of={read} what="Enlaces" />;
  const leads = may(viewer.role, "decideQuotes");
  return (
    <LinkLines
      busy={busy}
      lines={links.map((link) => {
        const { id, channel, version, isMine, revokedAt } = link;
        const isOver = revokedAt !== null;
        const waits = link.needsReview === true;
        const variables = { id };
        return {
          ...link,
          name: `${channelLabels[channel]} · versión ${version}`,
          isOver,
          waits,
          outcome: outcomeOf(link),
          onReview:
            waits && leads
              ? () => void perform(() => review({ variables }), contractToasts.linkReviewed)
              : undefined,
          onRevoke:
            !isOver && (isMine || leads)
              ? () => void perform(() => revoke({ variables }), contractToasts.linkRevoked)
              : undefined,
        };
      })}
    />
  );
}

/** Returns a sentence with the result of a link; null if there is none. */
function outcomeOf({ signedAt, needsReview }: CarriedContractLinkFragment): string | null {
  const where = "desde un equipo o una dirección de quien lo compartió";
  if (signedAt) return `Por este enlace se firmó el contrato${needsReview ? `, ${where}` : ""}.`;
  return needsReview ? `Se abrió ${where}.` : null;
}
