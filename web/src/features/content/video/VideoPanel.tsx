import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { OfferedMenu } from "../../../base/acts/OfferedMenu.tsx";
import type { VideoKind } from "../../../graphql/schema.generated.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { KeptVideoFragment } from "../content.generated.ts";
import { OrderedRow } from "../OrderedRow.tsx";
import { useVideoActions } from "./useVideoActions.ts";
import { VideoAddForm } from "./VideoAddForm.tsx";
import { VideoFormDialog } from "./VideoFormDialog.tsx";

interface VideoPanelProps {
  readonly kind: VideoKind;
  readonly videos: readonly KeptVideoFragment[];
  /** Title of the form. */
  readonly add: string;
  readonly submit: string;
  /** Title of the list. */
  readonly list: string;
  readonly empty: string;
}

/** Lets administration manage the videos of one kind. */
export function VideoPanel({ kind, videos, add, submit, list, empty }: VideoPanelProps) {
  const actions = useVideoActions(kind, videos);
  return (
    <>
      <VideoAddForm
        title={add}
        submit={submit}
        busy={actions.busy}
        failure={actions.editing ? null : actions.failure}
        onAdd={actions.add}
      />
      <Typography variant="h5" component="h2" sx={{ mt: 7, mb: 3 }}>
        {list}
      </Typography>
      {videos.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <Stack sx={{ gap: 3 }}>
          {videos.map((video, place) => (
            <OrderedRow
              key={video.id}
              title={video.title || `Video ${place + 1}`}
              detail={
                <Link href={video.url} target="_blank" rel="noopener">
                  {video.url}
                </Link>
              }
              image={video.image}
              place={place}
              count={videos.length}
              busy={actions.busy}
              onMove={(by) => actions.move(place, by)}
            >
              {video.acts.some(({ name }) => name === "edit") && (
                <Button size="small" disabled={actions.busy} onClick={() => actions.edit(video)}>
                  Editar
                </Button>
              )}
              <OfferedMenu
                label={`Acciones de ${video.title || `Video ${place + 1}`}`}
                acts={video.acts}
                labels={{ remove: "Eliminar" }}
                onAct={() => actions.askRemove(video)}
              />
            </OrderedRow>
          ))}
        </Stack>
      )}
      {actions.editing && (
        <VideoFormDialog
          key={`${actions.editing.id} ${actions.editing.version}`}
          video={actions.editing}
          busy={actions.busy}
          failure={actions.failure}
          onSave={actions.save}
          onClose={() => actions.edit(null)}
        />
      )}
      <ConfirmDialog
        open={actions.removing !== null}
        title="Eliminar video"
        confirm="Eliminar video"
        destructive
        busy={actions.busy}
        onConfirm={() => void actions.remove()}
        onClose={() => actions.askRemove(null)}
      >
        Se quitará {actions.removing?.title ? `«${actions.removing.title}»` : "este video"} de la lista. El
        video sigue en su página de origen.
      </ConfirmDialog>
    </>
  );
}
