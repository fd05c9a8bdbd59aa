import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useState } from "react";
import { useOwnDocumentsQuery } from "../document/staff-documents.generated.ts";
import { ownTexts as texts } from "../document/staff-document.texts.ts";
import { unfinished } from "./own-documents.ts";

interface DocumentsAlertProps {
  readonly viewer: { readonly id: number; readonly role: number };
  /** Called to open the viewer's documents. */
  readonly onOpen: () => void;
}

/**
 * Shows the documents that the viewer must still upload, until all are approved. The alert can be minimised
 * but not dismissed.
 */
export function DocumentsAlert({ viewer, onOpen }: DocumentsAlertProps) {
  const [small, setSmall] = useState(false);
  // eslint-disable-next-line no-restricted-syntax -- the page of the viewer's documents shows it as well
  const { data } = useOwnDocumentsQuery({
    variables: { userId: viewer.id },
    fetchPolicy: "cache-and-network",
  });
  const progress = data?.staffDocumentProgress;
  if (!progress?.requiresDocumentation || progress.isComplete) return null;
  const { missing, rejected, waiting } = unfinished(progress);
  const lines = [
    [texts.toSend, missing],
    [texts.toSendAgain, rejected],
    [texts.waiting, waiting],
  ] as const;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" aria-expanded={!small} onClick={() => setSmall(!small)}>
          {small ? texts.expand : texts.minimise}
        </Button>
      }
    >
      <AlertTitle sx={{ mb: small ? 0 : undefined }}>
        {texts.alert(roleLabels[viewer.role as RoleNumber])}
      </AlertTitle>
      {!small && (
        <>
          {lines.map(
            ([label, names]) =>
              names.length > 0 && (
                <Typography key={label} variant="body2">
                  {label}: {names.join(", ")}
                </Typography>
              ),
          )}
          {missing.length + rejected.length === 0 && <Typography variant="body2">{texts.allSent}</Typography>}
          <Button size="small" variant="outlined" color="inherit" onClick={onOpen} sx={{ mt: 2 }}>
            {texts.alertAction}
          </Button>
        </>
      )}
    </Alert>
  );
}
