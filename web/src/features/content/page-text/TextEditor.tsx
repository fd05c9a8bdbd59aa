import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  isNotice,
  mandatedSentences,
  publicationProblem,
} from "@travesia/api/content/page-text/page-text.rules";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { WrittenTextFragment } from "../content.generated.ts";
import type { PagePlace } from "../page-links.ts";
import { InsertLink } from "./InsertLink.tsx";
import { TextPreview } from "./TextPreview.tsx";
import { useTextEditor } from "./useTextEditor.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

const FORMAT =
  "## Título · **negrita** · - lista · [enlace](https://…). Escribe {agencia}, {nit}, {rnt}, {direccion}, {telefono}, {whatsapp} o {correo} y se llenan solos.";

/** Edits one text beside its preview; the text is saved as a draft or published. */
export function TextEditor({ written }: { readonly written: WrittenTextFragment }) {
  const { key, draft, published } = written;
  const editor = useTextEditor(written);
  const [asking, ask] = useState<"publish" | "discard" | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Puts a link where the caret is; the selected words become its text. */
  const insert = ({ label, value }: PagePlace) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: editor.text.length,
      selectionEnd: editor.text.length,
    };
    const words = editor.text.slice(from, to) || label;
    editor.write(`${editor.text.slice(0, from)}[${words}](${value})${editor.text.slice(to)}`);
  };
  const problem = publicationProblem(key, editor.text);
  const mandated = mandatedSentences[key];
  const unchanged = editor.text.trim() === published;
  return (
    <>
      <Stack sx={{ gap: 3, mb: 4 }}>
        {editor.recovered && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={editor.revert}>
                Volver a lo guardado
              </Button>
            }
          >
            Recuperamos lo que estabas escribiendo y no alcanzaste a guardar.
          </Alert>
        )}
        <FormFailure failure={editor.failure} />
        {mandated && (
          <Alert severity={problem ? "warning" : "info"}>
            Conserva esta frase, que exige la ley: «{mandated}»
          </Alert>
        )}
      </Stack>
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "1fr", lg: "1fr 1fr" },
          alignItems: "start",
        }}
      >
        <Section title="Texto">
          <WrittenField
            value={editor.text}
            onChange={({ target }) => editor.write(target.value)}
            multiline
            minRows={isNotice(key) ? 5 : 16}
            maxRows={28}
            disabled={editor.busy}
            helperText={
              isNotice(key) ? "Sin formato: así sale al pie de páginas, correos y documentos." : FORMAT
            }
            inputRef={field}
            slotProps={{ htmlInput: { "aria-label": "Texto", spellCheck: true } }}
          />
          {!isNotice(key) && (
            <Box sx={{ mt: 3, maxWidth: 420 }}>
              <InsertLink disabled={editor.busy} onChoose={insert} />
            </Box>
          )}
          <Stack direction="row" sx={{ gap: 2, mt: 4, flexWrap: "wrap", alignItems: "center" }}>
            <ActButton
              variant="contained"
              color="secondary"
              disabled={problem !== null || unchanged || editor.busy}
              onClick={() => ask("publish")}
            >
              Publicar
            </ActButton>
            <ActButton
              variant="outlined"
              disabled={!editor.dirty || editor.busy}
              onClick={() => void editor.saveDraft()}
            >
              Guardar borrador
            </ActButton>
            {draft !== null && (
              <Button color="error" disabled={editor.busy} onClick={() => ask("discard")}>
                Descartar borrador
              </Button>
            )}
            <Typography variant="caption" color="textSecondary" aria-live="polite">
              {editor.dirty ? "Con cambios sin guardar" : draft === null ? "Publicado" : "Borrador guardado"}
            </Typography>
          </Stack>
        </Section>
        <Section title="Así se verá">
          <TextPreview text={editor.text} />
        </Section>
      </Box>
      <ConfirmDialog
        open={asking === "publish"}
        title="Publicar texto"
        confirm="Publicar texto"
        busy={editor.busy}
        onConfirm={() => void editor.publish().then(() => ask(null))}
        onClose={() => ask(null)}
      >
        {isNotice(key)
          ? "El aviso cambia de inmediato en las páginas, los correos y los documentos nuevos. El texto anterior queda en el historial."
          : "Los visitantes leerán este texto de inmediato. El texto anterior queda en el historial."}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "discard"}
        title="Descartar borrador"
        confirm="Descartar borrador"
        destructive
        busy={editor.busy}
        onConfirm={() => void editor.discard().then(() => ask(null))}
        onClose={() => ask(null)}
      >
        Se pierde lo que escribiste desde la última publicación. Los visitantes no notan ningún cambio.
      </ConfirmDialog>
    </>
  );
}
