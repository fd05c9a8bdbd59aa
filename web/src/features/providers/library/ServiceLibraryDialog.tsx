import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import type { ServiceKind } from "../../../graphql/schema.generated.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { DayTextList } from "./DayTextList.tsx";
import { dayTextTexts } from "./day-texts.texts.ts";
import { LibraryPages } from "./LibraryPages.tsx";
import { serviceActs } from "./service-library.acts.tsx";
import { serviceKindLabels, serviceLibraryTexts as texts } from "./service-library.texts.ts";
import { ServiceRow } from "./ServiceRow.tsx";
import { useServiceLibrary } from "./useServiceLibrary.ts";

const kinds = Object.entries(serviceKindLabels);

/** Shows the library of services from earlier calculations, and of days' texts, to search and edit them. */
export function ServiceLibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [shown, setShown] = useState<"services" | "days">("services");
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent>
        <Tabs
          value={shown}
          onChange={(_, next: typeof shown) => setShown(next)}
          aria-label="Partes de la biblioteca"
          sx={{ mb: 4 }}
        >
          <Tab value="services" label={texts.services} />
          <Tab value="days" label={dayTextTexts.title} />
        </Tabs>
        {shown === "days" ? <DayTextList /> : <ServiceList />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function ServiceList() {
  const library = useServiceLibrary();
  const { services, error } = library;
  const { show, dialog } = useRecordActs(serviceActs, {
    reads: ["LibraryServiceList"],
    records: services ?? [],
  });
  return (
    <>
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
            <ServiceRow key={service.id} service={service} onAct={(act) => show(act, service)} />
          ))}
        </Box>
      )}
      <LibraryPages page={library.page} hasNext={library.hasNext} onPage={library.setPage} />
      {dialog}
    </>
  );
}
