import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { Figures } from "../../../ui/Figures.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { ownTexts as texts } from "../document/staff-document.texts.ts";
import type { OwnProgress } from "./own-documents.ts";

/**
 * Shows the viewer's progress: approved and pending documents, and the share of required ones; hidden when
 * none is required.
 */
export function ProgressFigures({ progress }: { readonly progress: OwnProgress }) {
  const { requiresDocumentation, approvedDocuments, totalRequired, isComplete, documents } = progress;
  if (!requiresDocumentation) return null;
  const done = Math.round((approvedDocuments / totalRequired) * 100);
  return (
    <Box>
      <Figures
        figures={[
          { label: "Aprobados", value: `${approvedDocuments} de ${totalRequired}` },
          { label: "Pendientes", value: documents.filter(({ status }) => status === "pending").length },
          {
            label: "Estado",
            value: (
              <StatusChip
                label={isComplete ? texts.complete : texts.incomplete}
                tone={isComplete ? "leaf" : "sun"}
              />
            ),
          },
        ]}
      />
      <LinearProgress
        variant="determinate"
        value={done}
        aria-label={`Documentos aprobados: ${done} %`}
        sx={{ mt: 3 }}
      />
    </Box>
  );
}
