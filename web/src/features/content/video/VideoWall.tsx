import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { keptOrDrawn } from "@travesia/api/landscape";
import { playerOf, videoHost } from "@travesia/api/content/video/video.rules";
import { type ReactNode, Suspense, useState } from "react";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { VideoCardFragment } from "../content.generated.ts";
import { PlayArrowIcon } from "../../../ui/icons.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const VideoDialog = lazyPart(async () => (await import("./VideoDialog.tsx")).VideoDialog);

/** Fields of a video that are displayed. */
export type ShownVideo = Pick<VideoCardFragment, "id" | "url" | "title" | "image">;

interface VideoWallProps {
  readonly videos: readonly ShownVideo[];
  /** Content shown when there are no videos. */
  readonly empty: ReactNode;
}

/** Shows videos in a grid. Nothing is loaded from their hosting sites until a video is opened. */
export function VideoWall({ videos, empty }: VideoWallProps) {
  const [playing, play] = useState<ShownVideo | null>(null);
  if (videos.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          p: 0,
          m: 0,
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "repeat(3, 1fr)" },
        }}
      >
        {videos.map((video) => (
          <Box component="li" key={video.id}>
            <VideoCard
              video={video}
              onOpen={() =>
                playerOf(video.url) ? play(video) : void window.open(video.url, "_blank", "noopener")
              }
            />
          </Box>
        ))}
      </Box>
      {playing && (
        <Suspense fallback={null}>
          <VideoDialog video={playing} onClose={() => play(null)} />
        </Suspense>
      )}
    </>
  );
}

function VideoCard({ video, onOpen }: { readonly video: ShownVideo; readonly onOpen: () => void }) {
  const { url, title, image } = video;
  const host = videoHost(url);
  return (
    <Card sx={{ height: "100%" }}>
      <ButtonBase
        onClick={onOpen}
        sx={{ width: "100%", height: "100%", display: "block", textAlign: "left" }}
      >
        <Box sx={{ position: "relative" }}>
          <PackagePicture
            address={image ? keptOrDrawn(image, title) : undefined}
            alt=""
            sizes="(max-width: 600px) 100vw, 360px"
          />
          <Box
            sx={{
              position: "absolute",
              inset: 0,
              m: "auto",
              width: 56,
              height: 56,
              borderRadius: "50%",
              display: "grid",
              placeItems: "center",
              backgroundColor: "background.paper",
              color: "primary.main",
            }}
          >
            <PlayArrowIcon fontSize="large" />
          </Box>
        </Box>
        <Box sx={{ p: 4 }}>
          <Typography variant="h6" component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
            {title || "Video"}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {playerOf(url) ? host : `Se abre en ${host}`}
          </Typography>
        </Box>
      </ButtonBase>
    </Card>
  );
}
