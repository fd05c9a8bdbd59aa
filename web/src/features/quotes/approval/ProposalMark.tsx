import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { light } from "@travesia/api/look";
import { srcSetOf } from "@travesia/api/picture-widths";
import { useSettings } from "../../../base/settings.ts";

/**
 * Shows whose proposal it is: logo, name and registration over the colour of the agency, white in both
 * themes.
 */
export function ProposalMark() {
  const { agency } = useSettings();
  if (!agency) return null;
  const { name, rnt, logo, colour } = agency;
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: 1,
        backgroundColor: light.paper,
        color: light.ink,
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
          sx={{ display: "block", height: 40, maxWidth: 160, objectFit: "contain" }}
        />
      )}
      <div>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography variant="body2">RNT n.º {rnt}</Typography>
      </div>
    </Box>
  );
}
