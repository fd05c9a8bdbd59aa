import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PageHeader } from "../ui/PageHeader.tsx";
import { ThemeToggle } from "../base/layout/ThemeToggle.tsx";
import { ChartSpecimens } from "../features/kit/ChartSpecimens.tsx";
import { DeskSpecimens } from "../features/kit/DeskSpecimens.tsx";
import { DialogSpecimens } from "../features/kit/DialogSpecimens.tsx";
import { FormSpecimens } from "../features/kit/FormSpecimens.tsx";
import { OpenedSpecimens } from "../features/kit/OpenedSpecimens.tsx";
import { PassageSpecimens } from "../features/kit/PassageSpecimens.tsx";
import { Specimen } from "../features/kit/Specimen.tsx";
import { StateSpecimens } from "../features/kit/StateSpecimens.tsx";
import { TableSpecimens } from "../features/kit/TableSpecimens.tsx";
import { TextSpecimens } from "../features/kit/TextSpecimens.tsx";

const Chapter = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <Typography component="h2" variant="h5" sx={{ mt: 7, mb: 4 }}>
      {title}
    </Typography>
    <Box
      sx={{
        display: "grid",
        gap: 4,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {children}
    </Box>
  </>
);

/**
 * Shows every component of the UI kit with its states, for developers; the theme can be switched at the top.
 */
export const KitScreen = () => (
  <Box component="main" sx={{ p: { xs: 4, md: 6 }, maxWidth: 1440, mx: "auto" }}>
    <PageHeader
      title="Piezas de la interfaz"
      subtitle="Con las que se arma cada pantalla, en cada estado."
      actions={<ThemeToggle />}
    />
    <Chapter title="Textos y cifras">
      <Specimen name="PageHeader">
        <Typography>El encabezado de esta página.</Typography>
      </Specimen>
      <TextSpecimens />
    </Chapter>
    <Chapter title="Gráficas">
      <ChartSpecimens />
    </Chapter>
    <Chapter title="Trayecto">
      <PassageSpecimens />
    </Chapter>
    <Chapter title="Escritorios">
      <DeskSpecimens />
    </Chapter>
    <Chapter title="Lo que se carga al abrirlo">
      <OpenedSpecimens />
    </Chapter>
    <Chapter title="Estados">
      <StateSpecimens />
    </Chapter>
    <Chapter title="Listas">
      <TableSpecimens />
    </Chapter>
    <Chapter title="Diálogos">
      <DialogSpecimens />
    </Chapter>
    <Chapter title="Formularios">
      <FormSpecimens />
    </Chapter>
  </Box>
);
