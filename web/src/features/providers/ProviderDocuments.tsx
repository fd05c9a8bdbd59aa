import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { documentKinds, providerTexts } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon } from "../../ui/desk/deskIcons.tsx";

type Document = ProviderRecordFragment["documents"][number];

interface ProviderDocumentsProps {
  readonly documents: readonly Document[];
  /** Opens a file by its id. */
  readonly onOpen: (fileId: string) => void;
  /** Called to add a document; absent when the viewer cannot add or remove documents. */
  readonly onAdd?: (() => void) | undefined;
  readonly onRemove?: ((document: Document) => void) | undefined;
}

/** Shows the documents that the agency stores about a provider. */
export const ProviderDocuments = ({ documents, onOpen, onAdd, onRemove }: ProviderDocumentsProps) => (
  <Section
    title="Documentos"
    actions={
      onAdd && (
        <Button size="small" variant="outlined" onClick={onAdd}>
          {providerTexts.addDocument}
        </Button>
      )
    }
  >
    {documents.length === 0 ? (
      <EmptyState>{providerTexts.noDocuments}</EmptyState>
    ) : (
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: "none" }}>
        {documents.map((document) => (
          <Stack
            key={document.id}
            component="li"
            direction="row"
            sx={{ alignItems: "center", justifyContent: "space-between", gap: 2 }}
          >
            <div style={{ minWidth: 0 }}>
              <Button size="small" onClick={() => onOpen(document.fileId)}>
                {documentKinds[document.kind]}
              </Button>
              <Typography variant="caption" color="textSecondary" component="div" sx={{ px: 1 }} noWrap>
                {document.filename} · {formatDay(document.createdAt)}
              </Typography>
            </div>
            {onRemove && (
              <ActIconButton
                aria-label={`Eliminar ${documentKinds[document.kind]}: ${document.filename}`}
                onClick={() => onRemove(document)}
              >
                <DeleteOutlineIcon fontSize="small" />
              </ActIconButton>
            )}
          </Stack>
        ))}
      </Stack>
    )}
  </Section>
);
