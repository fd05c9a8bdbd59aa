import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useClaimFile } from "./useClaimFile.ts";

interface ClaimFilesProps {
  readonly files: readonly { readonly id: string; readonly filename: string }[];
  /** The token of the link that shows them, if any. */
  readonly token?: string | null;
}

/** The files of a request; each opens in a tab of its own. */
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
