import Stack from "@mui/material/Stack";
import { today as todayOf } from "@travesia/api/colombia/days";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePopupPanelQuery } from "../../features/content/content.generated.ts";
import { newPopup, popupActs, popupPanelActs, popupReads } from "../../features/content/popup/popup.acts.tsx";
import { PopupRow } from "../../features/content/popup/PopupRow.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/**
 * Shows the announcements of the landing page to administration, who can edit them; at most one is active.
 */
export function PopupPanelScreen() {
  const { data, error, refetch } = usePopupPanelQuery();
  const popups = data?.popups;
  const { show, dialog, busy } = useRecordActs(popupActs, { reads: popupReads, records: popups ?? [] });
  const creating = useRecordActs(popupPanelActs, { reads: popupReads });
  const create = (
    <ActButton variant="contained" color="secondary" onClick={() => creating.show("create", newPopup)}>
      {popupPanelActs.create.label}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title="Aviso de inicio"
        subtitle="El aviso que ven los visitantes una vez al día. Solo uno está activo."
        actions={popups && create}
      />
      {error && !popups ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !popups ? (
        <ListSkeleton cards />
      ) : popups.length === 0 ? (
        <EmptyState>Aún no hay avisos. Crea el primero para anunciar una salida o una promoción.</EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }}>
          {popups.map((popup) => (
            <PopupRow
              key={popup.id}
              popup={popup}
              today={todayOf(new Date())}
              busy={busy || creating.busy}
              onAct={(act) => show(act, popup)}
            />
          ))}
        </Stack>
      )}
      {dialog}
      {creating.dialog}
    </>
  );
}
