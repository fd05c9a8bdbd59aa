import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { useSettings } from "../settings.ts";

interface DeadLinkProps {
  /** Reason why the link opens nothing, and the person to ask. */
  readonly children: ReactNode;
}

/**
 * Shows a link out of a mail that opens nothing any more; it leads to the agency's chat, where one gets a new
 * one.
 */
export function DeadLink({ children }: DeadLinkProps) {
  const { agency } = useSettings();
  return (
    <EmptyState
      page
      action={
        agency && (
          <Button variant="outlined" href={`https://wa.me/${agency.whatsapp}`} target="_blank" rel="noopener">
            Escribir por WhatsApp
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
