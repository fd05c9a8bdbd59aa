import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { roleLabel } from "@travesia/api/permissions";
import { leaveViewing } from "../../../base/session/begin-anew.ts";
import type { Viewed } from "../../../base/session/viewing.ts";
import { useViewingEndMutation } from "../users.generated.ts";
import { viewingTexts } from "./viewing.texts.ts";
import { VisibilityIcon } from "../../../ui/desk/deskIcons.tsx";

/** Draws the banner with the name of the viewed person above all sticky elements. */
export function ViewedBanner({ viewed }: { readonly viewed: Viewed }) {
  const [end, { loading }] = useViewingEndMutation();
  // The viewing is left also without an answer of the server: it ends with the session.
  const leave = async () => {
    await end({ variables: { userId: viewed.id } }).catch(() => undefined);
    leaveViewing(null);
  };
  return (
    <>
      <GlobalStyles styles={{ ":root": { "--above": "44px" } }} />
      <Box
        role="status"
        sx={(theme) => ({
          displayPrint: "none",
          position: "sticky",
          top: 0,
          zIndex: theme.zIndex.appBar + 1,
          height: "var(--above)",
          px: { xs: 3, md: 6 },
          display: "flex",
          alignItems: "center",
          gap: 2,
          color: theme.vars.palette.tones.sun.main,
          backgroundColor: theme.vars.palette.tones.sun.soft,
          borderBottom: 1,
          borderColor: "divider",
        })}
      >
        <VisibilityIcon fontSize="small" aria-hidden="true" />
        <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {viewingTexts.banner(viewed.name, roleLabel(viewed.role))}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={loading}
          onClick={() => void leave()}
        >
          {viewingTexts.leave}
        </Button>
      </Box>
    </>
  );
}
