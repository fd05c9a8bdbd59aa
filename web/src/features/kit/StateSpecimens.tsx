import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Nearby } from "../../ui/Nearby.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { ListSkeleton, RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { WayBack } from "../../ui/WayBack.tsx";
import { ToastLine } from "../../ui/toast-line.ts";
import { ToastStack } from "../../ui/ToastStack.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { kitPaths } from "./kit.paths.ts";
import { LONG, nothing } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

function Toasts() {
  const toasts = useToasts();
  return (
    <>
      <Button onClick={() => toasts.success("Cotización aprobada exitosamente")}>
        Avisar que salió bien
      </Button>
      <Button onClick={() => toasts.failure("No pudimos guardar la cotización")}>Avisar que falló</Button>
      <Button onClick={() => toasts.info(LONG)}>Avisar algo largo</Button>
    </>
  );
}

const line = new ToastLine();
const stacked = { severity: "info", seconds: undefined, action: null } as const;

/** Shows the placeholders for missing data, loading data, and data that could not be loaded. */
export const StateSpecimens = () => (
  <>
    <Specimen name="EmptyState">
      <EmptyState action={<Button variant="contained">Nueva cotización</Button>}>
        Todavía no tienes cotizaciones. Crea la primera y envíala a tu cliente.
      </EmptyState>
    </Specimen>
    <Specimen name="ErrorState">
      <State label="Con código y reintento">
        <ErrorState message="No pudimos cargar las cotizaciones" code="0197-3f2a" onRetry={nothing} />
      </State>
      <State label="Angosto, con texto largo" narrow>
        <ErrorState message={LONG} />
      </State>
    </Specimen>
    <Specimen name="MissingRecord">
      <MissingRecord message="Contrato no encontrado" list={kitPaths.all.to()} />
    </Specimen>
    <Specimen name="Skeletons">
      <State label="Lista">
        <ListSkeleton />
      </State>
      <State label="Lista en un teléfono" narrow>
        <ListSkeleton cards />
      </State>
      <State label="Registro">
        <RecordSkeleton />
      </State>
    </Specimen>
    <Specimen name="WayBack">
      <WayBack label="Cotizaciones" href={kitPaths.all.to()} />
    </Specimen>
    <Specimen name="Nearby">
      <Nearby waiting={<Skeleton variant="rounded" height={140} />}>
        <EmptyState>Se carga cuando está cerca de la ventana.</EmptyState>
      </Nearby>
    </Specimen>
    <Specimen name="toasts">
      <Toasts />
    </Specimen>
    <Specimen name="ToastStack">
      <Button onClick={() => line.send({ ...stacked, message: LONG })}>Avisar en otra pila</Button>
      <ToastStack line={line} />
    </Specimen>
  </>
);
