import Stack from "@mui/material/Stack";
import { today as todayOf } from "@travesia/api/colombia/days";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePopupPanelQuery } from "../../features/content/content.generated.ts";
import { PopupDialog } from "../../features/content/popup/PopupDialog.tsx";
import { PopupFormDialog } from "../../features/content/popup/PopupFormDialog.tsx";
import { PopupRow } from "../../features/content/popup/PopupRow.tsx";
import { usePopupActions } from "../../features/content/popup/usePopupActions.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/**
 * Shows the announcements of the landing page to administration, who can edit them; at most one is active.
 */
export function PopupPanelScreen() {
  const { data, error, refetch } = usePopupPanelQuery();
  const actions = usePopupActions(data?.popups ?? []);
  const [previewing, preview] = useState<string | null>(null);
  const popups = data?.popups;
  const shown = popups?.find(({ id }) => id === previewing);
  const create = (
    <ActButton variant="contained" color="secondary" onClick={() => actions.edit("new")}>
      Nuevo popup
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
              busy={actions.busy}
              onPreview={() => preview(popup.id)}
              onEdit={() => actions.edit(popup)}
              onSwitch={() => void actions.switch(popup)}
              onDelete={() => actions.askDelete(popup)}
            />
          ))}
        </Stack>
      )}
      {actions.editing && (
        <PopupFormDialog
          key={actions.editing === "new" ? "new" : `${actions.editing.id} ${actions.editing.version}`}
          popup={actions.editing === "new" ? null : actions.editing}
          busy={actions.busy}
          failure={actions.failure}
          onSave={actions.save}
          onClose={() => actions.edit(null)}
        />
      )}
      {shown && <PopupDialog popup={shown} onClose={() => preview(null)} />}
      <ConfirmDialog
        open={actions.deleting !== null}
        title="Eliminar popup"
        confirm="Eliminar popup"
        destructive
        busy={actions.busy}
        onConfirm={() => void actions.delete()}
        onClose={() => actions.askDelete(null)}
      >
        Se eliminará «{actions.deleting?.title}» con su imagen. No se puede deshacer; si solo quieres
        ocultarlo, desactívalo.
      </ConfirmDialog>
    </>
  );
}
