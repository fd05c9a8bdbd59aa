import { shownFailure } from "../../base/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useInstagramVideosQuery } from "../../features/content/content.generated.ts";
import { VideoPanel } from "../../features/content/video/VideoPanel.tsx";

/** Shows the videos of happy customers on the landing page. */
export function InstagramPanelScreen() {
  const { data, error, refetch } = useInstagramVideosQuery();
  return (
    <>
      <PageHeader
        title="Videos de Instagram"
        subtitle="Los que se ven en «Clientes felices», en la página de inicio."
      />
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !data ? (
        <ListSkeleton cards />
      ) : (
        <VideoPanel
          kind="instagram"
          videos={data.instagramVideos}
          add="Cargar Video"
          submit="Subir Video"
          list="Videos Cargados"
          empty="No hay videos cargados."
        />
      )}
    </>
  );
}
