import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { roleLabel } from "@travesia/api/permissions";
import { useEffect, useState } from "react";
import { leaveViewing } from "../../../app/session/begin-anew.ts";
import { type Viewed, viewedHere, whyOver } from "../../../app/session/viewing.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { useViewingEndMutation } from "../users.generated.ts";
import { viewingTexts } from "./viewing.texts.ts";
import { VisibilityIcon } from "../../../ui/icons.tsx";

/** What stands over every page of a tab in which an owner sees as somebody; nothing in any other tab. */
export function ViewingBanner() {
  const [viewed] = useState(() => viewedHere());
  const toasts = useToasts();
  useEffect(() => {
    const why = whyOver();
    if (why) toasts.info(why, 6);
  }, [toasts]);
  return viewed && <Banner viewed={viewed} />;
}

/** Above everything that sticks to the top, which begins below it. */
function Banner({ viewed }: { readonly viewed: Viewed }) {
  const [end, { loading }] = useViewingEndMutation();
  // Who cannot tell the server leaves all the same: the viewing ends with the session.
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
