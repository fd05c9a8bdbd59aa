import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { faces } from "@travesia/api/look";
import { useSettings } from "../settings.ts";

/** Served from the public folder, because the browser tab uses the same file. */
const MARK = "/travesia.svg";

/** Shows the name of the agency beside the logo; only the logo when `compact`. */
export function Brand({ compact = false }: { readonly compact?: boolean }) {
  const { appName: name } = useSettings();
  return (
    <Box sx={{ display: "inline-flex", alignItems: "center", gap: 2.5 }}>
      <Box
        component="img"
        src={MARK}
        alt={compact ? name : ""}
        sx={{ width: 30, height: 30, display: "block" }}
      />
      {!compact && (
        <Typography
          sx={{
            fontFamily: faces.display,
            fontWeight: 560,
            fontSize: "1.25rem",
            lineHeight: 1.15,
            letterSpacing: "-0.01em",
          }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}
