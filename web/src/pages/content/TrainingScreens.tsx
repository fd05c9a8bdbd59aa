import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { shownFailure } from "../../base/failure/failures.ts";
import { useSession } from "../../base/session/useSession.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useTrainingVideosQuery } from "../../features/content/content.generated.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contentTexts } from "../../features/content/content.texts.ts";
import { VideoPanel } from "../../features/content/video/VideoPanel.tsx";
import { VideoWall } from "../../features/content/video/VideoWall.tsx";

interface TrainingProps {
  readonly title: string;
  readonly subtitle: string;
  /** True when users with permission may add and remove videos here. */
  readonly kept?: boolean;
}

const manage = (
  <Button variant="outlined" href={contentPaths.advisors.to()}>
    Gestionar videos
  </Button>
);

function Training({ title, subtitle, kept = false }: TrainingProps) {
  const { user } = useSession();
  const keeps = may(user?.role, "managePage");
  const { data, error, refetch } = useTrainingVideosQuery();
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={keeps && !kept && manage} />
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !data ? (
        <ListSkeleton cards />
      ) : kept && keeps ? (
        <VideoPanel
          kind="training"
          videos={data.trainingVideos}
          add="Cargar Capacitacion"
          submit="Subir Capacitacion"
          list="Capacitaciones cargadas"
          empty={contentTexts.noTraining}
        />
      ) : (
        <VideoWall videos={data.trainingVideos} empty={contentTexts.noTraining} />
      )}
    </>
  );
}

/** Shows `/capacitacion`: the training videos. */
export const TrainingScreen = () => (
  <Training title="Capacitación" subtitle="Videos para vender mejor cada destino." />
);

/** Shows `/asesores`: the same videos, which administration can add and remove here. */
export const AdvisorVideosScreen = () => (
  <Training title="Videos para asesores" subtitle="Lo que el equipo ve en Capacitación." kept />
);
