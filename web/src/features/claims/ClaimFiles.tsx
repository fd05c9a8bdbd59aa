import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../base/files/useOpenTab.tsx";
import { besideSession } from "../../base/session/link-token.ts";
import { ClaimFileAddressDocument } from "./own/own-claims.generated.ts";

interface ClaimFilesProps {
  readonly files: readonly { readonly id: string; readonly filename: string }[];
  /** Token of the link that shows the files, if any. */
  readonly token?: string | null;
}

/** Shows the files of a claim; each opens in a new tab. */
export function ClaimFiles({ files, token = null }: ClaimFilesProps) {
  const open = useClaimFile(token);
  return (
    <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
      {files.map(({ id, filename }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          onClick={() => void open(id)}
          sx={{ maxWidth: 1, overflowWrap: "anywhere", textAlign: "left" }}
        >
          {filename}
        </Button>
      ))}
    </Stack>
  );
}

/** Opens a file of a claim in a new tab, for a signed-in user or the holder of the claim's link. */
function useClaimFile(token: string | null) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id: string) =>
    openFile(async () => {
      const { data } = await client.query({
        query: ClaimFileAddressDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: besideSession(token),
      });
      return data?.fileAddress.url;
    });
}
