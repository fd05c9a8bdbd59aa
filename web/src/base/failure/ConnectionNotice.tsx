import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useAway } from "./reachability.ts";
import { systemTexts } from "./system.texts.ts";
import { CloudOffOutlinedIcon } from "../../ui/icons.tsx";

/** Shows a notice above every page while the server cannot be reached. */
export function ConnectionNotice() {
  if (!useAway()) return null;
  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        top: { xs: 8, md: 12 },
        left: 0,
        right: 0,
        display: "grid",
        justifyItems: "center",
        pointerEvents: "none",
        zIndex: "tooltip",
      }}
    >
      <Alert
        severity="warning"
        variant="outlined"
        icon={<CloudOffOutlinedIcon fontSize="inherit" />}
        role="presentation"
        sx={{ backgroundColor: "background.paper", boxShadow: 3 }}
      >
        {systemTexts.away}
      </Alert>
    </Box>
  );
}
