import type { ReactElement } from "react";

/** Act on a record, shown as a button or menu item. */
export interface StepAction {
  /** Label of the act, a verb: `Enviar cotización`. */
  readonly label: string;
  readonly onPress: () => void;
  readonly busy?: boolean;
  /** Reason why it cannot be done now, shown on the disabled button. */
  readonly off?: string | null;
  /** True for a destructive act, shown in red and apart. */
  readonly destructive?: boolean;
  /** Wraps the button in an explanation. */
  readonly explained?: (button: ReactElement) => ReactElement;
}

/** Returns the button unchanged, for acts without an explanation. */
export const asItIs = (button: ReactElement) => button;
