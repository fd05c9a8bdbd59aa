import { useApolloClient } from "@apollo/client/react";
import PictureAsPdfOutlinedIcon from "@mui/icons-material/PictureAsPdfOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { besideSession } from "../../../app/session/link-token.ts";
import { QuotePdfDocument } from "../quote/quotes.generated.ts";

/** The document of the proposal, for whoever holds its link and for its client. */
export function ProposalPdf({ quoteId, token }: { readonly quoteId: string; readonly token: string | null }) {
  const client = useApolloClient();
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = window.open("", "_blank");
    setBusy(true);
    try {
      const { data } = await client.query({
        ...{ query: QuotePdfDocument, variables: { id: quoteId }, fetchPolicy: "network-only" },
        context: besideSession(token),
      });
      if (tab && data) tab.location.href = data.quotePdf.url;
    } catch (error) {
      tab?.close();
      tellFailure(error, "emptyPdf");
    } finally {
      setBusy(false);
    }
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
