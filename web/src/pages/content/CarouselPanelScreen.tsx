import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ActButtons } from "../../base/acts/ActButtons.tsx";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { placedActs } from "../../base/acts/shown-acts.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { CarouselHero } from "../../features/content/carousel/CarouselHero.tsx";
import { useCarouselSlidesQuery } from "../../features/content/content.generated.ts";
import { OrderedRow } from "../../features/content/OrderedRow.tsx";
import { carouselActs, slideActs } from "../../features/content/carousel/slide.acts.tsx";
import { moved } from "../../base/lists/moved.ts";
import { orderedList } from "../../features/content/moved.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

const reads = ["CarouselSlides"];
const inRow = placedActs(slideActs, "row");
/** Every slide can be edited and removed. */
const allowed = new Map(inRow.map((act) => [act, null]));

/** Shows the carousel of the landing page to administration, who can edit the slides, with a preview. */
export function CarouselPanelScreen() {
  const { data, error, refetch } = useCarouselSlidesQuery();
  const slides = data?.carouselSlides;
  const acts = useRecordActs(slideActs, { reads, records: slides ?? [] });
  const listActs = useRecordActs(carouselActs, { reads });
  const busy = acts.busy || listActs.busy;
  const add = (
    <ActButton
      variant="contained"
      color="secondary"
      onClick={() => listActs.show("add", orderedList(slides ?? []))}
    >
      {carouselActs.add.label}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title="Cargar Imagenes para Carousel Principal"
        subtitle="Cada imagen abre los paquetes de su destino. Se ven mejor si son anchas, de 1.600 píxeles o más."
        actions={slides && add}
      />
      {error && !slides ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !slides ? (
        <ListSkeleton cards />
      ) : slides.length === 0 ? (
        <EmptyState>
          Aún no hay imágenes. Carga la primera para que la página de inicio empiece con ella.
        </EmptyState>
      ) : (
        <>
          <CarouselHero slides={slides} />
          <Typography variant="h5" component="h2" sx={{ mt: 7, mb: 3 }}>
            Imágenes Cargadas
          </Typography>
          <Stack sx={{ gap: 3 }}>
            {slides.map((slide, place) => (
              <OrderedRow
                key={slide.id}
                title={slide.title || `Imagen ${place + 1}`}
                detail={[slide.destino || "Todos los paquetes", slide.description]
                  .filter(Boolean)
                  .join(" · ")}
                image={slide.image}
                place={place}
                count={slides.length}
                busy={busy}
                onMove={(by) => listActs.show("order", orderedList(moved(slides, place, by)))}
              >
                <ActButtons
                  acts={slideActs}
                  names={inRow}
                  offered={allowed}
                  busy={busy}
                  onAct={(act) => acts.show(act, slide)}
                />
              </OrderedRow>
            ))}
          </Stack>
        </>
      )}
      {acts.dialog}
      {listActs.dialog}
    </>
  );
}
