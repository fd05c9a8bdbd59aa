import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { QuotePdfDocument } from "../quote/quotes.generated.ts";
import { PictureAsPdfOutlinedIcon } from "../../../ui/icons.tsx";

/** Shows the button for the proposal's PDF, to the holder of its link and to its client. */
export function ProposalPdf({ quoteId, token }: { readonly quoteId: string; readonly token: string | null }) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await openFile(async () => {
      const { data } = await client.query({
        query: QuotePdfDocument,
        variables: { id: quoteId },
        fetchPolicy: "network-only",
        context: besideSession(token),
      });
      return data?.quotePdf.url;
    }, "emptyPdf");
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlinedIcon />}
      loading={busy}
      onClick={() => void open()}
      sx={{ alignSelf: "start" }}
    >
      Descargar la propuesta en PDF
    </Button>
  );
}
