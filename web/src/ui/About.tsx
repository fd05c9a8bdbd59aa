import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { HelpOutlineIcon } from "./icons.tsx";

/** Shows a question mark beside a figure, whose explanation opens on click, focus and hover. */
export const About = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Tooltip title={children} enterTouchDelay={0} leaveTouchDelay={8000}>
    <IconButton
      size="small"
      aria-label={`Qué es ${label}`}
      // As high as a thumb needs, without making its line any higher.
      sx={{ p: 1, ml: 0.5, my: -3.5, "@media print": { display: "none" } }}
    >
      <HelpOutlineIcon sx={{ fontSize: "1rem" }} />
    </IconButton>
  </Tooltip>
);
