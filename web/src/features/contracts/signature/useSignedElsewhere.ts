import { useApolloClient } from "@apollo/client/react";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { isConflict, isUnauthenticated } from "../../../base/failure/failures.ts";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { SignatureDetailDocument } from "./signature.generated.ts";

/**
 * Checks after a refusal whether the contract was signed in the meantime, on another page or by a request
 * whose answer was lost. The page then shows the contract as signed or cancelled, or the link as expired. An
 * unchanged contract is not replaced, because the client signs the text that was read.
 */
export function useSignedElsewhere(id: string, token: string | null) {
  const client = useApolloClient();
  return async (refusal: unknown): Promise<boolean> => {
    if (isUnauthenticated(refusal)) void client.refetchQueries({ include: [SignatureDetailDocument] });
    if (!isConflict(refusal)) return false;
    const query = { query: SignatureDetailDocument, variables: { id } };
    const { data } = await client
      .query({ ...query, context: insteadOfSession(token), fetchPolicy: "no-cache" })
      .catch(() => ({ data: undefined }));
    if (!data?.contract) return false;
    const { status } = data.contract;
    if (hasSignature(status) || status === "cancelled") client.writeQuery({ ...query, data });
    return hasSignature(status);
  };
}
