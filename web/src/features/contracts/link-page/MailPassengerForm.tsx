import { besideSession } from "../../../base/session/link-token.ts";
import { usePassengerFormMailingMutation } from "./link-page.generated.ts";
import { MailLink, type MailLinkProps } from "./MailLink.tsx";

interface MailPassengerFormProps extends Pick<MailLinkProps, "label"> {
  readonly quoteId: string;
  /** Of the link that opened this page: another one of the same sale. */
  readonly token: string;
}

/** Offers to mail the link of the form of who travels to the client of its quote. */
export function MailPassengerForm({ quoteId, token, label }: MailPassengerFormProps) {
  const [mail] = usePassengerFormMailingMutation({ context: besideSession(token) });
  return (
    <MailLink
      label={label}
      mail={async () => (await mail({ variables: { quoteId } })).data?.mailPassengerForm}
    />
  );
}
