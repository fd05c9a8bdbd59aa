import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDocument } from "@travesia/api/colombia/documents";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { customerTexts as texts, documentNames, validityLabels } from "./customer.texts.ts";
import type { TravelDocumentLineFragment } from "./customers.generated.ts";
import { tripWarning, validityTones } from "./travel-document.validity.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon, EditOutlinedIcon } from "../../ui/desk/deskIcons.tsx";

interface TravelDocumentsProps {
  readonly papers: readonly TravelDocumentLineFragment[];
  /** First day of the customer's next trip; null without a trip. */
  readonly nextTrip: string | null;
  /** Called to add a document; absent when nothing can be changed. */
  readonly onAdd?: (() => void) | undefined;
  readonly onEdit?: ((document: TravelDocumentLineFragment) => void) | undefined;
  readonly onRemove?: ((document: TravelDocumentLineFragment) => void) | undefined;
}

/** Shows the recorded travel documents, their expiry dates, and whether each is valid for the next trip. */
export function TravelDocuments({
  papers: documents,
  nextTrip,
  onAdd,
  onEdit,
  onRemove,
}: TravelDocumentsProps) {
  const warnings = documents.flatMap((document) => tripWarning(document, nextTrip) ?? []);
  return (
    <Section
      title={texts.documents}
      actions={
        onAdd && (
          <Button size="small" variant="outlined" onClick={onAdd}>
            {texts.addDocument}
          </Button>
        )
      }
    >
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 3 }}>
          {warning}
        </Alert>
      ))}
      {documents.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts.noDocuments}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 3, listStyle: "none" }}>
          {documents.map((document) => (
            <Stack
              key={document.id}
              component="li"
              direction="row"
              sx={{ alignItems: "center", justifyContent: "space-between", gap: 2 }}
            >
              <div style={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                  {document.holder}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {documentNames[document.tipoDocumento]} {formatDocument(document.documentoIdentidad)}
                </Typography>
                {document.expiresOn && (
                  <StatusChip
                    small
                    label={`${validityLabels[document.validity]}: ${formatDay(document.expiresOn)}`}
                    tone={validityTones[document.validity]}
                  />
                )}
              </div>
              <Stack direction="row" sx={{ flexShrink: 0 }}>
                {onEdit && (
                  <ActIconButton
                    aria-label={`${texts.editDocument}: ${document.holder}`}
                    onClick={() => onEdit(document)}
                  >
                    <EditOutlinedIcon fontSize="small" />
                  </ActIconButton>
                )}
                {onRemove && (
                  <ActIconButton
                    aria-label={`${texts.removeDocument}: ${document.holder}`}
                    onClick={() => onRemove(document)}
                  >
                    <DeleteOutlineIcon fontSize="small" />
                  </ActIconButton>
                )}
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}
