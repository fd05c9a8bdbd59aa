import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { type Theme, styled } from "@mui/material/styles";
import { faces, radius } from "@travesia/api/look";
import type { ReactNode } from "react";
import { Brand } from "../../../base/layout/Brand.tsx";
import { ThemeToggle } from "../../../base/layout/ThemeToggle.tsx";
import { systemPaths } from "../../../base/failure/system.paths.ts";
import { Crossing } from "./Crossing.tsx";
import { accountTexts } from "../account.texts.ts";

const Side = styled("aside")(({ theme }: { theme: Theme }) => ({
  position: "relative",
  overflow: "hidden",
  [theme.breakpoints.down("md")]: { display: "none" },
}));

interface LoginLayoutProps {
  /** Content below the form: the agency's identity; empty until it has loaded. */
  readonly foot?: ReactNode;
  /** Content shown instead of the illustration; below the form on narrow screens. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the sign-in form at the left and, on wide screens, the illustration at the right. */
export function LoginLayout({ foot, beside, children }: LoginLayoutProps) {
  return (
    <Box
      sx={{
        minHeight: "100dvh",
        alignContent: { xs: beside ? "start" : "stretch", md: "stretch" },
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "minmax(420px, 5fr) 6fr" },
        backgroundColor: "surface.sand",
      }}
    >
      <Box sx={{ display: "flex", flexDirection: "column", px: { xs: 5, sm: 10 }, py: 6, minWidth: 0 }}>
        <Box
          component="header"
          sx={{ display: "flex", justifyContent: "space-between", alignItems: "center" }}
        >
          <ButtonBase href={systemPaths.home.to()} sx={{ borderRadius: `${radius.field}px` }}>
            <Brand />
          </ButtonBase>
          <ThemeToggle />
        </Box>
        <Box
          component="main"
          sx={{ flex: 1, display: "grid", alignContent: "center", justifyItems: "center", py: 8 }}
        >
          <Box sx={{ width: "100%", maxWidth: 380 }}>{children}</Box>
        </Box>
        {foot}
      </Box>
      {beside ? (
        <Box
          sx={{
            alignSelf: "center",
            minWidth: 0,
            px: { xs: 5, sm: 10 },
            pb: { xs: 8, md: 6 },
            pt: { md: 6 },
          }}
        >
          {beside}
        </Box>
      ) : (
        <Side>
          <Crossing />
          <Typography
            sx={{
              position: "absolute",
              left: 56,
              right: 56,
              top: 64,
              fontFamily: faces.display,
              fontSize: "2.25rem",
              lineHeight: 1.15,
              maxWidth: 460,
              color: "text.primary",
            }}
          >
            {accountTexts.login.motto}
          </Typography>
        </Side>
      )}
    </Box>
  );
}
