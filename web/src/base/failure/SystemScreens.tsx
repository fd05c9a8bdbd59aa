import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { useSignOut } from "../session/useSignOut.ts";
import { SystemPage } from "./SystemPage.tsx";
import { systemPaths } from "./system.paths.ts";
import { systemTexts } from "./system.texts.ts";

/** Screen shown while permissions are being checked. */
export function CheckingScreen() {
  return (
    <Stack
      data-late
      role="status"
      sx={{ minHeight: "60dvh", alignItems: "center", justifyContent: "center", gap: 4 }}
    >
      <CircularProgress size={28} aria-hidden="true" />
      <Typography component="h1" color="textSecondary">
        {systemTexts.checking}
      </Typography>
    </Stack>
  );
}

/**
 * Shows that the role may not see this page. `Volver` returns to the page before, or to `redirect` when there
 * is none.
 */
export function DeniedScreen({
  role,
  redirect,
  framed,
}: {
  readonly role: number;
  readonly redirect: string;
  readonly framed: boolean;
}) {
  const navigate = useNavigate();
  const { title, message, role: roleText, back } = systemTexts.denied;
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(redirect));
  return (
    <SystemPage
      title={title}
      framed={framed}
      action={
        <Button variant="contained" onClick={goBack}>
          {back}
        </Button>
      }
    >
      <Typography>{message}</Typography>
      <Typography color="textSecondary">{roleText(role)}</Typography>
    </SystemPage>
  );
}

/** Shows that the account was deactivated, and offers to sign in with another account. */
export function InactiveScreen() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { title, message, otherAccount } = systemTexts.inactive;
  const leave = () => {
    signOut();
    void navigate(systemPaths.login.to());
  };
  return (
    <SystemPage
      title={title}
      action={
        <Button variant="contained" onClick={leave}>
          {otherAccount}
        </Button>
      }
    >
      <Typography>{message}</Typography>
    </SystemPage>
  );
}

/** Shows the page for an unknown address. */
export function UnknownScreen() {
  const { title, message, home } = systemTexts.unknown;
  return (
    <SystemPage
      title={title}
      action={
        <Button variant="contained" href={systemPaths.home.to()}>
          {home}
        </Button>
      }
    >
      <Typography color="textSecondary">{message}</Typography>
    </SystemPage>
  );
}
