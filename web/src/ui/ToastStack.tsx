import Alert from "@mui/material/Alert";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import {
  type CustomContentProps,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
  closeSnackbar,
  useSnackbar,
} from "notistack";
import { forwardRef, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { HiddenText } from "./HiddenText.tsx";
import type { Severity, ToastLine } from "./toast-line.ts";
import { useToastRegion } from "./toast-region.ts";

/** Maximum number of visible toasts; the oldest is removed. */
const MOST_TOASTS = 3;

/** Default duration of a toast, in seconds. */
const USUAL_SECONDS = 3;

const severityOf = (variant: string): Severity =>
  variant === "success" || variant === "error" ? variant : "info";

const Drawn = forwardRef<HTMLDivElement, CustomContentProps>(function Drawn(
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

/** Milliseconds that an announcement stays in the document. */
const ANNOUNCED = 3000;

/** Passes the toasts to the provider above, and puts announcements into the region. */
function Sender({ line, region }: { readonly line: ToastLine; readonly region: HTMLElement }) {
  const [announced, announce] = useState("");
  const { enqueueSnackbar } = useSnackbar();
  const named = useRef(new Map<string, SnackbarKey>());
  useEffect(
    () =>
      line.drawWith((sent) => {
        if ("announces" in sent) return announce(sent.announces);
        const name = "ends" in sent ? sent.ends : sent.name;
        const before = name === undefined ? undefined : named.current.get(name);
        if (before !== undefined) closeSnackbar(before);
        if ("ends" in sent) return undefined;
        const { message, severity, seconds = USUAL_SECONDS, action } = sent;
        const key = enqueueSnackbar(message, {
          variant: severity,
          autoHideDuration: seconds * 1000,
          action,
        });
        if (name !== undefined) named.current.set(name, key);
        return undefined;
      }),
    [line, enqueueSnackbar],
  );
  useEffect(() => {
    if (announced === "") return undefined;
    const soon = setTimeout(() => announce(""), ANNOUNCED);
    return () => clearTimeout(soon);
  }, [announced]);
  return createPortal(
    announced && (
      <div role="alert">
        <HiddenText>{announced}</HiddenText>
      </div>
    ),
    region,
  );
}

/**
 * Shows the toasts of the application: at the top right, below the bar and beside the clicked control, at
 * most three at once. On phones a newer one replaces the previous one.
 */
export function ToastStack({ line }: { readonly line: ToastLine }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const region = useToastRegion();
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={phone ? 1 : MOST_TOASTS}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      autoHideDuration={USUAL_SECONDS * 1000}
      Components={{ success: Drawn, error: Drawn, info: Drawn }}
    >
      <Sender line={line} region={region} />
    </SnackbarProvider>
  );
}
