import { besideSession } from "../../../base/session/link-token.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { useLinkedPageMailingMutation } from "./link-page.generated.ts";
import { MailLink, type MailLinkProps } from "./MailLink.tsx";
import { type LinkedRecord, useLinkLeads } from "./useLinkLeads.ts";

type MailContractPageProps = LinkedRecord &
  Pick<MailLinkProps, "label"> & {
    readonly page: LinkedPage;
    /** Of the link that opened this page: another one of the same sale, or one that is over. */
    readonly token: string;
  };

/** Offers to mail the link of a page of a sale to the address that is kept; nothing where it cannot be. */
export function MailContractPage(props: MailContractPageProps) {
  const { page, token, label: _, ...of } = props;
  const { leads, loading } = useLinkLeads(of, token);
  return loading || leads?.mails.includes(page) === false ? null : <MailPage {...props} />;
}

/** Offers to mail the link of a page of a sale, of which the server said that it can be. */
export function MailPage({ page, token, label, ...of }: MailContractPageProps) {
  const [mail] = useLinkedPageMailingMutation({ context: besideSession(token) });
  return (
    <MailLink
      label={label}
      mail={async () => (await mail({ variables: { token, page, ...of } })).data?.mailLinkedPage}
    />
  );
}
