import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { besideLane } from "../../ui/lane.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";

interface SystemPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** True inside a layout; otherwise the page fills the window. */
  readonly framed?: boolean;
}

/** Shows a system page: a title, an explanation and one next step. */
export function SystemPage({ title, children, action, framed = false }: SystemPageProps) {
  usePageTitle(title);
  return (
    <Box
      component={framed ? "section" : "main"}
      sx={{
        minHeight: framed ? "70dvh" : "100dvh",
        display: "grid",
        placeItems: "center",
        p: 5,
        pr: framed ? undefined : besideLane(20),
        backgroundColor: framed ? undefined : "surface.sand",
      }}
    >
      <Stack sx={{ alignItems: "center", textAlign: "center", gap: 5, maxWidth: 480, width: "100%" }}>
        <DottedArc width={180} height={40} />
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Stack sx={{ gap: 2, width: "100%" }}>{children}</Stack>
        {action}
      </Stack>
    </Box>
  );
}
