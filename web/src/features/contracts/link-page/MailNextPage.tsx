import { besideSession } from "../../../base/session/link-token.ts";
import { usePassengerFormMailingMutation, useSignaturePageMailingMutation } from "./link-page.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailLink } from "./MailLink.tsx";

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
export function MailNextPage({ quote: { id: quoteId, ...quote }, token }: MailNextPageProps) {
  const context = besideSession(token);
  const variables = { quoteId };
  const [mailForm] = usePassengerFormMailingMutation({ context });
  const [mailSignature] = useSignaturePageMailingMutation({ context });
  if (!quote.mailsSignature && !quote.mailsPassengerForm) return null;
  return (
    <div>
      {quote.mailsSignature ? (
        <MailLink
          label={texts.sendSignature}
          mail={async () => (await mailSignature({ variables })).data?.mailSignaturePage}
        />
      ) : (
        <MailLink
          label={texts.sendForm}
          mail={async () => (await mailForm({ variables })).data?.mailPassengerForm}
        />
      )}
    </div>
  );
}
