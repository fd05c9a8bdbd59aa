import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { SystemPage } from "./SystemPage.tsx";
import { systemTexts } from "./system.texts.ts";

/** Returns the message of the failure, on one line. */
const failureDetails = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Shows the global failure screen with the failure and a button to reload the page. Depends only on the
 * theme.
 */
export function FailureScreen({ error }: { readonly error: unknown }) {
  const { title, lead, details, reload } = systemTexts.failure;
  return (
    <SystemPage
      title={title}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {reload}
        </Button>
      }
    >
      <Typography role="alert">{lead}</Typography>
      <Box
        component="details"
        open
        sx={{
          textAlign: "left",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          p: 3,
          backgroundColor: "background.paper",
        }}
      >
        <Typography component="summary" variant="subtitle2" sx={{ cursor: "pointer" }}>
          {details}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {failureDetails(error)}
        </Typography>
      </Box>
    </SystemPage>
  );
}
