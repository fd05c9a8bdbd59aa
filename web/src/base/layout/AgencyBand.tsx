import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { light } from "@travesia/api/look";
import { srcSetOf } from "@travesia/api/picture-widths";
import type { AgencyIdentity } from "../settings.ts";

/**
 * Shows the agency of a client's page: logo, name and registration over the colour of the agency. The logo
 * stays on white in both themes, as it was drawn.
 */
export function AgencyBand({
  name,
  rnt,
  logo,
  colour,
}: Pick<AgencyIdentity, "name" | "rnt" | "logo" | "colour">) {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: 1,
        backgroundColor: "background.paper",
        borderBottom: `4px solid ${colour}`,
      }}
    >
      {logo !== null && (
        <Box
          component="img"
          src={logo}
          srcSet={srcSetOf(logo)}
          sizes="160px"
          alt=""
          sx={{
            display: "block",
            boxSizing: "content-box",
            height: 40,
            maxWidth: 160,
            p: 1,
            borderRadius: 0.5,
            objectFit: "contain",
            backgroundColor: light.paper,
          }}
        />
      )}
      <div>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography variant="body2">RNT n.º {rnt}</Typography>
      </div>
    </Box>
  );
}
