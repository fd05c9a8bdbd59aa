import type { ReactNode } from "react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { AgencyContact } from "../AgencyContact.tsx";

interface DeadLinkProps {
  /** Reason why the link opens nothing, and the person to ask. */
  readonly children: ReactNode;
  /** Initial text of the message to the agency. */
  readonly greeting?: string;
  /** Another way on, above those to the agency. */
  readonly action?: ReactNode;
}

const LINK_IS_OVER = "Hola, el enlace que me enviaron ya no abre.";

/**
 * Shows that a link from a mail opens nothing any more; it leads to the agency's chat and mail, to request a
 * new one.
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
