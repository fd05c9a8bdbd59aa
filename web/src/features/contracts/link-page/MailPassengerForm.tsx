import { besideSession } from "../../../base/session/link-token.ts";
import { usePassengerFormMailingMutation } from "./link-page.generated.ts";
import { MailLink } from "./MailLink.tsx";

interface MailPassengerFormProps {
  readonly quoteId: string;
  /** Of the link that opened this page: another one of the same sale. */
  readonly token: string;
}

/** Offers to mail the link of the form of who travels to the client of its quote. */
export function MailPassengerForm({ quoteId, token }: MailPassengerFormProps) {
  const [mail] = usePassengerFormMailingMutation({ context: besideSession(token) });
  return <MailLink mail={async () => (await mail({ variables: { quoteId } })).data?.mailPassengerForm} />;
}
