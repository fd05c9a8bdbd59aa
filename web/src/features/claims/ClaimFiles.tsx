import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../base/files/useOpenTab.tsx";
import { besideSession } from "../../base/session/link-token.ts";
import { ClaimFileAddressDocument } from "./own/own-claims.generated.ts";

interface ClaimFilesProps {
  readonly files: readonly { readonly id: string; readonly filename: string }[];
  /** The token of the link that shows them, if any. */
  readonly token?: string | null;
}

/** Shows the files of a request; each opens in a tab of its own. */
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

/** Opens a file of a request in a new tab, for a signed-in user or the holder of its link. */
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
