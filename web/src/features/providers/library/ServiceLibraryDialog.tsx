import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import type { ServiceKind } from "../../../graphql/schema.generated.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { MergeServicesDialog } from "./MergeServicesDialog.tsx";
import { serviceKindLabels, serviceLibraryTexts as texts } from "./service-library.texts.ts";
import { ServiceFormDialog } from "./ServiceFormDialog.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { useServiceLibrary } from "./useServiceLibrary.ts";

const kinds = Object.entries(serviceKindLabels);

/** Shows the services that the agency calculated before: to find a service, and to keep them in order. */
export function ServiceLibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const library = useServiceLibrary();
  const { services, error, show } = library;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {texts.lead}
        </Typography>
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" }, mb: 3 }}>
          <WrittenField
            label="Buscar por nombre o ciudad"
            value={library.search}
            onChange={({ target }) => library.setSearch(target.value)}
          />
          <MuiTextField
            select
            label="Clase"
            value={library.kind}
            onChange={({ target }) => library.setKind(target.value as ServiceKind | "")}
          >
            <MenuItem value="">Todas</MenuItem>
            {kinds.map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </MuiTextField>
        </Box>
        {error && !services ? (
          <ErrorState {...shownFailure(error, library.again)} />
        ) : !services ? (
          <ListSkeleton />
        ) : services.length === 0 ? (
          <Typography>
            {library.page > 1 ? texts.noMore : library.narrowed ? texts.noneFound : texts.none}
          </Typography>
        ) : (
          <Box component="ul" aria-label={texts.title} sx={{ listStyle: "none", m: 0, p: 0 }}>
            {services.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                acts={[
                  { label: texts.edit, choose: () => show({ act: "edit", service }) },
                  { label: texts.merge, choose: () => show({ act: "merge", service }) },
                  { label: texts.remove, choose: () => show({ act: "remove", service }) },
                ]}
              />
            ))}
          </Box>
        )}
        {(library.page > 1 || library.hasNext) && (
          <Box sx={{ display: "flex", justifyContent: "center", gap: 2, mt: 3 }}>
            {library.page > 1 && (
              <Button onClick={() => library.setPage(library.page - 1)}>{texts.before}</Button>
            )}
            {library.hasNext && (
              <Button onClick={() => library.setPage(library.page + 1)}>{texts.after}</Button>
            )}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
      <OpenedAct library={library} />
    </Dialog>
  );
}

/** Shows the open dialog of an act, if there is one. */
function OpenedAct({ library }: { readonly library: ReturnType<typeof useServiceLibrary> }) {
  const { open, busy, failure, fresh, close } = library;
  if (!open) return null;
  const { act, service } = open;
  const shared = { service, busy, failure, onClose: close };
  if (act === "edit") return <ServiceFormDialog {...shared} fresh={fresh} onSave={library.save} />;
  if (act === "merge") return <MergeServicesDialog {...shared} onSubmit={library.merge} />;
  return (
    <ConfirmDialog
      open
      title="Quitar servicio"
      confirm="Quitar servicio"
      destructive
      busy={busy}
      onConfirm={() => void library.remove(service.id)}
      onClose={close}
    >
      «{service.name}»: {texts.removing}
    </ConfirmDialog>
  );
}
