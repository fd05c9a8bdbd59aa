import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { sentActs } from "../../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import type { VideoKind } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { KeptVideoFragment } from "../content.generated.ts";
import { OrderedRow } from "../OrderedRow.tsx";
import { moved } from "../../../base/lists/moved.ts";
import { orderedList } from "../moved.ts";
import { videoActs, videoListActs, videoReads } from "./video.acts.tsx";
import { VideoAddForm } from "./VideoAddForm.tsx";

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

const inRow = placedActs(videoActs, "row");
const inMenu = placedActs(videoActs, "menu");

/** Lets administration manage the videos of one kind. */
export function VideoPanel({ kind, videos, add, submit, list, empty }: VideoPanelProps) {
  const acts = useRecordActs(videoActs, { reads: videoReads, records: videos });
  const listActs = useRecordActs(videoListActs, { reads: videoReads });
  const busy = acts.busy || listActs.busy;
  return (
    <>
      <VideoAddForm title={add} submit={submit} kind={kind} />
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
              busy={busy}
              onMove={(by) => listActs.show("order", { ...orderedList(moved(videos, place, by)), kind })}
            >
              <ActButtons
                acts={videoActs}
                names={inRow}
                offered={sentActs(videoActs, video.acts)}
                busy={busy}
                onAct={(act) => acts.show(act, video)}
              />
              <ActsMenu
                label={`Acciones de ${video.title || `Video ${place + 1}`}`}
                acts={videoActs}
                names={inMenu}
                record={{}}
                offered={sentActs(videoActs, video.acts)}
                onAct={(act) => acts.show(act, video)}
              />
            </OrderedRow>
          ))}
        </Stack>
      )}
      {acts.dialog}
    </>
  );
}
