import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePackageOptionsQuery } from "../../features/catalog/catalog.generated.ts";
import { CarouselHero } from "../../features/content/carousel/CarouselHero.tsx";
import { useCarouselSlidesQuery } from "../../features/content/content.generated.ts";
import { OrderedRow } from "../../features/content/OrderedRow.tsx";
import { SlideFormDialog } from "../../features/content/carousel/SlideFormDialog.tsx";
import { useSlideActions } from "../../features/content/carousel/useSlideActions.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Shows the carousel of the landing page to administration, who can edit the slides, with a preview. */
export function CarouselPanelScreen() {
  const { data, error, refetch } = useCarouselSlidesQuery();
  const options = usePackageOptionsQuery();
  const slides = data?.carouselSlides;
  const actions = useSlideActions(slides ?? []);
  const add = (
    <ActButton variant="contained" color="secondary" onClick={() => actions.edit("new")}>
      Cargar imagen
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
                busy={actions.busy}
                onMove={(by) => actions.move(place, by)}
              >
                <Button
                  size="small"
                  variant="outlined"
                  disabled={actions.busy}
                  onClick={() => actions.edit(slide)}
                >
                  Editar
                </Button>
                <Button
                  size="small"
                  color="error"
                  disabled={actions.busy}
                  onClick={() => actions.askRemove(slide)}
                >
                  Eliminar
                </Button>
              </OrderedRow>
            ))}
          </Stack>
        </>
      )}
      {actions.editing && (
        <SlideFormDialog
          key={actions.editing === "new" ? "new" : `${actions.editing.id} ${actions.editing.version}`}
          slide={actions.editing === "new" ? null : actions.editing}
          destinations={options.data?.packageDestinations.map(({ destino }) => destino) ?? []}
          busy={actions.busy}
          failure={actions.failure}
          onSave={actions.save}
          onClose={() => actions.edit(null)}
        />
      )}
      <ConfirmDialog
        open={actions.removing !== null}
        title="Eliminar imagen"
        confirm="Eliminar imagen"
        destructive
        busy={actions.busy}
        onConfirm={() => void actions.remove()}
        onClose={() => actions.askRemove(null)}
      >
        Los visitantes dejarán de ver{" "}
        {actions.removing?.title ? `«${actions.removing.title}»` : "esta imagen"} en la página de inicio. No
        se puede deshacer.
      </ConfirmDialog>
    </>
  );
}
