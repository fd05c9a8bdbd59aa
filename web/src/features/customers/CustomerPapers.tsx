import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDocument } from "@travesia/api/colombia/documents";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { customerTexts as texts, documentNames, validityLabels } from "./customer.texts.ts";
import type { CustomerPaperLineFragment } from "./customers.generated.ts";
import { tripWarning, validityTones } from "./paper.validity.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon, EditOutlinedIcon } from "../../ui/icons.tsx";

interface CustomerPapersProps {
  readonly papers: readonly CustomerPaperLineFragment[];
  /** The first day of their next trip; null without one. */
  readonly nextTrip: string | null;
  /** Absent where nothing can be changed. */
  readonly onAdd?: (() => void) | undefined;
  readonly onEdit?: ((paper: CustomerPaperLineFragment) => void) | undefined;
  readonly onRemove?: ((paper: CustomerPaperLineFragment) => void) | undefined;
}

/** The travel documents that were written down, until when they are good, and for the next trip or not. */
export function CustomerPapers({ papers, nextTrip, onAdd, onEdit, onRemove }: CustomerPapersProps) {
  const warnings = papers.flatMap((paper) => tripWarning(paper, nextTrip) ?? []);
  return (
    <Section
      title={texts.papers}
      actions={
        onAdd && (
          <Button size="small" variant="outlined" onClick={onAdd}>
            {texts.addPaper}
          </Button>
        )
      }
    >
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mb: 3 }}>
          {warning}
        </Alert>
      ))}
      {papers.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {texts.noPapers}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 3, listStyle: "none" }}>
          {papers.map((paper) => (
            <Stack
              key={paper.id}
              component="li"
              direction="row"
              sx={{ alignItems: "center", justifyContent: "space-between", gap: 2 }}
            >
              <div style={{ minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                  {paper.holder}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {documentNames[paper.tipoDocumento]} {formatDocument(paper.documentoIdentidad)}
                </Typography>
                {paper.expiresOn && (
                  <StatusChip
                    small
                    label={`${validityLabels[paper.validity]}: ${formatDay(paper.expiresOn)}`}
                    tone={validityTones[paper.validity]}
                  />
                )}
              </div>
              <Stack direction="row" sx={{ flexShrink: 0 }}>
                {onEdit && (
                  <ActIconButton
                    aria-label={`${texts.editPaper}: ${paper.holder}`}
                    onClick={() => onEdit(paper)}
                  >
                    <EditOutlinedIcon fontSize="small" />
                  </ActIconButton>
                )}
                {onRemove && (
                  <ActIconButton
                    aria-label={`${texts.removePaper}: ${paper.holder}`}
                    onClick={() => onRemove(paper)}
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
