import { DeadLink } from "../../../base/failure/DeadLink.tsx";
import { LinkFailure } from "../../../base/failure/LinkFailure.tsx";
import { isNotFound, isUnauthenticated } from "../../../base/failure/failures.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailContractPage } from "./MailContractPage.tsx";
import { UnlessCancelled } from "./UnlessCancelled.tsx";

interface OtherLinkProps {
  readonly contractId: string;
  readonly page: LinkedPage;
  readonly token: string | null;
  /** Sentence for who came without a link. */
  readonly notFound: string;
}

/** Shows that a link opens another page of its contract, and offers to mail the right one. */
export function OtherLink({ contractId, page, token, notFound }: OtherLinkProps) {
  if (token === null) return <DeadLink>{notFound}</DeadLink>;
  return (
    <UnlessCancelled token={token}>
      <DeadLink action={<MailContractPage contractId={contractId} page={page} token={token} />}>
        {texts.other}
      </DeadLink>
    </UnlessCancelled>
  );
}

interface ContractLinkFailureProps extends Omit<OtherLinkProps, "notFound"> {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Shows why the page of a contract cannot be opened by a link. */
export function ContractLinkFailure({ error, refetch, ...page }: ContractLinkFailureProps) {
  return isNotFound(error) && page.token !== null ? (
    <OtherLink {...page} notFound="" />
  ) : (
    <LinkEnd error={error} refetch={refetch} token={page.token} />
  );
}

interface LinkEndProps {
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly token: string | null;
}

/** Shows why a page of a trip cannot be opened by a link: it was cancelled, or the link opens nothing. */
export const LinkEnd = ({ token, ...failure }: LinkEndProps) =>
  isUnauthenticated(failure.error) || isNotFound(failure.error) ? (
    <UnlessCancelled token={token}>
      <LinkFailure {...failure} />
    </UnlessCancelled>
  ) : (
    <LinkFailure {...failure} />
  );
