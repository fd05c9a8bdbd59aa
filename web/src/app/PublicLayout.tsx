import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { widths } from "@travesia/api/look";
import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import { PublicFooter } from "./PublicFooter.tsx";
import { useSettings } from "./settings.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

const column = { width: "100%", maxWidth: widths.publicColumn, mx: "auto", px: { xs: 4, md: 6 } } as const;

/** What visitors and customers see around a page: sand, one column of 1,120 px, the agency's name above and its identity below. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { agency } = useSettings();
  return (
    <Box sx={{ minHeight: "100dvh", backgroundColor: "surface.sand", display: "flex", flexDirection: "column" }}>
      <Stack component="header" direction="row" sx={{ ...column, py: 4, alignItems: "center", justifyContent: "space-between" }}>
        <Brand />
        <ThemeToggle />
      </Stack>
      <Box component="main" id="contenido" sx={{ ...column, flex: 1, pb: 10 }}>
        {children}
      </Box>
      {agency && <PublicFooter agency={agency} />}
    </Box>
  );
}
