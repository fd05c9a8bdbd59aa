import { besideSession } from "../../../base/session/link-token.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { useContractPageMailingMutation } from "./link-page.generated.ts";
import { MailLink } from "./MailLink.tsx";

interface MailContractPageProps {
  readonly contractId: string;
  readonly page: LinkedPage;
  /** Of the link that opened this page: another one of the same contract. */
  readonly token: string;
}

/** Offers to mail the link of a contract's page to the address that the contract keeps. */
export function MailContractPage({ contractId, page, token }: MailContractPageProps) {
  const [mail] = useContractPageMailingMutation({ context: besideSession(token) });
  return (
    <MailLink mail={async () => (await mail({ variables: { contractId, page } })).data?.mailContractPage} />
  );
}
