import { besideSession } from "../../../base/session/link-token.ts";
import { useSignaturePageMailingMutation } from "./link-page.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailLink } from "./MailLink.tsx";
import { MailPassengerForm } from "./MailPassengerForm.tsx";

interface MailNextPageProps {
  readonly quote: {
    readonly id: string;
    readonly mailsPassengerForm: boolean;
    readonly mailsSignature: boolean;
  };
  /** Of the link that opened the proposal: it may have been forwarded, and leads to nothing that follows. */
  readonly token: string;
}

/** Offers to mail the link to what follows an approved proposal; nothing where that is nothing. */
export function MailNextPage({ quote, token }: MailNextPageProps) {
  if (!quote.mailsSignature && !quote.mailsPassengerForm) return null;
  return (
    <div>
      {quote.mailsSignature ? (
        <MailSignaturePage quoteId={quote.id} token={token} />
      ) : (
        <MailPassengerForm quoteId={quote.id} token={token} label={texts.sendForm} />
      )}
    </div>
  );
}

function MailSignaturePage({ quoteId, token }: { readonly quoteId: string; readonly token: string }) {
  const [mail] = useSignaturePageMailingMutation({ context: besideSession(token) });
  return (
    <MailLink
      label={texts.sendSignature}
      mail={async () => (await mail({ variables: { quoteId } })).data?.mailSignaturePage}
    />
  );
}
