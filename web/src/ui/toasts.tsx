import Alert from "@mui/material/Alert";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  type CustomContentProps,
  SnackbarContent,
  SnackbarProvider,
  closeSnackbar,
  useSnackbar,
} from "notistack";
import { type ReactNode, forwardRef, useMemo } from "react";
import { useToastRegion } from "./toast-region.ts";

type Severity = "success" | "error" | "info";

/** At most this many toasts are seen at once; the oldest gives way. */
const MOST_TOASTS = 3;

/** What a toast lives when its message has no duration of its own, in seconds. */
const USUAL_SECONDS = 3;

const severityOf = (variant: string): Severity =>
  variant === "success" || variant === "error" ? variant : "info";

const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast(
  { id, message, variant, action },
  ref,
) {
  return (
    <SnackbarContent ref={ref} role="alert">
      <Alert
        severity={severityOf(variant)}
        variant="outlined"
        onClose={() => closeSnackbar(id)}
        closeText="Cerrar"
        role="presentation"
        action={typeof action === "function" ? action(id) : action}
        sx={{ width: "100%", maxWidth: 420, backgroundColor: "background.paper", boxShadow: 3 }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
});

/**
 * Mounts the toasts of the application: at the top right, below the bar and beside what is pressed, at most
 * three at once. On phones a newer one takes the place of the one before.
 */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const region = useToastRegion();
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={phone ? 1 : MOST_TOASTS}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      autoHideDuration={USUAL_SECONDS * 1000}
      Components={{ success: Toast, error: Toast, info: Toast }}
    >
      {children}
    </SnackbarProvider>
  );
}

/**
 * Tells what happened: `toasts.success("Cotización aprobada exitosamente")`, `toasts.success(text, 4)`.
 * Durations in seconds, 3 unless told. Failures of calls go through the application's `useFailureToast`,
 * which knows the texts and their rules.
 */
export function useToasts() {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const show = (variant: Severity) => (message: string, seconds?: number, action?: ReactNode) =>
      void enqueueSnackbar(message, { variant, autoHideDuration: (seconds ?? USUAL_SECONDS) * 1000, action });
    return { success: show("success"), failure: show("error"), info: show("info") };
  }, [enqueueSnackbar]);
}
