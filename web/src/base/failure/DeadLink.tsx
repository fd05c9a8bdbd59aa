import type { ReactNode } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { AgencyContact } from "../AgencyContact.tsx";

interface DeadLinkProps {
  /** Reason why the link opens nothing, and the person to contact. */
  readonly children: ReactNode;
  /** Prefilled text of the message to the agency. */
  readonly greeting?: string;
  /** Additional act, shown above the agency's contacts. */
  readonly action?: ReactNode;
}

const LINK_IS_OVER = "Hola, el enlace que me enviaron ya no abre.";

/**
 * Shows that a link from an e-mail is no longer valid, with the agency's chat and e-mail to request a new
 * one.
 */
export const DeadLink = ({ children, greeting = LINK_IS_OVER, action }: DeadLinkProps) => (
  <EmptyState
    page
    action={
      <>
        {action}
        <AgencyContact greeting={greeting} />
      </>
    }
  >
    {children}
  </EmptyState>
);
