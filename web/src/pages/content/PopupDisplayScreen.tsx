import Button from "@mui/material/Button";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { useActivePopupQuery } from "../../features/content/content.generated.ts";
import { contentTexts } from "../../features/content/content.texts.ts";
import { PopupDialog } from "../../features/content/popup/PopupDialog.tsx";

/** Shows today's announcement on a separate page, even if it was closed before. */
export function PopupDisplayScreen() {
  usePageTitle("Novedades");
  const [closed, setClosed] = useState(false);
  const { data, error, refetch } = useActivePopupQuery();
  const [popup] = data?.activePopups ?? [];
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  if (popup && !closed) return <PopupDialog popup={popup} onClose={() => setClosed(true)} />;
  const action = popup ? (
    <Button variant="outlined" onClick={() => setClosed(false)}>
      Ver de nuevo
    </Button>
  ) : (
    <Button variant="outlined" href={systemPaths.home.to()}>
      Ir al inicio
    </Button>
  );
  return (
    <EmptyState page action={action}>
      {popup ? popup.title : contentTexts.noPopup}
    </EmptyState>
  );
}
