import LinearProgress from "@mui/material/LinearProgress";
import { useNavigation } from "react-router-dom";
import { systemTexts } from "../../base/failure/system.texts.ts";

/** Shows a progress line above the current page while the script of the next page is loading. */
export function PageOnItsWay() {
  if (useNavigation().state === "idle") return null;
  return (
    <LinearProgress
      data-late
      aria-label={systemTexts.opening}
      sx={{
        position: "fixed",
        top: 0,
        left: 0,
        right: 0,
        height: 3,
        zIndex: "tooltip",
        displayPrint: "none",
      }}
    />
  );
}
