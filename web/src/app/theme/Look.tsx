import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { AnchorContext } from "@travesia/pages/Anchor.tsx";
import type { ReactNode } from "react";
import { RouterLink } from "../../base/routes/RouterLink.tsx";
import { theme } from "./theme.ts";

/** Applies the theme to the whole application, including the failure screen. */
export function Look({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <AnchorContext value={RouterLink}>{children}</AnchorContext>
    </ThemeProvider>
  );
}
