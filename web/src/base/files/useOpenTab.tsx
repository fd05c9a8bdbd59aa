import Button from "@mui/material/Button";
import { useToasts } from "../../ui/toasts.tsx";
import type { FailureKey } from "../failure/failures.texts.ts";
import { useFailureToast } from "../failure/useFailureToast.ts";

/** Seconds for which the toast offers an address that could not be opened. */
const OFFERED = 15;

/** Requests the address on click; no tab opens when the result is empty. */
export type AskedAddress = () => Promise<string | null | undefined>;

/**
 * Opens an address in a new tab. When the browser blocks the tab, a toast offers the address. Rejects as the
 * request does. Pass `refused` when a refusal is expected: then no tab opens before the answer.
 */
export function useOpenTab() {
  const toasts = useToasts();
  return async (ask: AskedAddress, refused = false): Promise<void> => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = refused ? null : window.open("", "_blank");
    const address = await ask().catch((error: unknown) => {
      tab?.close();
      throw error;
    });
    if (!address) tab?.close();
    else if (tab) tab.location.href = address;
    else
      toasts.info(
        "Tu navegador no dejó abrir otra pestaña.",
        OFFERED,
        <Button size="small" color="inherit" href={address} target="_blank" rel="noreferrer">
          Abrir
        </Button>,
      );
  };
}

/**
 * Returns a function that opens a file in a new tab by a temporary address, and shows a toast when the file
 * is refused.
 */
export function useOpenFile() {
  const openTab = useOpenTab();
  const showFailure = useFailureToast();
  return (ask: AskedAddress, key?: FailureKey): Promise<void> =>
    openTab(ask).catch((error: unknown) => showFailure(error, key));
}
