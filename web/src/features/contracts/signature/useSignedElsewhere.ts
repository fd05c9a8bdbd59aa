import { useApolloClient } from "@apollo/client/react";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { isConflict } from "../../../base/failure/failures.ts";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { SignatureDetailDocument } from "./signature.generated.ts";

/**
 * Asks, after a refusal, whether the contract was signed meanwhile, on another page or by an answer that was
 * lost; the page then shows it so. Of one that changed nothing is kept: what is signed is what was read.
 */
export function useSignedElsewhere(id: string, token: string | null) {
  const client = useApolloClient();
  return async (refusal: unknown): Promise<boolean> => {
    if (!isConflict(refusal)) return false;
    const query = { query: SignatureDetailDocument, variables: { id } };
    const { data } = await client
      .query({ ...query, context: insteadOfSession(token), fetchPolicy: "no-cache" })
      .catch(() => ({ data: undefined }));
    if (!data?.contract || !hasSignature(data.contract.status)) return false;
    client.writeQuery({ ...query, data });
    return true;
  };
}
