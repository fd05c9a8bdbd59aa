import Button from "@mui/material/Button";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { ListSkeleton, RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { kitPaths } from "./kit.paths.ts";
import { LONG, nothing } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

function Told() {
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

/** What stands where data is missing, is on its way, or did not come. */
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
    <Specimen name="toasts">
      <Told />
    </Specimen>
  </>
);
