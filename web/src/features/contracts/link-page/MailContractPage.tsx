import { besideSession } from "../../../base/session/link-token.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { useLinkedPageMailingMutation } from "./link-page.generated.ts";
import { MailLink, type MailLinkProps } from "./MailLink.tsx";
import { type LinkedRecord, useLinkLeads } from "./useLinkLeads.ts";

type MailContractPageProps = LinkedRecord &
  Pick<MailLinkProps, "label"> & {
    readonly page: LinkedPage;
    /** Token of the link that opened this page: a link to another page of the sale, or an expired link. */
    readonly token: string;
  };

/**
 * Offers to e-mail the link to a page of a sale to the client's stored address; hidden when that is not
 * possible.
 */
export function MailContractPage(props: MailContractPageProps) {
  const { page, token, label: _, ...of } = props;
  const { leads, loading } = useLinkLeads(of, token);
  return loading || leads?.mails.includes(page) === false ? null : <MailPage {...props} />;
}

/** Offers to e-mail the link to a page of a sale, after the server has confirmed that it is possible. */
export function MailPage({ page, token, label, ...of }: MailContractPageProps) {
  const [mail] = useLinkedPageMailingMutation({ context: besideSession(token) });
  return (
    <MailLink
      label={label}
      mail={async () => (await mail({ variables: { token, page, ...of } })).data?.mailLinkedPage}
    />
  );
}
