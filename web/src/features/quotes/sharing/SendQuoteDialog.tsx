import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { emailProblem } from "@travesia/api/colombia/emails";
import { formatCop } from "@travesia/api/cop";
import { longestNote } from "@travesia/api/quotes/quote/sharing/quote-link.rules";
import { useId, useState } from "react";
import { CarriedLinkDialog } from "../../../base/sharing/CarriedLinkDialog.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import type { QuoteRecordFragment } from "../quote/quotes.generated.ts";
import { SendingPreview } from "./SendingPreview.tsx";
import { sharingTexts } from "./sharing.texts.ts";
import { CloseOnlineChoice } from "./CloseOnlineChoice.tsx";
import type { SendingTerms, Sharing } from "./useSharing.ts";
import { ExpandLessIcon, ExpandMoreIcon } from "../../../ui/desk/deskIcons.tsx";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

type SentQuote = Pick<
  QuoteRecordFragment,
  | "id"
  | "status"
  | "emailCliente"
  | "quoteNumber"
  | "precioTotal"
  | "sentVersion"
  | "options"
  | "nombreCliente"
  | "versions"
>;

interface SendQuoteDialogProps {
  readonly quote: SentQuote;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly sharing: Sharing;
  readonly onMail: (terms: SendingTerms) => void;
  /** Called to enter the missing e-mail address. */
  readonly onEmail: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the ways to send an offer to its client with a note: by e-mail, by WhatsApp, or as a link to share.
 */
export function SendQuoteDialog({
  quote,
  busy,
  failure,
  sharing,
  onMail,
  onEmail,
  onClose,
}: SendQuoteDialogProps) {
  const heading = useId();
  // An approved offer keeps the note that it was sent with.
  const frozen = quote.status === "pending_passengers";
  const [note, setNote] = useState(() => (frozen ? "" : noteOf(quote)));
  const [looks, setLooks] = useState(false);
  const [closesOnlineIn, setClosesOnlineIn] = useState<number | null>(null);
  const terms = { note: note.trim() || null, closesOnlineIn };
  // Its title stays, even if the quote has changed meanwhile.
  const [title] = useState(quote.sentVersion > 0 ? "Enviar de nuevo" : "Enviar cotización");
  const { created } = sharing;
  // A phone has no room for both the dialog's edges and the preview.
  const whole = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm")) && looks;
  const mailed = emailProblem(quote.emailCliente) === null;
  if (created) return <CarriedLinkDialog created={created} sheetFile={sharing.sheetFile} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      aria-labelledby={heading}
      maxWidth="sm"
      fullWidth
      fullScreen={whole}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <FormFailure failure={failure} />
          <Lead quote={quote} mailed={mailed} onEmail={onEmail} />
          <WrittenField
            label="Nota personal (opcional)"
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: longestNote } }}
            helperText={frozen ? sharingTexts.noteBeside : sharingTexts.noteOnTop}
          />
          {!frozen && mailed && <CloseOnlineChoice most={closesOnlineIn} onChange={setClosesOnlineIn} />}
          <Button
            onClick={() => setLooks(!looks)}
            aria-expanded={looks}
            startIcon={looks ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            sx={{ alignSelf: "start" }}
          >
            {sharingTexts.preview}
          </Button>
          {looks && <SendingPreview quoteId={quote.id} note={note} mailed={mailed} />}
        </Stack>
      </DialogContent>
      <DialogActions
        sx={{
          gap: 2,
          flexDirection: { xs: "column-reverse", sm: "row" },
          alignItems: "stretch",
          "& > :not(style)": { ml: 0, whiteSpace: "nowrap", px: { sm: 3 } },
        }}
      >
        <Button onClick={onClose} disabled={busy} color="inherit">
          Cancelar
        </Button>
        <ActButton loading={busy} onClick={() => void sharing.copyLink(terms)}>
          Copiar enlace
        </ActButton>
        <ActButton
          loading={busy}
          variant={mailed ? "outlined" : "contained"}
          onClick={() => void sharing.byWhatsApp(terms)}
        >
          Enviar por WhatsApp
        </ActButton>
        {mailed && (
          <ActButton loading={busy} variant="contained" onClick={() => onMail(terms)}>
            Enviar por correo
          </ActButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Returns the note of the version that was sent most recently. */
const noteOf = ({ versions, sentVersion }: SentQuote): string =>
  versions?.find(({ number }) => number === sentVersion)?.note ?? "";

function Lead({
  quote,
  mailed,
  onEmail,
}: {
  readonly quote: SentQuote;
  readonly mailed: boolean;
  readonly onEmail: () => void;
}) {
  const { emailCliente, nombreCliente, quoteNumber, precioTotal, options } = quote;
  const count = options?.length ?? 0;
  return (
    <>
      <Typography component="div">
        La cotización {quoteNumber} de <strong>{nombreCliente}</strong>{" "}
        {count > 1 ? `con ${count} opciones; la que recomendamos vale ` : "por "}
        <strong>{formatCop(precioTotal ?? 0)}</strong>
        {mailed ? (
          <>
            {" "}
            irá por correo a <strong>{emailCliente}</strong> con el PDF adjunto, o como enlace que tú le
            llevas.
          </>
        ) : (
          " irá como enlace que tú le llevas."
        )}{" "}
        Con él la aprueba, la rechaza o pide ajustes.
      </Typography>
      {!mailed && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={onEmail}>
              Escribir el correo
            </Button>
          }
        >
          {sharingTexts.noMail}
        </Alert>
      )}
    </>
  );
}
