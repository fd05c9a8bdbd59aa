import type { OpenAccessKind } from "../../../graphql/schema.generated.ts";
import { useAccessTokenRevokeMutation } from "../token/token.generated.ts";
import {
  type OpenAccessRowFragment,
  useAccessEndContractLinkMutation,
  useAccessEndQuoteLinkMutation,
  useAccessEndServiceMutation,
  useAccessEndTripShareMutation,
  useAccessEndWebhookMutation,
} from "./access.generated.ts";

/**
 * Returns the function that ends a credential, by the mutation of its kind. A passkey requires a proof of
 * identity and is removed elsewhere.
 */
export function useEndAccess(): (access: OpenAccessRowFragment) => Promise<unknown> {
  const [token] = useAccessTokenRevokeMutation();
  const [webhook] = useAccessEndWebhookMutation();
  const [service] = useAccessEndServiceMutation();
  const [share] = useAccessEndTripShareMutation();
  const [quoteLink] = useAccessEndQuoteLinkMutation();
  const [contractLink] = useAccessEndContractLinkMutation();
  const ends: Readonly<
    Record<Exclude<OpenAccessKind, "passkey">, (variables: { id: string }) => Promise<unknown>>
  > = {
    token: (variables) => token({ variables }),
    webhook: (variables) => webhook({ variables }),
    service: ({ id }) => service({ variables: { id: Number(id) } }),
    trip: (variables) => share({ variables }),
    calendar: (variables) => share({ variables }),
    quoteLink: (variables) => quoteLink({ variables }),
    contractLink: (variables) => contractLink({ variables }),
  };
  return async ({ id, kind }) => kind === "passkey" || ends[kind]({ id });
}
