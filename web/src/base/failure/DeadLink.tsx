import type { ReactNode } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { AgencyChat } from "../AgencyChat.tsx";

interface DeadLinkProps {
  /** Reason why the link opens nothing, and the person to ask. */
  readonly children: ReactNode;
}

/**
 * Shows a link out of a mail that opens nothing any more; it leads to the agency's chat, where one gets a new
 * one.
 */
export const DeadLink = ({ children }: DeadLinkProps) => (
  <EmptyState page action={<AgencyChat />}>
    {children}
  </EmptyState>
);
