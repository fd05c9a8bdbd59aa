import Stack from "@mui/material/Stack";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { insteadOfSession } from "../../base/session/link-token.ts";
import { ContractSigning } from "../contracts/signature/ContractSigning.tsx";
import { ContractText } from "../contracts/signature/ContractText.tsx";
import { useSignatureDetailQuery } from "../contracts/signature/signature.generated.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";

interface SignatureStepProps {
  readonly contractId: string;
  /** Token of the signature's own link. */
  readonly link: string;
  readonly onSigned: () => void;
}

/** Shows the contract to read and the form to sign it with the code. */
export function SignatureStep({ contractId, link, onSigned }: SignatureStepProps) {
  const { data, error, refetch } = useSignatureDetailQuery({
    variables: { id: contractId },
    context: insteadOfSession(link),
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data?.contract) return <RecordSkeleton />;
  return (
    <Stack sx={{ gap: 5 }}>
      <ContractText contractId={contractId} token={link} />
      <ContractSigning contract={data.contract} token={link} onSigned={onSigned} />
    </Stack>
  );
}
